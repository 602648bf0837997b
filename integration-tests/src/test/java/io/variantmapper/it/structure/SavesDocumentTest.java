package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that docs/saves.md shows code that the module's tests run. */
class SavesDocumentTest {
  private static final String COMPILED = JavaBlocks.testSources("saves/");

  static List<String> javaBlocks() {
    return JavaBlocks.of("docs/saves.md");
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsCompiled(String block) {
    assertThat(COMPILED).contains(block);
  }
}
