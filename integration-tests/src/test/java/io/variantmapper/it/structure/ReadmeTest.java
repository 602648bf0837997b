package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Java in the README is compiled: each block stands in the sample's sources. */
class ReadmeTest {
  private static final Pattern JAVA_BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  static List<String> javaBlocksOfTheReadme() {
    String readme = Repository.read(Repository.root().resolve("README.md"));
    return JAVA_BLOCK.matcher(readme).results().map(found -> found.group(1)).toList();
  }

  @ParameterizedTest
  @MethodSource("javaBlocksOfTheReadme")
  void javaBlockStandsInTheSample(String block) {
    assertThat(sampleSources()).contains(lines(block));
  }

  private static String sampleSources() {
    return Repository.mainSources().stream()
        .filter(file -> Repository.relative(file).startsWith("sample-app"))
        .map(Repository::read)
        .map(ReadmeTest::lines)
        .collect(Collectors.joining("\n"));
  }

  /** The lines without indentation, imports, blank lines and trailing comments. */
  private static String lines(String source) {
    return Stream.of(source.split("\n"))
        .map(line -> line.replaceAll("\\s*//.*", "").strip())
        .filter(line -> !line.isEmpty() && !line.startsWith("import "))
        .collect(Collectors.joining("\n"));
  }
}
