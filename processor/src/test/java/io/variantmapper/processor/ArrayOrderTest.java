package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The positions of fields in an Array. */
class ArrayOrderTest {
  @Test
  void fieldsComeInTheOrderOfTheirIndices() {
    Unit unit = new Unit("@VariantArray record Unit(@VariantField(index = 2) int a,"
        + " @VariantField(index = 0) String b, int c) {}");
    assertThat(unit.read(List.of("b", 1, 2))).isEqualTo("Unit[a=2, b=b, c=1]");
    assertThat(unit.written(Map.of("a", 2, "b", "b", "c", 1))).isEqualTo("[\"b\", 1, 2]");
  }

  @Test
  void reservedPositionsAreWrittenAsNilAndNotRead() {
    Unit unit =
        new Unit("@VariantArray(reserved = {0, 2, 3}) record Unit(int a, int b, String c) {}");
    assertThat(unit.read(List.of("x", 1, 2, List.of(), 4, "c"))).isEqualTo("Unit[a=1, b=4, c=c]");
    assertThat(unit.written(List.of("x", 1, 2, List.of(), 4, "c")))
        .isEqualTo("[null, 1, null, null, 4, \"c\"]");
  }

  @Test
  void reservedPositionsMayFollowTheLastField() {
    Unit unit = new Unit("@VariantArray(reserved = {2, 3}, unknownKeys = UnknownKeys.FAIL)"
        + " record Unit(int a, int b) {}");
    assertThat(unit.read(List.of(1, 2, "old", 4))).isEqualTo("Unit[a=1, b=2]");
    assertThat(unit.written(List.of(1, 2, "old"))).isEqualTo("[1, 2, null, null]");
  }

  @Test
  void reservedPositionsMayBeMissing() {
    Unit unit = new Unit("@VariantArray(reserved = {2, 3}) record Unit(int a, int b) {}");
    assertThat(unit.read(List.of(1, 2))).isEqualTo("Unit[a=1, b=2]");
  }

  @Test
  void allPositionsMayBeReserved() {
    Unit unit = new Unit("@VariantArray(reserved = {0, 1}) record Unit() {}");
    assertThat(unit.written(List.of(1))).isEqualTo("[null, null]");
  }

  @Test
  void reservedPositionsHaveNoKey() {
    Unit unit = new Unit("@VariantArray(reserved = 1) record Unit(int a, int b) {}");
    assertThat(unit.read(Map.of("a", 1, "", 5, "b", 2))).isEqualTo("Unit[a=1, b=2]");
  }

  @Test
  void objectsWhoseFieldsAreSetMayHaveReservedPositions() {
    Unit unit = new Unit("@VariantArray(reserved = 1) class Unit {"
        + " @VariantField(index = 2) int a; @VariantField(index = 0) int b;"
        + " @Override public String toString() { return a + \" \" + b; } }");
    assertThat(unit.read(List.of(1, 2, 3))).isEqualTo("3 1");
    assertThat(unit.read(List.of(1))).isEqualTo("0 1");
  }

  @Test
  void flattenedFieldTakesAllPositionsOfItsType() {
    Unit unit = new Unit("@VariantArray(reserved = 1) record Unit(int a,"
        + " @VariantField(flatten = true) Place place, int b) {"
        + " @VariantArray(reserved = 1) record Place(int x, int y) {} }");
    assertThat(unit.written(List.of(1, 0, 2, 0, 3, 4))).isEqualTo("[1, null, 2, null, 3, 4]");
  }

  @Test
  void reservedPositionsOfAFlattenedTypeFollowItsFields() {
    Unit unit = new Unit("@VariantArray record Unit(int a,"
        + " @VariantField(flatten = true) Place place, int b) {"
        + " @VariantArray(reserved = 2) record Place(int x, int y) {} }");
    assertThat(unit.written(List.of(1, 2, 3, 0, 4))).isEqualTo("[1, 2, 3, null, 4]");
  }

  @Test
  void flattenedSubtypeHasNoPositionForItsTag() {
    Unit unit = new Unit("@VariantArray(reserved = 2) record Unit("
        + " @VariantField(flatten = true) Step step, @VariantField(index = 3) int b) {"
        + " @VariantArray sealed interface Event {}"
        + " @VariantArray record Step(int x, int y) implements Event {} }");
    assertThat(unit.written(List.of(1, 2, 0, 3))).isEqualTo("[1, 2, null, 3]");
  }

  @Test
  void reservedPositionsOfATypeFlattenedInADictionaryAreLeftOut() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + " @VariantField(flatten = true) Place place, int b) {"
        + " @VariantArray(reserved = 1) record Place(int x, int y) {} }");
    assertThat(unit.written(Map.of("x", 1, "y", 2, "b", 3)))
        .isEqualTo("{\"x\": 1, \"y\": 2, \"b\": 3}");
  }

  @Test
  void reservedPositionIsSkippedAfterTheObjectIsCreated() {
    Unit unit = new Unit("@VariantArray(reserved = 1, unknownKeys = UnknownKeys.FAIL) class Unit {"
        + " int a; @Override public String toString() { return String.valueOf(a); } }");
    assertThat(unit.read(List.of(1, 2))).isEqualTo("1");
    assertThat(unit.written(List.of(1))).isEqualTo("[1, null]");
  }

  @Test
  void positionsOfASubtypeStartAfterItsTag() {
    Unit unit = new Unit("@VariantArray record Unit(Event event) {"
        + " @VariantArray sealed interface Event {}"
        + " @VariantArray(reserved = 1) record Start(@VariantField(index = 3) int time, int day,"
        + "  @VariantField(index = 2) int hour) implements Event {} }");
    assertThat(unit.written(List.of(List.of("Start", 0, 2, 3, 4))))
        .isEqualTo("[[\"Start\", null, 2, 3, 4]]");
  }
}
