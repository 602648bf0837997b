package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that docs/pekko.md shows the types and the configuration that the module's tests use. */
class PekkoDocumentTest {
  private static final String DOCUMENT = "docs/pekko.md";
  private static final String COMPILED =
      JavaBlocks.testSources("pekko/") + "\n" + JavaBlocks.sources("sample-cluster/");

  static List<String> javaBlocks() {
    return JavaBlocks.of(DOCUMENT);
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsCompiled(String block) {
    assertThat(COMPILED).contains(block);
  }

  @Test
  void configurationIsTested() {
    String conf = Repository.read(Repository.root().resolve("pekko/src/test/resources/game.conf"));
    assertThat(Repository.read(Repository.root().resolve(DOCUMENT)))
        .contains("```conf\n" + conf + "```");
  }
}
