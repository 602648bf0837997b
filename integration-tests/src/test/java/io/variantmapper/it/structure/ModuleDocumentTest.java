package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the Java in a module's document is in the sources of tests or of a sample, which are
 * compiled.
 */
class ModuleDocumentTest {
  static Stream<Arguments> javaBlocks() {
    return Stream.of(
            blocks(
                "docs/pekko.md",
                JavaBlocks.testSources("pekko/") + "\n" + JavaBlocks.sources("sample-cluster/")),
            blocks(
                "docs/enet.md",
                JavaBlocks.testSources("enet/") + "\n"
                    + JavaBlocks.testSources("integration-tests/")),
            blocks(
                "docs/rpc.md",
                JavaBlocks.testSources("netty/") + "\n"
                    + JavaBlocks.testSources("integration-tests/")),
            blocks("docs/saves.md", JavaBlocks.testSources("saves/")),
            blocks("docs/text.md", JavaBlocks.testSources("text/")))
        .flatMap(blocks -> blocks);
  }

  private static Stream<Arguments> blocks(String document, String compiled) {
    return JavaBlocks.of(document).stream().map(block -> Arguments.of(document, block, compiled));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("javaBlocks")
  void javaBlockIsCompiled(String document, String block, String compiled) {
    assertThat(compiled).contains(block);
  }
}
