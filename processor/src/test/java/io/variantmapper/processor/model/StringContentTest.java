package io.variantmapper.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StringContentTest {
  @Test
  void textsAreComparedByCodePoint() {
    List<String> ascending =
        List.of("", "10", "9", "A", "Z", "_", "a", "a_b", "aa", "b", "Ä", "\uFF21", "\uD83D\uDE00");
    for (int i = 0; i < ascending.size(); i++) {
      for (int j = 0; j < ascending.size(); j++) {
        assertThat(Integer.signum(StringContent.compare(ascending.get(i), ascending.get(j))))
            .as("%s and %s", ascending.get(i), ascending.get(j))
            .isEqualTo(Integer.compare(i, j));
      }
    }
  }
}
