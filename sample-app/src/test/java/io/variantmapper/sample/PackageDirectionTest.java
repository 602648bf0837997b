package io.variantmapper.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that imports go in one direction. A map lists the packages of the sample that each package
 * may import.
 */
final class PackageDirectionTest {
  private static final Path ROOT = Path.of("src/main/java/io/variantmapper/sample");
  private static final Pattern IMPORT =
      Pattern.compile("^import io\\.variantmapper\\.sample\\.(\\w+)\\.", Pattern.MULTILINE);

  private static final Map<String, Set<String>> ALLOWED = Map.of(
      "world", Set.of(),
      "message", Set.of("world"),
      "server", Set.of("world", "message"),
      "client", Set.of("message"),
      "load", Set.of("world", "message"),
      "print", Set.of(),
      "rpc", Set.of(),
      "cli", Set.of("world", "message", "server", "client", "load", "print", "rpc"),
      "readme", Set.of());

  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void fileImportsOnlyAllowedPackages(Path file) throws IOException {
    String ownPackage = file.getParent().getFileName().toString();
    Set<String> imported = IMPORT
        .matcher(Files.readString(file))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
    assertThat(ALLOWED).containsKey(ownPackage);
    assertThat(imported).isSubsetOf(ALLOWED.get(ownPackage));
  }
}
