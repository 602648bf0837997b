package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.StringName;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContainerTypeTest {
  private static final Variant NIL = Variant.Nil.INSTANCE;
  private static final Variant OBJECT = new Variant.FullObject("Node", List.of());
  private static final Variant TEXT = Variant.of("a");
  private static final Variant NAME = Variant.of(new StringName("a"));
  private static final Variant NUMBER = Variant.of(1);

  @Test
  void typeOfNilsIsNone() {
    assertThat(ContainerType.of(VariantType.NIL)).isEqualTo(ContainerType.UNTYPED);
  }

  @Test
  void typeReadsLikeGdscript() {
    assertThat(ContainerType.UNTYPED).hasToString("Variant");
    assertThat(ContainerType.of(VariantType.VECTOR2)).hasToString("Vector2");
    assertThat(ContainerType.ofClass("Resource")).hasToString("Resource");
    assertThat(ContainerType.ofScript("res://enemy.gd")).hasToString("res://enemy.gd");
  }

  @Test
  void objectsOrNilsAreInContainersOfObjects() {
    assertHoldsObjects(ContainerType.ofClass("Resource"));
    assertHoldsObjects(ContainerType.ofScript("res://enemy.gd"));
    assertHoldsObjects(ContainerType.of(VariantType.OBJECT));
  }

  private static void assertHoldsObjects(ContainerType type) {
    assertThat(type.fit(OBJECT)).isEqualTo(OBJECT);
    assertThat(type.fit(NIL)).isEqualTo(NIL);
    assertThat(type.fit(NUMBER)).isNull();
  }

  @Test
  void textBecomesTheTextThatAContainerHolds() {
    assertThat(ContainerType.of(VariantType.STRING).fit(NAME)).isEqualTo(TEXT);
    assertThat(ContainerType.of(VariantType.STRING_NAME).fit(TEXT)).isEqualTo(NAME);
  }

  @Test
  void intBecomesAFloat() {
    assertThat(ContainerType.of(VariantType.FLOAT).fit(NUMBER)).isEqualTo(Variant.of(1.0));
  }

  @Test
  void valueOfAnotherTypeIsDropped() {
    assertThat(ContainerType.of(VariantType.STRING).fit(NUMBER)).isNull();
    assertThat(ContainerType.of(VariantType.INT).fit(TEXT)).isNull();
    assertThat(ContainerType.of(VariantType.INT).fit(Variant.of(1.0))).isNull();
    assertThat(ContainerType.of(VariantType.FLOAT).fit(TEXT)).isNull();
  }
}
