package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContainerTypeTest {

  @Test
  void elementTypeNilMeansUntyped() {
    assertThat(ContainerType.of(VariantType.NIL)).isEqualTo(ContainerType.UNTYPED);
  }

  @Test
  void typeIsPrintedAsInGdscript() {
    assertThat(ContainerType.UNTYPED).hasToString("Variant");
    assertThat(ContainerType.of(VariantType.VECTOR2)).hasToString("Vector2");
    assertThat(ContainerType.ofClass("Resource")).hasToString("Resource");
    assertThat(ContainerType.ofScript("res://enemy.gd")).hasToString("res://enemy.gd");
  }
}
