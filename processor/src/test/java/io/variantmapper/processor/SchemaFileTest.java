package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas that the processor writes if the build enables them. */
class SchemaFileTest {
  private static final Pattern BLOCK = Pattern.compile("```\n(schema .*?)```", Pattern.DOTALL);

  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import io.variantmapper.rpc.*;
      import io.variantmapper.runtime.*;
      import io.variantmapper.runtime.value.*;
      import java.time.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  private static Map<String, String> schemas(String source) throws IOException {
    return schemas(source, "-Avariant.schema=true");
  }

  /** Returns the texts of the schemas, keyed by the names of their types. */
  private static Map<String, String> schemas(String source, String option) throws IOException {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Types", HEAD + source)),
        List.of("-Xlint:all", option));
    Path folder = compiled.directory().resolve("META-INF/variantmapper");
    Map<String, String> schemas = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          String name = file.getFileName().toString().replaceFirst("\\.schema$", "");
          schemas.put(name, Files.readString(file));
        }
      }
    }
    return schemas;
  }

  static Stream<String> ofTheDocument() throws IOException {
    String document = Files.readString(Path.of("../docs/schema.md"));
    return BLOCK.matcher(document).results().map(found -> found.group(1));
  }

  @ParameterizedTest
  @MethodSource("ofTheDocument")
  void documentedSchemaMatchesItsType(String schema) throws IOException {
    String types = String.join("\n", JavaBlocks.of("schema.md"));
    assertThat(schemas(types)).containsValue(schema);
  }

  @Test
  void writtenSchemaCanBeParsed() throws IOException {
    String types = String.join("\n", JavaBlocks.of("schema.md"));
    assertThat(schemas(types).values())
        .hasSize(7)
        .allSatisfy(text -> assertThat(Schema.parse(text).text()).isEqualTo(text));
  }

  @Test
  void schemaOfAnArrayHasItsTagAndReservedPositions() throws IOException {
    assertThat(schemas("""
            @VariantArray(reserved = 2, unknownKeys = UnknownKeys.FAIL)
            @VariantSubtype(number = 3)
            record Row(Optional<String> note, @VariantField(index = 3) int value)
                implements Line {}

            @VariantDictionary
            sealed interface Line permits Row {}
            """)).containsEntry("game.Row", """
            schema 1
            array game.Row
            unknown fail
            0 "type" tag 3
            1 "note" String? empty
            2 reserved
            3 "value" int required
            """);
  }

  @Test
  void schemaNamesTheDefaultConstantOfAFieldWithASerializer() throws IOException {
    assertThat(schemas("""
            @VariantDictionary
            record Tile(
                @VariantField(using = KindSerializer.class, defaultValue = "GRASS") Kind kind) {}

            enum Kind { GRASS }

            class KindSerializer implements VariantSerializer<Kind> {
              @Override
              public void write(VariantWriter out, Kind value) {
                out.writeInt(value.ordinal());
              }

              @Override
              public Kind read(VariantReader in) {
                return Kind.values()[in.readInt()];
              }
            }
            """).get("game.Tile")).contains(" default by GRASS");
  }

  @Test
  void flattenedFieldIsReplacedByTheFieldsOfItsType() throws IOException {
    assertThat(schemas("""
            @VariantDictionary
            record Tile(@VariantField(value = "at_", flatten = true) Place at, int kind) {}

            @VariantDictionary
            record Place(int x, @VariantField(aliases = "row") int y) {}
            """)).containsEntry("game.Tile", """
            schema 1
            dictionary game.Tile
            unknown skip
            "at_x" int required
            "at_y" int required alias "at_row"
            "kind" int required
            """);
  }

  @Test
  void schemaOfAGenericTypeHasItsParameters() throws IOException {
    assertThat(schemas("""
            @VariantDictionary
            record Box<T>(T value, T[] values, List<Box<T>> more,
                @VariantExtras Map<String, Variant> rest) {}
            """)).containsEntry("game.Box", """
            schema 1
            dictionary game.Box<T>
            unknown keep
            "value" parameter T required
            "values" Array<parameter T> required
            "more" Array<dictionary game.Box<parameter T>> required
            """);
  }

  @Test
  void schemaOfAMixInDescribesTheMappedType() throws IOException {
    assertThat(schemas("""
            class Point { int x; Point() {} }

            @VariantMixIn(Point.class) @VariantDictionary
            interface PointMixIn {}
            """))
        .containsOnlyKeys("game.PointMixIn")
        .containsEntry("game.PointMixIn", """
            schema 1
            dictionary game.Point by game.PointMixIn
            unknown skip
            "x" int kept
            """);
  }

  @Test
  void fieldMappedByAMixInNamesTheMixIn() throws IOException {
    assertThat(schemas("""
            class Point { int x; Point() {} }

            @VariantMixIn(Point.class) @VariantArray
            interface PointMixIn {}

            @VariantDictionary
            @VariantImport(type = Point.class, using = PointMixIn.class)
            record Spot(Point point) {}
            """)).containsEntry("game.Spot", """
            schema 1
            dictionary game.Spot
            unknown skip
            "point" array game.PointMixIn required
            """);
  }

  @Test
  void arrayOmitsNoField() throws IOException {
    assertThat(schemas("""
            @VariantArray
            record Row(@VariantField(nulls = NullPolicy.OMIT) String a,
                @VariantField(defaultFrom = "C") int b) {
              static final char C = 'a';
            }
            """)).containsEntry("game.Row", """
            schema 1
            array game.Row
            unknown skip
            0 "a" String required
            1 "b" int default 97
            """);
  }

  @Test
  void omittedEmptyValueIsTheDefault() throws IOException {
    assertThat(schemas("""
            @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY, keyCase = KeyCase.IGNORE)
            record Item(String kind, Optional<String> label, Integer level) {}
            """)).containsEntry("game.Item", """
            schema 1
            dictionary game.Item
            unknown skip
            "kind" String empty ignores-case omits-default
            "label" String? empty ignores-case omits-null
            "level" int required ignores-case omits-null
            """);
  }

  @Test
  void fieldsHaveTheOrderInWhichTheyAreWritten() throws IOException {
    assertThat(schemas("""
            @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
            record Item(int level, @VariantField("Kind") int kind, int age) {}
            """)).containsEntry("game.Item", """
            schema 1
            dictionary game.Item
            unknown skip
            "Kind" int required
            "age" int required
            "level" int required
            """);
  }

  @Test
  void propertiesAreFieldsHoweverJavaGetsAndSetsThem() throws IOException {
    assertThat(schemas("""
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
            """)).containsEntry("game.Unit", """
            schema 1
            dictionary game.Unit
            unknown keep
            "tags" Array<String> kept
            "id" String required
            "coins" int kept
            "default" bool kept
            """);
  }

  @Test
  void defaultIsAValueOrTheNameOfAMember() throws IOException {
    assertThat(schemas("""
            @VariantDictionary
            record Hero(
                @VariantField(defaultFrom = "HP") int hp,
                @VariantField(defaultFrom = "noTags") List<String> tags,
                @VariantField(defaultValue = "Ada \\"A\\"") String name,
                @VariantField(defaultValue = "GRASS") Kind kind) {
              static final int HP = 5 + 2;
              static List<String> noTags() { return List.of(); }
            }

            @VariantEnum(as = EnumForm.ORDINAL, ignoreCase = true)
            enum Kind { WATER, GRASS }
            """)).containsEntry("game.Hero", """
            schema 1
            dictionary game.Hero
            unknown skip
            "hp" int default 7
            "tags" Array<String> default by noTags
            "name" String default "Ada \\"A\\""
            "kind" enum game.Kind default 1

            enum game.Kind ignores-case
            0 WATER
            1 GRASS
            """);
  }

  @Test
  void schemaIsTheSameInEachRun() throws IOException {
    String types = String.join("\n", JavaBlocks.of("schema.md"));
    assertThat(schemas(types)).isEqualTo(schemas(types));
  }

  @Test
  void schemaIsWrittenOnlyIfTheBuildEnablesIt() throws IOException {
    String type = "@VariantDictionary record Player(int hp) {}";
    assertThat(schemas(type, "-Avariant.schema=false")).isEmpty();
    assertThat(schemas(type, "-Xlint")).isEmpty();
  }

  @Test
  void typeWithAProblemHasNoSchema() throws IOException {
    assertThat(schemas("""
            @VariantDictionary record Player(Thread thread) {}
            @VariantDictionary record Item(int id) {}
            """)).containsOnlyKeys("game.Item");
  }
}
