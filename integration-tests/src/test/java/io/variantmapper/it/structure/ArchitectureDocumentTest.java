package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.VariantDictionary;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the names, the imports and the bytes in docs/architecture.md match the code. */
class ArchitectureDocumentTest {
  private static final String TEXT =
      Repository.read(Repository.root().resolve("docs/architecture.md"));
  private static final JavaNames NAMES = JavaNames.of(Repository.sources("/src/"));

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final Pattern TYPE_IN_BLOCK =
      Pattern.compile("\\b(?:[A-Z][a-z0-9]+){2,}(?:\\.[a-z]\\w*)?");
  private static final Pattern PACKAGE = Pattern.compile("[a-z]+(?:\\.[a-z]+)*");
  private static final Pattern HEX_WORDS = Pattern.compile("[0-9a-f]{8}(?: [0-9a-f]{8})*");

  private static final Pattern ROOM =
      Pattern.compile("(?m)^\\| `([a-z.]+)` \\|[^|]*\\|([^|]*)\\|$");
  private static final Pattern LIBRARY = Pattern.compile(
      "(annotations|runtime|schema|processor|netty|pekko|compression|enet|rpc|saves|text|tools"
          + "|maven-plugin)/");
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^package io\\.variantmapper\\.([a-z.]+);");
  private static final Pattern IMPORTED =
      Pattern.compile("(?m)^import (?:static )?io\\.variantmapper\\.([a-z.]+)\\.[A-Z*]");

  /**
   * Matches a line with the offset of a word in the packet and the word. If a run contains the
   * word, its mask follows.
   */
  private static final Pattern WORD =
      Pattern.compile("(?m)^ *(\\d+)  ([0-9a-f]{8})  ([0-9a-f]{8}|\\s{8})");

  /** The record that the document uses. */
  @VariantDictionary
  record Unit(String name, int hp, float speed) {}

  static Stream<String> names() {
    Stream<String> quoted = QUOTED
        .matcher(BLOCK.matcher(TEXT).replaceAll(""))
        .results()
        .map(found -> found.group(1))
        .filter(name -> !HEX_WORDS.matcher(name).matches());
    Stream<String> drawn = BLOCK
        .matcher(TEXT)
        .results()
        .flatMap(block -> TYPE_IN_BLOCK.matcher(block.group()).results())
        .map(MatchResult::group);
    return Stream.concat(quoted, drawn).distinct();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyNameInTheDocumentExists(String name) {
    assertThat(exists(name)).as(name).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"FieldKey", "FieldKeys.slot2", "PacketState.readInt", "runtime.fields", "int 7"})
  void wrongNameDoesNotExist(String name) {
    assertThat(exists(name)).isFalse();
  }

  private static boolean exists(String name) {
    int dot = name.indexOf('.');
    if (PACKAGE.matcher(name).matches()) {
      return NAMES.hasPackage(name);
    }
    return dot < 0
        ? NAMES.hasType(name)
        : NAMES.hasMember(name.substring(0, dot), name.substring(dot + 1));
  }

  @Test
  void eachPackageImportsWhatItsRowSays() {
    Map<String, Set<String>> rooms = new HashMap<>();
    ROOM.matcher(TEXT)
        .results()
        .forEach(row -> rooms.put(row.group(1), groups(QUOTED, row.group(2))));
    assertThat(rooms).isEqualTo(importsOfPackages());
  }

  private static Map<String, Set<String>> importsOfPackages() {
    Map<String, Set<String>> imports = new HashMap<>();
    Repository.mainSources().stream()
        .filter(file -> LIBRARY.matcher(Repository.relative(file)).lookingAt())
        .map(Repository::read)
        .forEach(source -> groups(DECLARED, source)
            .forEach(room -> imports
                .computeIfAbsent(room, key -> new TreeSet<>())
                .addAll(groups(IMPORTED, source))));
    imports.forEach((room, imported) -> imported.remove(room));
    return imports;
  }

  private static Set<String> groups(Pattern pattern, String text) {
    Set<String> groups = new TreeSet<>();
    pattern.matcher(text).results().forEach(found -> groups.add(found.group(1)));
    return groups;
  }

  @Test
  void wordsInTheDiagramAreTheWordsOfTheEncodedRecord() {
    assertThat(wordsInTheDiagram().stream().map(word -> word.group(2)))
        .containsExactlyElementsOf(words(new Unit("Ada", 7, 1.5f)));
  }

  @Test
  void wordsWithAZeroMaskAreTheHoles() {
    List<String> words = words(new Unit("Ada", 7, 1.5f));
    List<String> others = words(new Unit("Ada", -8, 2));
    for (MatchResult word : wordsInTheDiagram()) {
      int at = Integer.parseInt(word.group(1)) / Integer.BYTES;
      boolean isHole = word.group(3).equals("00000000");
      assertThat(words.get(at).equals(others.get(at))).as(word.group()).isNotEqualTo(isHole);
    }
  }

  private static List<MatchResult> wordsInTheDiagram() {
    return WORD.matcher(TEXT).results().toList();
  }

  private static List<String> words(Unit unit) {
    ByteBuffer packet =
        ByteBuffer.wrap(ArchitectureDocumentTest_UnitVariantSerializer.INSTANCE.encode(unit));
    return Stream.generate(() -> "%08x".formatted(packet.getInt()))
        .limit(packet.remaining() / Integer.BYTES)
        .toList();
  }
}
