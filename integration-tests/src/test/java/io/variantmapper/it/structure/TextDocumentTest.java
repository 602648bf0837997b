package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that a test of the module compiles the Java in docs/text.md. */
class TextDocumentTest {
  private static final String COMPILED = JavaBlocks.testSources("text/");

  static List<String> javaBlocks() {
    return JavaBlocks.of("docs/text.md");
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsCompiled(String block) {
    assertThat(COMPILED).contains(block);
  }
}
