package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code KeyOrder.ALPHABETICAL}: entries are written in the order of their keys. */
class KeyOrderTest {
  private static final String SORTED = "@VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL";

  private static Map<String, Object> entries(Object... keysAndValues) {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      entries.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return entries;
  }

  @Test
  void entriesAreSortedByTheirKeysInThePacket() {
    Unit unit = new Unit(SORTED + ", naming = KeyNaming.SNAKE_CASE)"
        + " record Unit(int aB, int aa, @VariantField(\"Z\") int c, int a9) {}");
    assertThat(unit.written(List.of(1, 2, 3, 4)))
        .isEqualTo("{\"Z\": 3, \"a9\": 4, \"a_b\": 1, \"aa\": 2}");
  }

  @Test
  void entriesHaveTheOrderOfTheFieldsByDefault() {
    Unit unit = new Unit("@VariantDictionary record Unit(int b, int a) {}");
    assertThat(unit.written(List.of(1, 2))).isEqualTo("{\"b\": 1, \"a\": 2}");
  }

  @Test
  void anyOrderIsRead() {
    Unit unit = new Unit(SORTED + ") record Unit(int b, String c, int a) {}");
    String same = "Unit[b=1, c=x, a=2]";
    assertThat(unit.read(entries("a", 2, "b", 1, "c", "x"))).isEqualTo(same);
    assertThat(unit.read(entries("b", 1, "c", "x", "a", 2))).isEqualTo(same);
    assertThat(unit.read(entries("c", "x", "b", 1, "a", 2))).isEqualTo(same);
  }

  @Test
  void elementsOfAnArrayHaveTheOrderOfTheDeclaration() {
    Unit unit = new Unit(
        SORTED + ") record Unit(int b," + " @VariantField(required = false) int c, int a) {}");
    assertThat(unit.read(List.of(1, 2, 3))).isEqualTo("Unit[b=1, c=2, a=3]");
    assertThatThrownBy(() -> unit.read(List.of(1, 2)))
        .hasMessage("Missing element 2 for \"a\" of Unit at offset 0 ($)");
  }

  @Test
  void flattenedFieldsAreSortedAmongTheOthers() {
    Unit unit = new Unit(SORTED + ") record Unit(int x,"
        + " @VariantField(value = \"p_\", flatten = true) Place place, int q, int o) {"
        + " @VariantDictionary record Place(int z, int y) {} }");
    Map<String, Object> written = entries("o", 5, "p_y", 3, "p_z", 2, "q", 4, "x", 1);
    assertThat(unit.written(written))
        .isEqualTo("{\"o\": 5, \"p_y\": 3, \"p_z\": 2, \"q\": 4, \"x\": 1}");
    assertThat(unit.read(List.of(1, 2, 3, 4, 5)))
        .isEqualTo("Unit[x=1, place=Place[z=2, y=3], q=4, o=5]");
  }

  @Test
  void outerTypeDeterminesTheOrderOfFlattenedFields() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(flatten = true) Place at) {"
        + SORTED + ") record Place(int y, int x) {} }");
    assertThat(unit.written(List.of(1, 2))).isEqualTo("{\"y\": 1, \"x\": 2}");
  }

  @Test
  void orderIsKeptIfFieldsAreOmittedOrBelongToAnotherView() {
    Unit unit = new Unit(SORTED + ", views = \"server\") record Unit(int d,"
        + " @VariantField(nulls = NullPolicy.OMIT_EMPTY) String c,"
        + " @VariantField(views = \"server\") int b, int a) {}");
    assertThat(unit.written(entries("d", 4, "c", "x", "a", 1)))
        .isEqualTo("{\"a\": 1, \"c\": \"x\", \"d\": 4}");
    assertThat(unit.written(entries("d", 4, "a", 1))).isEqualTo("{\"a\": 1, \"d\": 4}");
  }

  @Test
  void changesAreSorted() {
    Unit unit = new Unit(SORTED + ", changes = true) record Unit(int c, int b, int a) {}");
    assertThat(unit.changes(List.of(1, 2, 3), List.of(4, 2, 5))).isEqualTo("{\"a\": 5, \"c\": 4}");
    assertThat(unit.merged(List.of(1, 2, 3), entries("c", 4, "a", 5)))
        .isEqualTo("Unit[c=4, b=2, a=5]");
  }

  @Test
  void extrasStayLast() {
    Unit unit = new Unit(SORTED + ") record Unit(int z, int y, @VariantExtras"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}");
    assertThat(unit.written(entries("b", 1, "z", 2, "y", 3)))
        .isEqualTo("{\"y\": 3, \"z\": 2, \"b\": 1}");
  }
}
