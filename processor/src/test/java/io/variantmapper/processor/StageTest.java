package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each stage imports only what its task needs. Another test checks the imports between the packages
 * of the whole project.
 */
class StageTest {
  private static final Path SOURCES = Path.of("src/main/java/io/variantmapper/processor");

  @ParameterizedTest
  @ValueSource(strings = {"model", "validate", "emit"})
  void onlyTheReadingStageUsesCompilerTypes(String stage) throws IOException {
    assertThat(imports(stage))
        .noneMatch(line -> line.contains(" javax.lang.model.util."))
        .noneMatch(line -> line.contains(" javax.lang.model.type."))
        .noneMatch(line -> line.contains(" com.google.auto."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"model", "read", "validate", "emit"})
  void noStageReportsOrWritesFiles(String stage) throws IOException {
    assertThat(imports(stage)).noneMatch(line -> line.contains(" javax.annotation.processing."));
  }

  private static List<String> imports(String stage) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve(stage))) {
      List<String> imports = files
          .filter(Files::isRegularFile)
          .flatMap(StageTest::lines)
          .filter(line -> line.startsWith("import "))
          .toList();
      assertThat(imports).isNotEmpty();
      return imports;
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
