package io.variantmapper.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.MisusedMark.Misuse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MisuseTextTest {
  @ParameterizedTest
  @EnumSource
  void eachMisuseHasASentence(Misuse misuse) {
    assertThat(MisuseText.of(misuse)).isNotNull();
  }
}
