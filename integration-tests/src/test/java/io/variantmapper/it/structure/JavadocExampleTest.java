package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the examples in Javadoc are blocks of code, not running text. */
class JavadocExampleTest {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)\\* <pre>\\{@code\n(.*?)</pre>");

  static Stream<Path> files() {
    return Repository.sources("/src/main/").stream();
  }

  @ParameterizedTest
  @MethodSource("files")
  void exampleHasNoMarkup(Path file) {
    assertThat(examples(file)).allSatisfy(example -> assertThat(example).doesNotContain("<p>"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void exampleEndsOnItsOwnLine(Path file) {
    assertThat(examples(file))
        .allSatisfy(example ->
            assertThat(example.lines().toList()).last().asString().matches("\\s*\\*\\s*}"));
  }

  private static List<String> examples(Path file) {
    return EXAMPLE
        .matcher(Repository.read(file))
        .results()
        .map(found -> found.group(1))
        .toList();
  }
}
