package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that each block of Java in {@link #DOCUMENTS} is in the sources of the sample or of an
 * example, which are compiled.
 */
class ReadmeTest {
  private static final String PROCESSOR = "variantmapper-processor";

  /** The documents whose blocks are in the sample or in an example. */
  static final List<String> DOCUMENTS = List.of(
      "README.md",
      "docs/connections.md",
      "docs/godot-server.md",
      "docs/limits.md",
      "docs/save-files.md",
      "docs/server.md",
      "docs/trees.md");

  private static final String SAMPLES =
      JavaBlocks.sources("sample-app") + JavaBlocks.sources("examples");

  static List<String> javaBlocks() {
    return DOCUMENTS.stream()
        .flatMap(document -> JavaBlocks.of(document).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsInASample(String block) {
    assertThat(SAMPLES).contains(block);
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/first-packet.md"})
  void processorIsOnlyOnTheProcessorPath(String document) {
    // From JDK 23 on, javac does not run a processor that is only on the class path.
    String maven = block(document, "xml");
    String before = maven.substring(0, maven.indexOf("<annotationProcessorPaths>"));
    assertThat(maven).contains(PROCESSOR);
    assertThat(before).doesNotContain(PROCESSOR);
    assertThat(block(document, "groovy").lines())
        .filteredOn(line -> line.contains(PROCESSOR))
        .allMatch(line -> line.strip().startsWith("annotationProcessor "))
        .isNotEmpty();
  }

  /** Returns the document's first block of code in the given language. */
  private static String block(String document, String language) {
    String text = Repository.read(Repository.root().resolve(document));
    int start = text.indexOf("```" + language + "\n");
    return text.substring(start, text.indexOf("```\n", start + 3));
  }
}
