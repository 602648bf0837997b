package io.variantmapper.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({"Kind, KIND", "ItemKind, ITEM_KIND", "URLKind, URLKIND", "Area2dKind, AREA2D_KIND"})
  void wordsAreSplitByUnderscores(String type, String constant) {
    assertThat(Names.constant(type)).isEqualTo(constant);
  }

  @ParameterizedTest
  @CsvSource({"Item, item", "ItemKind, itemKind", "T, t", "KEY, key", "T1, t1"})
  void variableBeginsWithALowerCaseLetter(String type, String variable) {
    assertThat(Names.variable(type)).isEqualTo(variable);
  }
}
