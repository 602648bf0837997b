package io.variantmapper.processor.gdscript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LiteralsTest {
  @Test
  void quotesAndBackslashesAreEscaped() {
    assertThat(Literals.text("a\"b\\\n\t")).isEqualTo("\"a\\\"b\\\\\\n\\t\"");
  }

  /** To Godot 3, U+FFFF is the cursor of its editor. */
  @Test
  void invisibleCharactersAreEscaped() {
    assertThat(Literals.text("\u0001\u202e\u2028\uffff"))
        .isEqualTo("\"\\u0001\\u202e\\u2028\\uffff\"");
  }

  @Test
  void otherCharactersStayAsTheyAre() {
    assertThat(Literals.text("é😀%$'")).isEqualTo("\"é😀%$'\"");
  }

  /** The sign is not part of a literal, so that the number without it would be too large. */
  @Test
  void smallestIntIsADifference() {
    assertThat(Literals.of(Long.MIN_VALUE)).isEqualTo("-9223372036854775807 - 1");
  }
}
