package io.variantmapper.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GodotTypeTest {
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ANY", "NIL"})
  void constantHasTheGodotNameOfItsNamesakeInVariantType(GodotType type) {
    assertThat(VariantType.valueOf(type.name()).godotName()).isEqualTo(type.godotName());
  }
}
