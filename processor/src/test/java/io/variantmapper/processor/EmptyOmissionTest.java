package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code NullPolicy.OMIT_EMPTY}: empty texts and containers are not written. */
class EmptyOmissionTest {
  private static final String OMIT = "nulls = NullPolicy.OMIT_EMPTY";
  private static final Map<String, Object> LACKING = Map.of("b", 1);

  private static Unit unit(String annotation, String body) {
    return new Unit("import java.util.*; import java.util.concurrent.*;"
        + " import org.jspecify.annotations.Nullable; @VariantDictionary(" + annotation + ") "
        + body);
  }

  /** Returns a record that prints the class and the content of its field {@code a}. */
  private static Unit omitting(String field) {
    return unit(
        OMIT,
        "record Unit(" + field + " a, int b) { enum Kind { X }"
            + " static class Names extends ArrayList<String> {"
            + " private static final long serialVersionUID = 1; }"
            + " @Override public String toString() { Object o = a; return o == null ? \"null\" :"
            + " o.getClass().getSimpleName() + Arrays.deepToString(new Object[] {o}); } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "CharSequence",
        "@VariantField(type = WireType.STRING_NAME) String",
        "@VariantField(type = WireType.NODE_PATH) String",
      })
  void emptyTextIsOmitted(String field) {
    Unit unit = omitting(field);
    assertThat(unit.written(LACKING)).isEqualTo("{\"b\": 1}");
    assertThat(unit.read(LACKING)).isEqualTo(unit.read(Map.of("a", "", "b", 1)));
    assertThat(unit.read(Map.of("a", "x", "b", 1))).isEqualTo("String[x]");
    assertThat(unit.written(Map.of("a", "", "b", 1))).isEqualTo("{\"b\": 1}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte[]",
        "String[]",
        "int[][]",
        "List<String>[]",
        "List<String>",
        "List<? extends CharSequence>",
        "Collection<Integer>",
        "LinkedList<String>",
        "Deque<String>",
        "ConcurrentLinkedQueue<String>",
        "Set<String>",
        "SortedSet<String>",
        "EnumSet<Kind>",
        "@VariantField(as = LinkedList.class) List<String>",
        "@VariantField(as = Names.class) Collection<String>",
      })
  void emptyArrayOrCollectionIsOmittedAndReadAsTheSameClass(String field) {
    Unit unit = omitting(field);
    Map<String, Object> empty = Map.of("a", List.of(), "b", 1);
    assertThat(unit.written(empty)).isEqualTo("{\"b\": 1}");
    assertThat(unit.read(LACKING)).isEqualTo(unit.read(empty));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Map<String, Integer>", "TreeMap<String, Kind>", "EnumMap<Kind, String>"})
  void emptyMapIsOmittedAndReadAsTheSameClass(String field) {
    Unit unit = omitting(field);
    Map<String, Object> empty = Map.of("a", Map.of(), "b", 1);
    assertThat(unit.written(empty)).isEqualTo("{\"b\": 1}");
    assertThat(unit.read(LACKING)).isEqualTo(unit.read(empty));
  }

  @Test
  void nonEmptyContentIsWritten() {
    assertThat(omitting("List<String>").written(Map.of("a", List.of("x"), "b", 1)))
        .isEqualTo("{\"a\": [\"x\"], \"b\": 1}");
  }

  @ParameterizedTest
  @CsvSource({
    "@Nullable String, null",
    "@VariantField(required = false) String, null",
    "@VariantField(defaultValue = \"d\") String, String[d]",
  })
  void emptyValueIsWrittenIfAMissingKeyIsNotReadAsEmpty(String field, String missing) {
    Unit unit = omitting(field);
    assertThat(unit.written(Map.of("a", "", "b", 1))).isEqualTo("{\"a\": \"\", \"b\": 1}");
    assertThat(unit.read(LACKING)).isEqualTo(missing);
  }

  @Test
  void nullAndAnEmptyOptionalAreAlsoOmitted() {
    assertThat(omitting("@Nullable String").written(LACKING)).isEqualTo("{\"b\": 1}");
    assertThat(omitting("Optional<String>").written(LACKING)).isEqualTo("{\"b\": 1}");
  }

  @Test
  void nullInANonNullFieldIsWrittenAsANilThatReadingRefuses() {
    Unit unit = unit(OMIT, "record Unit(String a, int b) { Unit { a = null; } }");
    Map<String, Object> nil = new HashMap<>(LACKING);
    nil.put("a", null);
    assertThat(unit.written(LACKING)).isEqualTo("{\"a\": null, \"b\": 1}");
    assertThatThrownBy(() -> unit.read(nil)).isInstanceOf(VariantException.class);
  }

  @Test
  void missingKeyReplacesTheInitialValueWithAnEmptyList() {
    Unit unit = unit(
        OMIT,
        "class Unit { public List<String> a = List.of(\"x\"); public int b;"
            + " @Override public String toString() { return a + \"\"; } }");
    assertThat(unit.read(LACKING)).isEqualTo("[]");
    assertThat(unit.written(LACKING)).isEqualTo("{\"b\": 1}");
    assertThat(unit.written(Map.of("a", List.of("y"), "b", 1)))
        .isEqualTo("{\"a\": [\"y\"], \"b\": 1}");
  }

  @Test
  void oneFieldMayOmitEmptyValues() {
    Unit unit = unit("", "record Unit(@VariantField(" + OMIT + ") String a, String b) {}");
    assertThat(unit.written(Map.of("a", "", "b", ""))).isEqualTo("{\"b\": \"\"}");
  }

  @Test
  void arrayKeepsThePositionOfAnEmptyValue() {
    Unit unit =
        new Unit("@VariantArray record Unit(@VariantField(" + OMIT + ") String a, int b) {}");
    assertThat(unit.written(Arrays.asList("", 1))).isEqualTo("[\"\", 1]");
  }

  @Test
  void changeToAnEmptyValueIsWrittenAndAMissingKeyChangesNothing() {
    Unit unit = unit("changes = true, " + OMIT, "record Unit(String a, List<String> b) {}");
    Map<String, Object> full = Map.of("a", "x", "b", List.of("y"));
    assertThat(unit.changes(full, Map.of())).isEqualTo("{\"a\": \"\", \"b\": []}");
    assertThat(unit.merged(full, Map.of("a", ""))).isEqualTo("Unit[a=, b=[y]]");
    assertThat(unit.merged(full, Map.of())).isEqualTo("Unit[a=x, b=[y]]");
  }

  @Test
  void fieldOfAnotherViewIsNotReadAsEmpty() {
    Unit unit = unit(
        "views = \"server\", " + OMIT,
        "record Unit(@VariantField(views = \"server\", required = false) String a, int b) {}");
    assertThat(unit.read(LACKING)).isEqualTo("Unit[a=null, b=1]");
  }
}
