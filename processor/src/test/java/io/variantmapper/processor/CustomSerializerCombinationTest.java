package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A user's serializers in types that send changes, or have subtypes or type parameters. */
class CustomSerializerCombinationTest {
  private static final Variant NIL = Variant.Nil.INSTANCE;

  /** Returns a mapped type that contains the members and {@link CustomSerializerRows#TYPES}. */
  private static Unit unit(String type, String... members) {
    String head = "import io.variantmapper.runtime.*; import java.util.*; ";
    return new Unit(
        head + type + " {" + String.join("\n", members) + CustomSerializerRows.TYPES + "}");
  }

  @Test
  void changedFieldIsWrittenByItsSerializer() {
    Unit unit = unit("@VariantDictionary(changes = true)"
        + " record Unit(@VariantField(using = Hex.class) int tint, Celsius heat)");
    Map<String, Object> cold = Map.of("tint", "ff", "heat", 1.5);
    assertThat(unit.changes(cold, Map.of("tint", "fe", "heat", 1.5)))
        .isEqualTo("{\"tint\": \"fe\"}");
    assertThat(unit.changes(cold, Map.of("tint", "ff", "heat", 2.5))).isEqualTo("{\"heat\": 2.5}");
    assertThat(unit.changes(cold, cold)).isEqualTo("{}");
  }

  @Test
  void changesAreMergedByTheFieldsSerializer() {
    Unit unit = unit("@VariantDictionary(changes = true)"
        + " record Unit(@VariantField(using = Hex.class) int tint, Celsius heat)");
    assertThat(unit.merged(Map.of("tint", "ff", "heat", 1.5), Map.of("tint", "10")))
        .isEqualTo("Unit[tint=16, heat=Celsius[degrees=1.5]]");
  }

  @Test
  void changeToNilSetsNullWithoutCallingTheSerializer() {
    Unit unit = unit(
        "@VariantDictionary(changes = true) class Unit",
        "  @VariantField(using = Hex.class, required = false) Integer tint;",
        "  Celsius heat;",
        "  @Override public String toString() { return tint + \" \" + heat; }");
    assertThat(unit.merged(Map.of("tint", "ff", "heat", 1.5), Map.of("tint", NIL, "heat", NIL)))
        .isEqualTo("null null");
    assertThat(unit.changes(Map.of("tint", "ff"), Map.of())).isEqualTo("{\"tint\": null}");
  }

  @Test
  void changedContainerIsSentWhole() {
    Unit unit = unit("@VariantDictionary(changes = true) record Unit("
        + " @VariantField(elementUsing = Hex.class) int[] tints, List<Celsius> heats)");
    Map<String, Object> before = Map.of("tints", List.of("ff"), "heats", List.of(1.5));
    assertThat(unit.changes(before, Map.of("tints", List.of("ff", "0"), "heats", List.of(1.5))))
        .isEqualTo("{\"tints\": [\"ff\", \"0\"]}");
  }

  @Test
  void changesOfAValueAreSentIfItsMixInSupportsChanges() {
    Unit unit = unit(
        "@VariantDictionary(changes = true)"
            + " record Unit(@VariantField(using = SpotMixIn.class) Spot spot, int mp)",
        "record Spot(int x, int y) {}",
        "@VariantMixIn(Spot.class) @VariantDictionary(changes = true) interface SpotMixIn {}");
    Map<String, Object> before = Map.of("spot", Map.of("x", 1, "y", 2), "mp", 3);
    assertThat(unit.changes(before, Map.of("spot", Map.of("x", 1, "y", 4), "mp", 3)))
        .isEqualTo("{\"spot\": {\"y\": 4}}");
    assertThat(unit.merged(before, Map.of("spot", Map.of("y", 4))))
        .isEqualTo("Unit[spot=Spot[x=1, y=4], mp=3]");
  }

  @Test
  void handwrittenChangeSerializerSendsAndMergesChanges() {
    Unit unit = unit(
        "@VariantDictionary(changes = true)"
            + " record Unit(@VariantField(using = Sum.class) int total)",
        "record Sum() implements ChangeSerializer<Integer> {",
        "  public void write(VariantWriter out, Integer value) { out.writeInt(value); }",
        "  public Integer read(VariantReader in) { return in.readInt(); }",
        "  public void writeChanges(VariantWriter out, Integer before, Integer after) {",
        "    out.writeInt(after - before);",
        "  }",
        "  public Integer applyChanges(Integer before, VariantReader in) {",
        "    return before + in.readInt();",
        "  }",
        "}");
    assertThat(unit.changes(Map.of("total", 7), Map.of("total", 9))).isEqualTo("{\"total\": 2}");
    assertThat(unit.merged(Map.of("total", 7), Map.of("total", 2))).isEqualTo("Unit[total=9]");
  }

  @Test
  void importOnAHierarchyAppliesToItsNestedSubtypes() {
    Unit unit = unit(
        "@VariantImport(type = int.class, using = Unit.Hex.class)"
            + " @VariantDictionary sealed interface Unit",
        "  @VariantDictionary record Tower(int tint) implements Unit {}",
        "  @VariantDictionary record Wall(int tint, Celsius heat) implements Unit {}");
    assertThat(unit.written(Map.of("type", "Tower", "tint", "ff")))
        .isEqualTo("{\"type\": \"Tower\", \"tint\": \"ff\"}");
    assertThat(unit.read(List.of("Wall", "ff", 1.5)))
        .isEqualTo("Wall[tint=255, heat=Celsius[degrees=1.5]]");
  }

  @Test
  void hierarchyWithItsOwnSerializerNeedsNoTags() {
    Unit unit = unit(
        "@VariantDictionary record Unit(List<Shape> shapes)",
        "@VariantUsing(Round.class) sealed interface Shape {}",
        "record Circle(int radius) implements Shape {}",
        "record Round() implements VariantSerializer<Shape> {",
        "  public void write(VariantWriter out, Shape value) {",
        "    out.writeInt(((Circle) value).radius());",
        "  }",
        "  public Shape read(VariantReader in) { return new Circle(in.readInt()); }",
        "}");
    assertThat(unit.read(Map.of("shapes", List.of(7))))
        .isEqualTo("Unit[shapes=[Circle[radius=7]]]");
  }

  @Test
  void genericTypeMayHaveFieldsWithCustomSerializers() {
    Unit unit = unit(
        "@VariantDictionary record Unit(Box<Celsius> box)",
        "@VariantDictionary record Box<T>(",
        "    @VariantField(using = Hex.class) int tint, T content, Pair<Celsius> pair) {}");
    assertThat(unit.written(
            Map.of("box", Map.of("tint", "ff", "content", 1.5, "pair", List.of(2.5, 3.5)))))
        .isEqualTo("{\"box\": {\"tint\": \"ff\", \"content\": 1.5, \"pair\": [2.5, 3.5]}}");
  }

  @Test
  void valueOfAWildcardTypeIsWrittenByTheSerializerOfTheBound() {
    Unit unit = unit("@VariantDictionary record Unit(List<? extends Celsius> heats,"
        + " Pair<? extends Celsius> pair,"
        + " Map<String, ? extends List<? extends Celsius>> all)");
    assertThat(unit.written(Map.of(
            "heats", List.of(1.5), "pair", List.of(2.5, 3.5), "all", Map.of("a", List.of(4.5)))))
        .isEqualTo("{\"heats\": [1.5], \"pair\": [2.5, 3.5], \"all\": {\"a\": [4.5]}}");
  }

  @Test
  void importOnAFlattenedTypeAppliesToItsFields() {
    Unit unit = unit(
        "@VariantDictionary record Unit(@VariantField(flatten = true) Body body, int mp)",
        "@VariantImport(type = int.class, using = Hex.class)",
        "@VariantDictionary record Body(int tint) {}");
    assertThat(unit.written(Map.of("tint", "ff", "mp", 7)))
        .isEqualTo("{\"tint\": \"ff\", \"mp\": 7}");
  }

  @Test
  void flattenedFieldIsMappedByItsMixIn() {
    Unit unit = unit(
        "@VariantDictionary record Unit("
            + " @VariantField(value = \"to_\", flatten = true, using = SpotMixIn.class) Spot spot,"
            + " int mp)",
        "record Spot(int x, int y) {}",
        "@VariantMixIn(Spot.class) @VariantDictionary interface SpotMixIn {",
        "  @VariantField(value = \"why\", defaultFrom = \"FAR\") int y();",
        "  int FAR = 99;",
        "}");
    assertThat(unit.written(Map.of("to_x", 1, "to_why", 2, "mp", 3)))
        .isEqualTo("{\"to_why\": 2, \"to_x\": 1, \"mp\": 3}");
    assertThat(unit.read(Map.of("to_x", 1, "mp", 3))).isEqualTo("Unit[spot=Spot[x=1, y=99], mp=3]");
  }

  @Test
  void targetTypeOfAnImportedMixInMayBeFlattened() {
    Unit unit = unit(
        "@VariantImport(type = Unit.Spot.class, using = Unit.SpotMixIn.class)"
            + "@VariantArray record Unit(@VariantField(flatten = true) Spot spot, int mp)",
        "static class Spot {",
        "  int x; int y;",
        "  @Override public String toString() { return x + \":\" + y; }",
        "}",
        "@VariantMixIn(Spot.class) @VariantDictionary interface SpotMixIn { int y(); }");
    assertThat(unit.written(List.of(1, 2, 3))).isEqualTo("[1, 2, 3]");
    assertThat(unit.read(List.of(1, 2, 3))).isEqualTo("Unit[spot=2:1, mp=3]");
  }

  @Test
  void extrasIgnoreAnImportedSerializer() {
    Unit unit = unit(
        "@VariantImport(type = Variant.class, using = Unit.Refusing.class)"
            + " @VariantDictionary record Unit(int mp, @VariantExtras Map<String, Variant> rest)",
        "record Refusing() implements VariantSerializer<Variant> {",
        "  public void write(VariantWriter out, Variant value) {",
        "    throw new IllegalStateException();",
        "  }",
        "  public Variant read(VariantReader in) { throw new IllegalStateException(); }",
        "}");
    assertThat(unit.written(Map.of("mp", 7, "a", 1))).isEqualTo("{\"mp\": 7, \"a\": 1}");
  }
}
