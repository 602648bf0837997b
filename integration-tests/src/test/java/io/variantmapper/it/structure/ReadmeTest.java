package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Java in the README is compiled: each block stands in the sample's sources. */
class ReadmeTest {

  static List<String> javaBlocksOfTheReadme() {
    return JavaBlocks.of("README.md");
  }

  @ParameterizedTest
  @MethodSource("javaBlocksOfTheReadme")
  void javaBlockStandsInTheSample(String block) {
    assertThat(JavaBlocks.sources("sample-app")).contains(block);
  }
}
