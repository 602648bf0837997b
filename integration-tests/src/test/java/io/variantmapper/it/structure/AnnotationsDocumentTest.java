package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the tables of docs/annotations.md have a row for every type of the module {@code
 * annotations}.
 */
class AnnotationsDocumentTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `@?([A-Z]\\w*)` \\|");
  private static final List<String> ROWS = ROW.matcher(
          Repository.read(Repository.root().resolve("docs/annotations.md")))
      .results()
      .map(row -> row.group(1))
      .toList();

  static Stream<String> types() {
    return Repository.sources("/src/main/").stream()
        .map(Repository::relative)
        .filter(file -> file.startsWith("annotations/") && !file.endsWith("-info.java"))
        .map(file -> file.replaceAll(".*/|\\.java", ""));
  }

  @ParameterizedTest
  @MethodSource("types")
  void everyTypeHasARow(String type) {
    assertThat(ROWS).contains(type);
  }
}
