package io.variantmapper.runtime.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.StringName;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks which values engines convert or drop because of the type of a container. */
class ContentsTest {
  @Test
  void containerOfObjectsKeepsObjectsAndNils() {
    for (ContainerType type : List.of(
        ContainerType.ofClass("Resource"),
        ContainerType.ofScript("res://enemy.gd"),
        ContainerType.of(VariantType.OBJECT))) {
      assertThat(VariantMethods.keeps(type, VariantType.OBJECT)).isTrue();
      assertThat(VariantMethods.keeps(type, VariantType.NIL)).isTrue();
      assertThat(VariantMethods.keeps(type, VariantType.INT)).isFalse();
    }
  }

  @Test
  void untypedContainerKeepsEveryValue() {
    for (VariantType type : VariantType.values()) {
      assertThat(VariantMethods.keeps(ContainerType.UNTYPED, type))
          .as(type.name())
          .isTrue();
    }
  }

  @Test
  void textIsConvertedToTheTextTypeOfTheContainer() {
    assertThat(onlyElement("1c000100 04000000 01000000 15000000 01000000 61000000"))
        .isEqualTo(Variant.of("a"));
    assertThat(onlyElement("1c000100 15000000 01000000 04000000 01000000 61000000"))
        .isEqualTo(Variant.of(new StringName("a")));
  }

  @Test
  void intIsConvertedInAContainerOfFloats() {
    assertThat(onlyElement("1c000100 03000000 01000000 02000000 01000000"))
        .isEqualTo(Variant.of(1.0));
  }

  @Test
  void valueThatCannotBeConvertedIsDropped() {
    assertThat(VariantMethods.keeps(ContainerType.of(VariantType.STRING), VariantType.INT))
        .isFalse();
    assertThat(VariantMethods.keeps(ContainerType.of(VariantType.INT), VariantType.STRING))
        .isFalse();
    assertThat(VariantMethods.keeps(ContainerType.of(VariantType.INT), VariantType.FLOAT))
        .isFalse();
    assertThat(VariantMethods.keeps(ContainerType.of(VariantType.FLOAT), VariantType.STRING))
        .isFalse();
  }

  private static Variant onlyElement(String packet) {
    return ((Variant.Array) Packets.reader(packet).readVariant()).elements().get(0);
  }
}
