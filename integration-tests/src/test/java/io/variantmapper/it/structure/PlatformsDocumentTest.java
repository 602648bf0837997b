package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that each row of docs/platforms.md names tests that exist, and that each test of a
 * platform has a row.
 */
class PlatformsDocumentTest {
  private static final Path TESTS = Path.of("src/test/java/io/variantmapper/it");
  private static final Path PROCESSOR_TESTS =
      Path.of("../processor/src/test/java/io/variantmapper/processor");
  private static final Path PEKKO_TESTS = Path.of("../pekko/src/test/java/io/variantmapper/pekko");
  private static final Path CLUSTER_TESTS =
      Path.of("../sample-cluster/src/test/java/io/variantmapper/sample/cluster");
  private static final Path CONSUMERS = Path.of("src/it");
  private static final Pattern PROVED_BY = Pattern.compile("(?m)^\\|.*\\|([^|]*)\\|$");
  private static final Pattern NAME = Pattern.compile("`([\\w/-]+)`");

  static List<String> rows() {
    String text = Repository.read(Repository.root().resolve("docs/platforms.md"));
    return PROVED_BY
        .matcher(text)
        .results()
        .map(row -> row.group(1).strip())
        .filter(cell -> !cell.equals("proved by") && !cell.equals("---"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void eachRowRefersToExistingTests(String cell) {
    assertThat(names(cell)).isNotEmpty().allMatch(PlatformsDocumentTest::exists);
  }

  @Test
  void everyPlatformTestHasARow() throws IOException {
    List<String> proofs = rows().stream().flatMap(cell -> names(cell).stream()).toList();
    assertThat(proofs).containsAll(tests()).containsAll(consumers());
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map(name -> name.group(1)).toList();
  }

  private static boolean exists(String name) {
    return Files.isDirectory(CONSUMERS.resolve(name))
        || Files.exists(TESTS.resolve("platform/" + name + ".java"))
        || Files.exists(PROCESSOR_TESTS.resolve(name + ".java"))
        || Files.exists(PEKKO_TESTS.resolve(name + ".java"))
        || Files.exists(CLUSTER_TESTS.resolve(name + ".java"))
        || Files.exists(TESTS.resolve("engine/" + name + ".java"))
        || Files.exists(TESTS.resolve("structure/" + name + ".java"));
  }

  private static List<String> tests() throws IOException {
    try (Stream<Path> files = Files.list(TESTS.resolve("platform"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Test.java"))
          .map(name -> name.replace(".java", ""))
          .toList();
    }
  }

  private static List<String> consumers() throws IOException {
    try (Stream<Path> folders = Files.list(CONSUMERS.resolve("platforms"))) {
      return folders.map(folder -> "platforms/" + folder.getFileName()).toList();
    }
  }
}
