package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Imports go one way; each package and what of ours it may import. */
class PackageDirectionTest {
  private static final Pattern LIBRARY = Pattern.compile("annotations/|runtime/|processor/");
  private static final String OURS = "io.variantmapper.";
  private static final Pattern IMPORT = Pattern.compile(
      "^import (?:static )?io\\.variantmapper\\.([a-z.]+)\\.[A-Z]", Pattern.MULTILINE);
  private static final Pattern PACKAGE =
      Pattern.compile("^package io\\.variantmapper\\.([a-z.]+);", Pattern.MULTILINE);

  private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
      Map.entry("annotations", Set.of()),
      Map.entry("runtime.wire", Set.of()),
      Map.entry("runtime.value", Set.of("runtime.wire")),
      Map.entry("runtime", Set.of("runtime.value", "runtime.wire")),
      Map.entry("runtime.stream", Set.of("runtime", "runtime.wire")),
      Map.entry("processor.model", Set.of()),
      Map.entry("processor.read", Set.of("processor.model", "annotations")),
      Map.entry("processor.validate", Set.of("processor.model")),
      Map.entry("processor.emit", Set.of("processor.model")),
      Map.entry(
          "processor",
          Set.of(
              "processor.model",
              "processor.read",
              "processor.validate",
              "processor.emit",
              "annotations")));

  static List<Path> libraryFiles() {
    return Repository.mainSources().stream()
        .filter(file -> LIBRARY.matcher(Repository.relative(file)).lookingAt())
        .filter(file -> PACKAGE.matcher(Repository.read(file)).find())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("libraryFiles")
  void fileImportsOnlyWhatItsPackageMay(Path file) {
    String source = Repository.read(file);
    String ownPackage = packageOf(source);
    Set<String> imported = new TreeSet<>();
    IMPORT.matcher(source).results().map(found -> found.group(1)).forEach(imported::add);
    imported.remove(ownPackage);

    assertThat(ALLOWED).as("a new package: say what it may import").containsKey(ownPackage);
    assertThat(imported).as(OURS + ownPackage).isSubsetOf(ALLOWED.get(ownPackage));
  }

  @Test
  void everyPackageOfTheTableExists() {
    Set<String> found = new TreeSet<>();
    libraryFiles().forEach(file -> found.add(packageOf(Repository.read(file))));
    assertThat(found).isEqualTo(new TreeSet<>(ALLOWED.keySet()));
  }

  private static String packageOf(String source) {
    return PACKAGE
        .matcher(source)
        .results()
        .map((MatchResult found) -> found.group(1))
        .findFirst()
        .orElseThrow();
  }
}
