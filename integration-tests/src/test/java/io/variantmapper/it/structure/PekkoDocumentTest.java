package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks that docs/pekko.md shows the configuration that the module's tests use. */
class PekkoDocumentTest {
  @Test
  void documentShowsTheTestedConfiguration() {
    String conf = Repository.read(Repository.root().resolve("pekko/src/test/resources/game.conf"));
    assertThat(Repository.read(Repository.root().resolve("docs/pekko.md")))
        .contains("```conf\n" + conf + "```");
  }
}
