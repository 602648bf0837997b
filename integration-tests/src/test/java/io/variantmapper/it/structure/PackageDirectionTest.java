package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
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
      "^import (?:static )?io\\.variantmapper\\.([a-z.]+)\\.[A-Z*]", Pattern.MULTILINE);
  private static final Pattern PACKAGE =
      Pattern.compile("^package io\\.variantmapper\\.([a-z.]+);", Pattern.MULTILINE);

  private static final Pattern COMPILER =
      Pattern.compile("^import (?:static )?(javax\\.(?:lang|annotation)\\..*);", Pattern.MULTILINE);

  /** The lowest first: each may import those before it. */
  private static final List<String> READING = List.of(
      "processor.read.language",
      "processor.read.member",
      "processor.read.mark",
      "processor.read.serializer",
      "processor.read.type",
      "processor.read");

  private static final List<String> EMITTING = List.of(
      "processor.emit.code",
      "processor.emit.value",
      "processor.emit.container",
      "processor.emit.run",
      "processor.emit.read",
      "processor.emit.write",
      "processor.emit.change",
      "processor.emit");

  private static final Map<String, Set<String>> ALLOWED = allowed();

  private static Map<String, Set<String>> allowed() {
    Map<String, Set<String>> allowed = new HashMap<>();
    allowed.put("annotations", Set.of());
    allowed.put("runtime.wire", Set.of());
    allowed.put("runtime.value", Set.of("runtime.wire"));
    allowed.put("runtime", Set.of("runtime.value", "runtime.wire"));
    allowed.put("runtime.stream", Set.of("runtime", "runtime.wire"));
    allowed.put("processor.model", Set.of());
    allowed.put("processor.validate", Set.of("processor.model"));
    putLayers(allowed, READING, Set.of("processor.model", "annotations"));
    putLayers(allowed, EMITTING, Set.of("processor.model"));
    Set<String> all = new TreeSet<>(allowed.keySet());
    all.removeIf(name -> name.startsWith("runtime"));
    allowed.put("processor", all);
    return allowed;
  }

  private static void putLayers(
      Map<String, Set<String>> allowed, List<String> layers, Set<String> below) {
    Set<String> lower = new TreeSet<>(below);
    for (String layer : layers) {
      allowed.put(layer, new TreeSet<>(lower));
      lower.add(layer);
    }
  }

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
    Set<String> imported = importedBy(source);
    imported.remove(ownPackage);

    assertThat(ALLOWED).as("a new package: say what it may import").containsKey(ownPackage);
    assertThat(imported).as(OURS + ownPackage).isSubsetOf(ALLOWED.get(ownPackage));
  }

  /** Serializers are emitted on other threads than the compiler's, which only it may use. */
  @Test
  void emittingAsksTheCompilerNothing() {
    Set<String> asked = new TreeSet<>();
    libraryFiles().stream()
        .map(Repository::read)
        .filter(source -> packageOf(source).startsWith("processor.emit"))
        .flatMap(source -> COMPILER.matcher(source).results())
        .forEach(found -> asked.add(found.group(1)));
    assertThat(asked).containsExactly("javax.lang.model.element.Modifier");
  }

  @Test
  void importsAreFoundInEveryForm() {
    String source = """
        import io.variantmapper.runtime.VariantReader;
        import io.variantmapper.runtime.value.*;
        import static io.variantmapper.runtime.wire.Header.FLAG_64;
        import java.util.List;
        """;
    assertThat(importedBy(source)).containsExactly("runtime", "runtime.value", "runtime.wire");
  }

  private static Set<String> importedBy(String source) {
    Set<String> imported = new TreeSet<>();
    IMPORT.matcher(source).results().map(found -> found.group(1)).forEach(imported::add);
    return imported;
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
