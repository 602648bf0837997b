package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code order}: fields are written in the order that the type gives. */
class StatedOrderTest {
  private static final String THREE = " record Unit(int a, int b, int c) {";
  private static final String VIEWS = ", views = \"server\")";

  private static Map<String, Object> entries(Object... keysAndValues) {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      entries.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return entries;
  }

  private static final Map<String, Object> ABC = entries("a", 1, "b", 2, "c", 3);

  @Test
  void entriesAreWrittenInTheOrder() {
    Unit unit = new Unit("@VariantDictionary(order = {\"c\", \"a\", \"b\"})" + THREE + "}");
    assertThat(unit.written(ABC)).isEqualTo("{\"c\": 3, \"a\": 1, \"b\": 2}");
    assertThat(unit.read(entries("b", 2, "c", 3, "a", 1))).isEqualTo("Unit[a=1, b=2, c=3]");
  }

  @Test
  void otherFieldsFollowInTheOrderOfTheDeclaration() {
    Unit unit = new Unit("@VariantDictionary(order = \"c\")" + THREE + "}");
    assertThat(unit.written(ABC)).isEqualTo("{\"c\": 3, \"a\": 1, \"b\": 2}");
  }

  @Test
  void namesAreThoseOfFieldsAndNotOfKeys() {
    Unit unit = new Unit("@VariantDictionary(order = \"hitPoints\", naming = KeyNaming.SNAKE_CASE)"
        + " record Unit(@VariantField(\"hit\") int a, int hitPoints) {}");
    assertThat(unit.written(List.of(2, 1))).isEqualTo("{\"hit_points\": 2, \"hit\": 1}");
  }

  @Test
  void elementsOfAnArrayHaveTheOrderInBothDirections() {
    Unit unit = new Unit("@VariantArray(order = {\"c\", \"a\"}, reserved = 1)" + THREE + "}");
    List<Object> packet = java.util.Arrays.asList(3, null, 1, 2);
    assertThat(unit.read(packet)).isEqualTo("Unit[a=1, b=2, c=3]");
    assertThat(unit.written(packet)).isEqualTo("[3, null, 1, 2]");
  }

  @Test
  void dictionaryIsReadFromAnArrayInTheOrder() {
    Unit unit = new Unit("@VariantDictionary(order = {\"c\", \"a\"})" + THREE + "}");
    assertThat(unit.read(List.of(3, 1, 2))).isEqualTo("Unit[a=1, b=2, c=3]");
  }

  @Test
  void orderTakesPrecedenceOverTheHouseStyle() {
    Unit unit = new Unit("@VariantDictionary.Template(keyOrder = KeyOrder.ALPHABETICAL)"
        + " @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)"
        + " @interface Sorted {}"
        + " @Sorted @VariantDictionary(order = \"c\") record Unit(int b, int a, int c) {}");
    assertThat(unit.written(ABC)).isEqualTo("{\"c\": 3, \"b\": 2, \"a\": 1}");
  }

  @Test
  void fieldsOfAFlattenedTypeTakeItsPlace() {
    Unit unit = new Unit("@VariantDictionary(order = {\"b\", \"at\"}) record Unit(int a,"
        + " @VariantField(flatten = true) Place at, int b) {"
        + " @VariantDictionary(order = \"y\") record Place(int x, int y) {} }");
    assertThat(unit.written(entries("a", 1, "b", 2, "x", 3, "y", 4)))
        .isEqualTo("{\"b\": 2, \"y\": 4, \"x\": 3, \"a\": 1}");
  }

  @Test
  void tagStaysFirstAndInheritedFieldsCanBeNamed() {
    Unit unit = new Unit("@VariantDictionary sealed interface Unit {"
        + " class Base { public int id; }"
        + " @VariantDictionary(order = {\"b\", \"id\"}) final class Tank extends Base"
        + " implements Unit { public int a; public int b; } }");
    assertThat(unit.written(entries("type", "Tank", "id", 1, "a", 2, "b", 3)))
        .isEqualTo("{\"type\": \"Tank\", \"b\": 3, \"id\": 1, \"a\": 2}");
  }

  @Test
  void changesAndViewsKeepTheOrder() {
    Unit unit = new Unit("@VariantDictionary(changes = true, order = {\"c\", \"b\"}" + VIEWS
        + " record Unit(int a, int b, @VariantField(views = \"server\") int d, int c) {}");
    assertThat(unit.written(ABC)).isEqualTo("{\"c\": 3, \"b\": 2, \"a\": 1}");
    assertThat(unit.changes(ABC, entries("a", 5, "b", 2, "c", 6)))
        .isEqualTo("{\"c\": 6, \"a\": 5}");
  }

  @Test
  void extrasStayLast() {
    Unit unit = new Unit("@VariantDictionary(order = \"b\") record Unit(@VariantExtras"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest, int a, int b) {}");
    assertThat(unit.written(entries("z", 0, "a", 1, "b", 2)))
        .isEqualTo("{\"b\": 2, \"a\": 1, \"z\": 0}");
  }
}
