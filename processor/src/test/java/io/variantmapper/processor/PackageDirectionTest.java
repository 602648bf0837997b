package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imports of our own packages go one way. */
class PackageDirectionTest {
  private static final Pattern OURS =
      Pattern.compile("import (?:static )?(io\\.variantmapper(?:\\.[a-z]+)*)\\..*");

  @ParameterizedTest(name = "{1} imports only [{2}]")
  @CsvSource(
      delimiter = '|',
      value = {
        "../annotations | io.variantmapper.annotations |",
        "../runtime | io.variantmapper.runtime.wire |",
        "../runtime | io.variantmapper.runtime.value |",
        "../runtime | io.variantmapper.runtime | io.variantmapper.runtime.value"
            + " io.variantmapper.runtime.wire",
        "../runtime | io.variantmapper.runtime.stream | io.variantmapper.runtime"
            + " io.variantmapper.runtime.wire",
        ". | io.variantmapper.processor.model |",
        ". | io.variantmapper.processor.read | io.variantmapper.annotations"
            + " io.variantmapper.processor.model",
        ". | io.variantmapper.processor.validate | io.variantmapper.processor.model",
        ". | io.variantmapper.processor.emit | io.variantmapper.processor.model",
        ". | io.variantmapper.processor | io.variantmapper.annotations"
            + " io.variantmapper.processor.emit io.variantmapper.processor.model"
            + " io.variantmapper.processor.read io.variantmapper.processor.validate",
      })
  void packageImportsOnlyWhatItMay(String module, String name, @Nullable String allowed)
      throws IOException {
    Path sources = Path.of(module, "src/main/java").resolve(name.replace('.', '/'));
    List<String> allowedPackages =
        allowed == null ? List.of(name) : List.of((allowed + " " + name).split(" ", -1));
    assertThat(imports(sources)).isSubsetOf(allowedPackages);
  }

  @ParameterizedTest
  @CsvSource({"model", "validate", "emit"})
  void compilerIsAskedInReadOnly(String name) throws IOException {
    Path sources = Path.of("src/main/java/io/variantmapper/processor", name);
    assertThat(lines(sources)).noneMatch(line -> line.startsWith("import javax.lang.model.util"));
    assertThat(lines(sources)).noneMatch(line -> line.startsWith("import javax.lang.model.type"));
    assertThat(lines(sources)).noneMatch(line -> line.startsWith("import javax.annotation"));
  }

  private static List<String> imports(Path sources) throws IOException {
    return lines(sources).stream()
        .map(OURS::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .distinct()
        .toList();
  }

  private static List<String> lines(Path sources) throws IOException {
    try (Stream<Path> files = Files.list(sources)) {
      List<Path> java = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(java).isNotEmpty();
      return java.stream().flatMap(PackageDirectionTest::linesOf).toList();
    }
  }

  private static Stream<String> linesOf(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
