package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that docs/processor.md names only files that exist. */
class ProcessorDocumentTest {
  private static final String TEXT =
      Repository.read(Repository.root().resolve("docs/processor.md"));
  private static final Path PROCESSOR =
      Repository.root().resolve("processor/src/main/java/io/variantmapper/processor");
  private static final Pattern FILE = Pattern.compile("`([\\w/.-]+/[\\w.-]+|\\w+\\.java)`");

  static Stream<String> files() {
    return FILE.matcher(TEXT).results().map(found -> found.group(1)).distinct();
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyFileInTheDocumentExists(String file) {
    assertThat(Files.exists(PROCESSOR.resolve(file))
            || Files.exists(Repository.root().resolve(file)))
        .as(file)
        .isTrue();
  }

  @Test
  void eachRecipeNamesFiles() {
    String[] sections = TEXT.split("\n## ");
    assertThat(sections).hasSize(8);
    assertThat(sections).allMatch(section -> FILE.matcher(section).find());
  }
}
