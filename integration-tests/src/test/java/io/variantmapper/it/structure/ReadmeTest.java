package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Java in the first documents is compiled: each block stands in the sample's sources. */
class ReadmeTest {
  private static final String PROCESSOR = "variantmapper-processor";

  static List<String> javaBlocks() {
    return Stream.of("README.md", "docs/streams.md", "docs/limits.md")
        .flatMap(document -> JavaBlocks.of(document).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockStandsInTheSample(String block) {
    assertThat(JavaBlocks.sources("sample-app")).contains(block);
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/setup.md"})
  void processorStandsInItsPathAlone(String document) {
    // From JDK 23 on javac runs none that merely lies on the class path.
    String maven = block(document, "xml");
    String before = maven.substring(0, maven.indexOf("<annotationProcessorPaths>"));
    assertThat(maven).contains(PROCESSOR);
    assertThat(before).doesNotContain(PROCESSOR);
    assertThat(block(document, "groovy").lines())
        .filteredOn(line -> line.contains(PROCESSOR))
        .allMatch(line -> line.strip().startsWith("annotationProcessor "))
        .isNotEmpty();
  }

  /** The first block of a language. */
  private static String block(String document, String language) {
    String text = Repository.read(Repository.root().resolve(document));
    int start = text.indexOf("```" + language + "\n");
    return text.substring(start, text.indexOf("```\n", start + 3));
  }
}
