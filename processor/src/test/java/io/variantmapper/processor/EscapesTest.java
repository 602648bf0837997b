package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EscapesTest {
  @Test
  void charactersThatTheCharsetLacksAreEscaped() {
    assertThat(Escapes.of("\"n\u00e4me \ud83d\ude00\"", StandardCharsets.US_ASCII))
        .isEqualTo("\"n\\u00e4me \\ud83d\\ude00\"");
  }

  @Test
  void charactersThatTheCharsetHasAreKept() {
    assertThat(Escapes.of("n\u00e4me", StandardCharsets.ISO_8859_1)).isEqualTo("n\u00e4me");
  }
}
