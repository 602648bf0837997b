package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks what is generated when a changed project is compiled again in its old output folder. */
class IncrementalBuildTest {
  @TempDir
  static Path directory;

  /** The source of each type by name. */
  private static final Map<String, String> PROJECT = project(
      "@VariantDictionary record Player(String name, Item item,"
          + " @VariantField(flatten = true) Place place) {}",
      "@VariantDictionary record Item(int id) {}",
      "@VariantDictionary record Place(@VariantField(flatten = true) Point point, int map) {}",
      "@VariantDictionary record Point(int x, int y) {}",
      "@VariantDictionary record Shop(List<Item> items, Mood mood) {}",
      "enum Mood { GOOD, BAD }",
      "@VariantDictionary @VariantTag(\"kind\") sealed interface Message permits Chat, Move {}",
      "@VariantDictionary sealed interface Chat extends Message permits Say, Emote {}",
      "@VariantDictionary record Say(String text) implements Chat {}",
      "@VariantDictionary record Emote(int id) implements Chat {}",
      "@VariantDictionary record Move(int x) implements Message {}",
      "abstract class Creature { int hp; }",
      "abstract class Animal extends Creature {}",
      "@VariantDictionary class Wolf extends Animal { int age; }",
      "@VariantDictionary(changes = true) record World(Weather weather, int day) {}",
      "@VariantDictionary record Weather(int wind) {}",
      "@VariantDictionary record Page<T>(List<T> rows) {}",
      "@VariantDictionary record Book<T>(Page<T> page) {}",
      "@VariantDictionary record Shelf(Book<Item> book) {}",
      "record Tile(int x) {}",
      "@VariantMixIn(Tile.class) @VariantDictionary interface TileMixIn {}",
      "@House record Hut(int maxRooms) {}",
      "@VariantDictionary.Template(naming = KeyNaming.SNAKE_CASE)"
          + " @Target(ElementType.TYPE) @interface House {}");

  private static Map<String, String> project(String... sources) {
    return Stream.of(sources)
        .collect(Collectors.toMap(IncrementalBuildTest::name, source -> source));
  }

  private static String name(String source) {
    return source.replaceFirst(".*?\\b(record|class|enum|interface) (\\w+).*", "$2");
  }

  /**
   * A change.
   *
   * @param sources the sources of changed and new types
   * @param deleted the names of deleted types
   * @param differing the types whose serializers are new or changed; no other serializer changes
   */
  record Change(
      String description, List<String> sources, List<String> deleted, Set<String> differing) {
    Map<String, String> edits() {
      Map<String, String> edits = new HashMap<>(project(sources.toArray(String[]::new)));
      deleted.forEach(type -> edits.put(type, ""));
      return edits;
    }

    @Override
    public String toString() {
      return description;
    }
  }

  private static Change change(String description, String source, String... differing) {
    return new Change(description, List.of(source), List.of(), Set.of(differing));
  }

  static Stream<Change> changes() {
    return Stream.concat(ofMembers(), ofTypes());
  }

  private static Stream<Change> ofMembers() {
    return Stream.of(
        change(
            "a new field",
            "@VariantDictionary record Shop(List<Item> items, Mood mood, int gold) {}",
            "Shop"),
        change(
            "a new field in a type that other types only refer to",
            "@VariantDictionary record Item(int id, int weight) {}",
            "Item"),
        change(
            "a new field in a type that is flattened into a flattened type",
            "@VariantDictionary record Point(int x, int y, int z) {}",
            "Point",
            "Place",
            "Player"),
        change(
            "a new field in a type that a mix-in maps",
            "record Tile(int x, int y) {}",
            "TileMixIn"),
        change("a new constant", "enum Mood { GOOD, BAD, @VariantFallback ODD }", "Shop"),
        change(
            "another key for the tags",
            "@VariantDictionary @VariantTag(\"t\") sealed interface Message permits Chat, Move {}",
            "Message",
            "Chat",
            "Say",
            "Emote",
            "Move"),
        change(
            "another tag",
            "@VariantSubtype(\"wave\") @VariantDictionary record Emote(int id) implements Chat {}",
            "Message",
            "Chat",
            "Emote"),
        change(
            "a new field in a superclass of a superclass",
            "abstract class Creature { int hp; int mana; }",
            "Wolf"),
        change(
            "changes enabled for the type of a field",
            "@VariantDictionary(changes = true) record Weather(int wind) {}",
            "Weather",
            "World"),
        change(
            "an array of a type parameter, of which other serializers pass the class",
            "@VariantDictionary record Page<T>(T[] rows) {}",
            "Page",
            "Book",
            "Shelf"),
        change(
            "another house style",
            "@VariantDictionary.Template(naming = KeyNaming.PASCAL_CASE)"
                + " @Target(ElementType.TYPE) @interface House {}",
            "Hut"));
  }

  private static Stream<Change> ofTypes() {
    return Stream.of(
        new Change("a deleted type", List.of(), List.of("Hut"), Set.of()),
        new Change(
            "a renamed type",
            List.of("@House record Cabin(int maxRooms) {}"),
            List.of("Hut"),
            Set.of("Cabin")),
        new Change(
            "a type that moves into another type",
            List.of(
                "@VariantDictionary record Shop(List<Item> items, Mood mood) {"
                    + " @VariantDictionary record Item(int id) {} }",
                "@VariantDictionary record Player(String name, Shop.Item item,"
                    + " @VariantField(flatten = true) Place place) {}",
                "@VariantDictionary record Shelf(Book<Shop.Item> book) {}"),
            List.of("Item"),
            Set.of("Shop", "Shop_Item", "Player", "Shelf")),
        new Change(
            "a type that is no longer mapped",
            List.of("record Hut(int maxRooms) {}"),
            List.of(),
            Set.of()));
  }

  /**
   * The generated sources by name, before and after a change.
   *
   * @param kept the sources after the change in the old output folder
   * @param clean the sources after the change in an empty folder
   */
  private record Outcome(
      Map<String, String> before, Map<String, String> kept, Map<String, String> clean) {
    static Outcome of(Change change) {
      try {
        IncrementalBuild build = new IncrementalBuild(Files.createTempDirectory(directory, "kept"));
        build.compile(PROJECT);
        Map<String, String> before = build.generated();
        build.compile(change.edits());
        IncrementalBuild other =
            new IncrementalBuild(Files.createTempDirectory(directory, "clean"));
        Map<String, String> changed = new TreeMap<>(PROJECT);
        changed.putAll(change.edits());
        other.compile(changed);
        return new Outcome(before, build.generated(), other.generated());
      } catch (Exception e) {
        throw new IllegalStateException(change.description(), e);
      }
    }
  }

  /** The outcomes, kept because compiling is the slowest step and all tests use them. */
  private static final Map<Change, Outcome> OUTCOMES = new HashMap<>();

  private static Outcome outcome(Change change) {
    return OUTCOMES.computeIfAbsent(change, Outcome::of);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void outputEqualsTheOutputOfACleanBuild(Change change) {
    assertThat(outcome(change).kept()).isEqualTo(outcome(change).clean());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void onlyDependentSerializersDiffer(Change change) {
    Map<String, String> differing = new TreeMap<>(outcome(change).kept());
    differing.entrySet().removeAll(outcome(change).before().entrySet());
    assertThat(differing)
        .containsOnlyKeys(change.differing().stream()
            .map(type -> type + "VariantSerializer")
            .toArray(String[]::new));
  }
}
