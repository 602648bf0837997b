package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The options of fields and types, stated in mix-ins. */
class MixInOptionsTest {
  /**
   * Returns a mix-in for {@code Tile}, a record with the fields {@code row}, {@code kind} and
   * {@code more}.
   */
  private static Unit unit(String arguments, String... members) {
    return new Unit("import io.variantmapper.runtime.*; import java.util.*;"
        + " @VariantMixIn(Unit.Tile.class) " + arguments + " interface Unit {"
        + String.join("\n", members)
        + " record Tile(int row, String kind, Map<String, Variant> more) {} }");
  }

  @Test
  void unknownKeysAreKeptInTheFieldThatTheMixInMarks() {
    Unit unit = unit(
        "@VariantDictionary(unknownKeys = UnknownKeys.KEEP)",
        "@VariantExtras Map<String, Variant> more();");
    assertThat(unit.written(Map.of("row", 1, "kind", "grass", "xp", 2)))
        .isEqualTo("{\"row\": 1, \"kind\": \"grass\", \"xp\": 2}");
  }

  @Test
  void mixInGivesIndicesAndReservedPositions() {
    Unit unit = unit(
        "@VariantArray(reserved = 0)",
        "@VariantField(index = 2) int row();",
        "@VariantField(index = 1) String kind();",
        "@VariantIgnore Map<String, Variant> more();");
    assertThat(unit.written(List.of(9, "grass", 1))).isEqualTo("[null, \"grass\", 1]");
  }

  @Test
  void fieldBelongsToAViewOfTheMixIn() {
    Unit unit = unit(
        "@VariantDictionary(views = \"server\")",
        "@VariantField(views = \"server\") Map<String, Variant> more();");
    assertThat(unit.written(Map.of("row", 1, "kind", "grass", "more", Map.of())))
        .isEqualTo("{\"row\": 1, \"kind\": \"grass\"}");
  }

  @Test
  void defaultIsAMemberOfTheMixIn() {
    Unit unit = unit(
        "@VariantDictionary",
        "@VariantField(aliases = \"y\", defaultFrom = \"FIRST\", omitDefault = true) int row();",
        "int FIRST = 7;",
        "@VariantField(defaultFrom = \"none\", omitDefault = true) Map<String, Variant> more();",
        "static Map<String, Variant> none() { return Map.of(); }");
    assertThat(unit.read(Map.of("kind", "grass"))).isEqualTo("Tile[row=7, kind=grass, more={}]");
    assertThat(unit.written(Map.of("kind", "grass", "y", 7))).isEqualTo("{\"kind\": \"grass\"}");
  }

  @Test
  void fieldIsWrittenAsAnotherVariantType() {
    Unit unit = unit(
        "@VariantDictionary",
        "@VariantField(type = WireType.FLOAT) int row();",
        "@VariantField(access = FieldAccess.READ_ONLY) Map<String, Variant> more();");
    assertThat(unit.written(Map.of("row", 1, "kind", "grass", "more", Map.of())))
        .isEqualTo("{\"row\": 1.0, \"kind\": \"grass\"}");
  }

  @Test
  void fieldIsFlattened() {
    Unit unit = new Unit("""
        @VariantMixIn(Unit.Line.class) @VariantArray interface Unit {
          @VariantField(flatten = true) Point from();
          record Line(Point from, Point to) {}
          @VariantArray record Point(int x, int y) {}
        }
        """);
    assertThat(unit.written(List.of(1, 2, List.of(3, 4)))).isEqualTo("[1, 2, [3, 4]]");
  }
}
