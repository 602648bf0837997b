package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The GDScript classes that the processor writes if the build enables them. */
class GdScriptTest {
  /** The {@link ExpectedFiles} of a few types. Live tests load and run the classes of all types. */
  private static final Path EXPECTED = Path.of("src/test/resources/gdscript");

  /** The compiled golden cases, because several tests look at the same classes. */
  private static final Map<String, Compiled> GOLDEN = new ConcurrentHashMap<>();

  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import io.variantmapper.runtime.*;
      import io.variantmapper.runtime.value.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  /** Returns the classes in a folder, keyed by the names of their files. */
  private static Map<String, String> scripts(Path folder) throws IOException {
    Map<String, String> scripts = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          scripts.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    return scripts;
  }

  private static Map<String, String> scripts(String version, String source, String... options)
      throws IOException {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Types", HEAD + source)),
        Stream.concat(Stream.of("-Xlint:all", "-Avariant.gdscript=" + version), Stream.of(options))
            .toList());
    return scripts(compiled.directory().resolve("META-INF/variantmapper/godot" + version));
  }

  /** Returns the classes of a golden case for a version, such as {@code godot4}. */
  private static Map<String, String> golden(String name, String version) throws IOException {
    Compiled compiled = GOLDEN.computeIfAbsent(
        name,
        golden -> Compiled.of(
            Golden.named(golden).sources(),
            List.of("-Avariant.gdscript=3,4", "-Avariant.gdscript.prefix=My")));
    Map<String, String> scripts =
        scripts(compiled.directory().resolve("META-INF/variantmapper").resolve(version));
    assertThat(scripts).isNotEmpty();
    return scripts;
  }

  static Stream<Arguments> goldens() {
    return Stream.of(
            "changes",
            "containers",
            "defaults",
            "enums",
            "extras",
            "flattened",
            "keyorder",
            "nested",
            "nulls",
            "record",
            "sealed",
            "singlevalue",
            "values")
        .flatMap(name -> Stream.of("godot3", "godot4").map(version -> arguments(name, version)));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void classesMatchTheExpectedClasses(String name, String version) throws IOException {
    new ExpectedFiles(EXPECTED.resolve(name).resolve(version)).compare(golden(name, version));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void linesHaveAtMost100Columns(String name, String version) throws IOException {
    assertThat(golden(name, version).values())
        .flatMap(script -> script.lines().toList())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  /** Checks for missing types, because release builds of Godot do not warn about them. */
  @ParameterizedTest
  @MethodSource("goldens")
  void variablesAndFunctionsHaveTypesInGodot4(String name) throws IOException {
    for (String script : golden(name, "godot4").values()) {
      String code = script.replaceAll("(?m)##.*", "");
      assertThat(code).doesNotContain(":=", " as ");
      assertThat(code.lines())
          .filteredOn(line -> line.matches("\\s*(var|const|for) .*"))
          .filteredOn(line -> !line.contains(" = preload("))
          .allMatch(line -> line.matches("\\s*(var|const|for) \\w+: .*"));
      assertThat(code.replaceAll("\\(\\s+", "(").replaceAll(",\\s+", ", ").lines())
          .filteredOn(line -> line.matches("(static )?func .*"))
          .allMatch(line -> line.matches(
              "(static )?func \\w+" + "\\((\\w+: [^,()]*(\\[\\w+, \\w+\\])?(, )?)*(\\) -> .*:)?"));
    }
  }

  @Test
  void classWithoutFunctionsHasTheKeysAndTheTag() throws IOException {
    String types = """
        @VariantDictionary sealed interface Event {
          @VariantDictionary record Move(int x) implements Event {}
        }
        """;
    assertThat(scripts("4", types, "-Avariant.gdscript.content=KEYS").get("event_move.gd"))
        .isEqualTo("""
            class_name EventMove
            extends Event
            ## Generated by Variant Mapper from [code]game.Event.Move[/code].

            const X_KEY: String = "x"
            const TAG: String = "Move"
            """);
  }

  @Test
  void documentedTypesHaveTheDocumentedClasses() throws IOException {
    String types =
        String.join("\n", JavaBlocks.of("gdscript.md")).replace("public record", "record");
    assertThat(scripts("4", types).get("player.gd"))
        .contains("## A player as all clients see it.\n", "## the hit points\nvar hp: int = 100\n")
        .contains("var bag: Array[Item] = []\n");
  }

  @Test
  void classesAreWrittenOnlyIfTheBuildEnablesThem() throws IOException {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString(
            "game.Types", HEAD + "@VariantDictionary record Player(int hp) {}")),
        List.of());
    assertThat(scripts(compiled.directory().resolve("META-INF/variantmapper/godot4")))
        .isEmpty();
  }

  @Test
  void classHasTheFieldsOfOneViewOnly() throws IOException {
    String type = """
        @VariantDictionary(views = {"server", "owner"})
        record Player(
            String name,
            @VariantField(views = {"server", "owner"}) int gold,
            @VariantField(views = "server") String hash) {}
        """;
    assertThat(scripts("4", type).get("player.gd")).doesNotContain("gold", "hash");
    assertThat(scripts("4", type, "-Avariant.gdscript.view=owner").get("player.gd"))
        .contains("var gold: int = 0\n")
        .doesNotContain("hash");
  }

  @Test
  void classesAreGeneratedForTheNamedPackagesAndTypesOnly() throws IOException {
    String types = """
        @VariantDictionary record Player(Item item) {
          @VariantDictionary record Item(int id) {}
        }
        @VariantDictionary record Playerless(int id) {}
        @VariantDictionary record Node(int id) {}
        """;
    assertThat(
            scripts("4", types, "-Avariant.gdscript.types=other, game.Player").keySet())
        .containsExactlyInAnyOrder("player.gd", "player_item.gd");
  }

  @Test
  void godot3ClassLoadsOtherClassesFromTheConfiguredFolder() throws IOException {
    String types = """
        @VariantDictionary record Player(Item item) {}
        @VariantDictionary record Item(int id) {}
        """;
    assertThat(scripts("3", types, "-Avariant.gdscript.folder=res://net").get("player.gd"))
        .contains("load(\"res://net/item.gd\")");
  }

  /** In Godot 4, a global class of the project would hide constants of the same name. */
  @Test
  void classesWithoutNamesReferToEachOtherByNamesThatProjectsDoNotHave() throws IOException {
    Map<String, String> scripts = scripts("4", """
        enum Rank { GOLD }
        @VariantDictionary record Player(Item item, Rank rank) {}
        @VariantDictionary record Item(int id) {}
        @VariantDictionary sealed interface Event {
          @VariantDictionary record Join(Event cause) implements Event {}
        }
        """, "-Avariant.gdscript.classNames=false");
    assertThat(scripts.get("player.gd"))
        .contains("const _Item = preload(\"res://variantmapper/item.gd\")\n")
        .contains("var item: _Item = null\n", "var rank: _Player.Rank = Rank.GOLD\n")
        .contains(": Dictionary[Variant, _Player.Rank] = {\n");
    assertThat(scripts.get("event.gd")).contains("lenient: bool = false) -> _Event_:");
    assertThat(scripts.get("event_join.gd"))
        .contains("const _Event = preload(\"res://variantmapper/event.gd\")\n");
  }

  @Test
  void javadocBecomesAGdScriptDocumentationComment() throws IOException {
    assertThat(scripts("4", """
            /**
             * A <b>player</b>.
             *
             * @param hp the hit points, {@code > 0}
             */
            @VariantDictionary record Player(int hp) {}
            @VariantDictionary record Item(int id) {}
            """).get("player.gd"))
        .contains("extends RefCounted\n## A [b]player[/b].\n##\n## Generated by ")
        .contains("## the hit points, [code]> 0[/code]\nvar hp: int = 0\n");
  }

  @Test
  void memberWhoseNameGodotUsesGetsAnUnderscore() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary
            record Player(int script, String className, boolean match, int get, int value) {}
            """).get("player.gd"))
        .contains("var script_: int = 0", "var class_name_: String", "var match_: bool")
        .contains("var get_: int", "var value: int")
        .contains("const SCRIPT_KEY: String = \"script\"")
        .contains("func fill_from(value_: Variant, ")
        .contains("p_match: bool");
  }

  @Test
  void propertyIsAVariableHoweverJavaGetsAndSetsIt() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary
            class Unit {
              final List<String> tags = new ArrayList<>();
              final UUID id;
              @VariantExtras Map<String, Object> rest;

              Unit(String id) {
                this.id = UUID.fromString(id);
              }

              @VariantField("coins")
              int getGold() {
                return 1;
              }

              void setGold(int gold) {}

              boolean isDefault() {
                return true;
              }

              void setDefault(boolean isDefault) {}
            }
            """).get("unit.gd"))
        .contains("var tags: Array[String] = []\n", "var id: String = \"\"\n")
        .contains("var gold: int = 0\n", "var default: bool = false\n")
        .contains("var rest: Dictionary");
  }

  @Test
  void fieldsThatDifferByUnderscoresHaveDifferentParameters() throws IOException {
    assertThat(scripts("4", "@VariantDictionary record Pair(int value, int value_) {}")
            .get("pair.gd"))
        .contains("static func create(p_value: int, p_value_: int) -> Pair:")
        .contains("result.value = p_value\n", "result.value_ = p_value_\n");
  }

  @Test
  void unusedParameterDoesNotHideAMember() throws IOException {
    assertThat(scripts("4", "@VariantDictionary record Hole(int _depth) {}").get("hole.gd"))
        .contains("func fill_from(value: Variant, lenient: bool, _depth_: int, ");
  }

  @Test
  void keyOfAFieldNamedTagIsNotTheKeyOfTheTag() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary sealed interface Event {
              @VariantDictionary record Mark(String tag) implements Event {}
            }
            """).get("event_mark.gd"))
        .contains("const TAG_KEY_: String = \"tag\"")
        .contains("TAG_KEY: _TAG,", "TAG_KEY_: tag,");
  }

  @Test
  void typesThatShareTheirWordsHaveDifferentFunctions() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary record Item(int id) {}
            @VariantDictionary record NullableItem(int id) {}
            @VariantDictionary record Bag(List<@Nullable Item> a, List<NullableItem> b) {}
            """).get("bag.gd"))
        .contains("func _read_array_of_nullable_item(")
        .contains("func _read_array_of_nullable_item_(");
  }

  @Test
  void enumWithoutConstantsGivesAVariableOfAnyType() throws IOException {
    assertThat(scripts("4", """
            enum Perk {}
            @VariantDictionary record Player(Perk perk, List<Perk> perks) {}
            """).get("player.gd"))
        .contains("var perk: Variant = null\n", "var perks: Array = []\n");
  }

  @Test
  void timeThatIsWrittenAsANumberIsAnInt() throws IOException {
    assertThat(scripts(
                "4",
                "@VariantDictionary record Round(java.time.Instant end) {}",
                "-Avariant.time=MILLISECONDS")
            .get("round.gd"))
        .contains("var end: int = 0\n", "if not field is int:");
  }

  @ParameterizedTest
  @CsvSource({
    "int hp = 7, int = 7",
    "long hp = -9_000_000_000L, int = -9000000000",
    "double hp = 3, float = 3.0",
    "char hp = 65, 'String = \"A\"'",
    "Integer hp = (7), int = 7",
    "String hp = \"Ada\", 'String = \"Ada\"'",
    "int hp = START, int = 5",
    "int hp = Player.START, int = 5",
    "Rank hp = Rank.GOLD, Rank = Rank.GOLD",
    "int hp = Other.START, int = 0",
    "int hp = 3 + 4, int = 0",
    "int hp = 7; { hp = 8; }, int = 0",
    "int hp = 7; { hp *= 8; }, int = 0",
    "int hp = 7; { hp++; }, int = 0",
    "int hp = 7; Player() { this.hp = 8; }, int = 0"
  })
  void variableHasTheConstantThatInitializesTheField(String field, String variable)
      throws IOException {
    assertThat(scripts("4", """
            enum Rank { TIN, GOLD }
            class Other { static final int START = 5; }
            @VariantDictionary class Player {
              static final int START = 5;
              public FIELD;
            }
            """.replace("FIELD", field)).get("player.gd"))
        .contains("\nvar hp: " + variable + "\n");
  }

  @Test
  void variableHasTheConstantThatInitializesTheFieldOfTheBuilder() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary final class Player {
              private final int hp;
              private Player(int hp) { this.hp = hp; }
              public int hp() { return hp; }
              static Builder builder() { return new Builder(); }
              static final class Builder {
                private int hp = 7;
                Builder hp(int hp) { this.hp = hp; return this; }
                Player build() { return new Player(hp); }
              }
            }
            """).get("player.gd")).contains("\nvar hp: int = 7\n");
  }

  /** The serializer of the field could write the default in any form. */
  @Test
  void defaultOfAFieldWithItsOwnSerializerIsUnknown() throws IOException {
    assertThat(scripts("4", """
            class Hex implements VariantSerializer<Integer> {
              public static final Hex INSTANCE = new Hex();
              public void write(VariantWriter out, Integer value) {}
              public Integer read(VariantReader in) { return 0; }
            }
            @VariantDictionary record Player(
                @VariantField(defaultValue = "5", using = Hex.class) int color) {}
            """).get("player.gd")).contains("\nvar color: Variant = null\n");
  }

  @Test
  void emptyListIsOmittedAsInJava() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
            record Bag(List<String> items) {}
            """).get("bag.gd"))
        .contains("\tif not items.is_empty():\n\t\tentries[ITEMS_KEY] = ")
        .doesNotContain("_miss");
  }

  @Test
  void unknownConstantsAreReadAsInJava() throws IOException {
    assertThat(scripts("4", """
            enum Team { BLUE, RED }
            @VariantDictionary
            record Game(
                @VariantField(unknownConstants = UnknownConstants.SKIP) List<Team> skipped,
                @VariantField(unknownConstants = UnknownConstants.NULL) List<Team> nulls) {}
            """).get("game.gd"))
        .contains("or element is int:\n\t\t\tcontinue\n")
        .contains("or element is int:\n\t\t\t\telement = null\n");
  }

  @Test
  void onlyTypesThatSendChangesHaveMergeFunctions() throws IOException {
    assertThat(scripts("4", "@VariantDictionary record Player(int hp) {}").get("player.gd"))
        .doesNotContain("changes");
    assertThat(scripts("4", "@VariantDictionary(changes = true) record Player(int hp) {}")
            .get("player.gd"))
        .contains("func merge_changes(value: Variant, lenient: bool = false) -> bool:\n")
        .contains("func merge_changes_from_bytes(bytes: PackedByteArray, ");
  }

  @Test
  void nilAmongChangesIsReadAsInJava() throws IOException {
    String read = scripts("4", """
            @VariantDictionary(changes = true)
            class Player {
              public @VariantField(required = false) @Nullable String title;
              public @VariantField(defaultValue = "5") int level;
              public String name;
              public int hp;
            }
            """).get("player.gd");
    assertThat(read)
        .contains("\t\tchanges[TITLE_KEY] = field\n")
        .contains("\t\telse:\n\t\t\tfield = 5\n\t\tchanges[LEVEL_KEY] = field\n")
        .contains("\t\telse:\n\t\t\tfield = \"\"\n\t\tchanges[NAME_KEY] = field\n")
        .contains(
            "\t\telif not lenient:\n\t\t\t_refuse(problem, \".\" + HP_KEY, \"int\", field)\n");
  }

  @Test
  void changesWithTheTagOfAnotherSubtypeAreRefused() throws IOException {
    assertThat(scripts("4", """
            @VariantDictionary sealed interface Event {
              @VariantDictionary(changes = true)
              @VariantSubtype(number = 3)
              record Move(int x) implements Event {}
            }
            """).get("event_move.gd"))
        .contains(
            "\tif entries.has(TAG_KEY):\n\t\tfield = entries[TAG_KEY]\n\t\tif field is float:\n")
        .contains("\t\tif not field is int or field != _TAG:\n");
  }

  @Test
  void constantWhoseNameGodotUsesGetsAnUnderscore() throws IOException {
    assertThat(scripts("3", """
            enum Number { PI, Plane, ONE }
            @VariantDictionary record Sum(@VariantField(defaultValue = "PI") Number number) {}
            """).get("sum.gd"))
        .contains("\tPI_,\n\tPlane_,\n\tONE,\n", "\"Plane\": Number.Plane_")
        .contains("var number: int = Number.PI_\n");
  }

  @Test
  void classesAreTheSameInEachRun() throws IOException {
    String type = "@VariantDictionary record Player(int hp, Map<String, List<Integer>> bag) {}";
    assertThat(scripts("4", type)).isEqualTo(scripts("4", type));
  }
}
