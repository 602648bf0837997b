package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code AtomicReference}, {@code Map.Entry}, {@code Iterable} and the types of java.sql. */
class JdkTypeTest {
  private static Unit unit(String settings, String components) {
    return new Unit("import java.util.*; import java.util.concurrent.atomic.*;"
        + " import org.jspecify.annotations.Nullable;"
        + " @VariantDictionary(" + settings + ") record Unit(" + components + ") {"
        + " @VariantDictionary record Box<T>(T content) {}"
        + " @VariantDictionary record Item(String name) {}"
        + " enum Kind { A, B } }");
  }

  private static Unit unit(String components) {
    return unit("", components);
  }

  @ParameterizedTest
  @CsvSource({
    "String, 'Ada', '\"Ada\"'",
    "Integer, 7, '\"7\"'",
    "Object, 'Ada', '\"Ada\"'",
    "UUID, f81d4fae-7dec-11d0-a765-00a0c91e6bf6, '\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"'",
    "Kind, A, '\"A\"'",
  })
  void referenceIsWrittenAsItsContent(String type, String content, String written) {
    Object value = type.equals("Integer") ? Integer.valueOf(content) : content;
    String expected = type.equals("Integer") ? content : written;
    Unit unit = unit("AtomicReference<" + type + "> at, List<AtomicReference<" + type + ">> all,"
        + " Map<String, AtomicReference<? extends " + type + ">> byName,"
        + " Box<AtomicReference<" + type + ">> box");
    Map<String, Object> packet =
        Map.of("at", value, "all", List.of(value), "byName", Map.of("a", value), "box", box(value));
    assertThat(unit.written(packet))
        .isEqualTo("{\"at\": X, \"all\": [X], \"byName\": {\"a\": X}, \"box\": {\"content\": X}}"
            .replace("X", expected));
  }

  private static Map<String, Object> box(Object content) {
    return Map.of("content", content);
  }

  @Test
  void referenceToAMappedTypeOrListIsWrittenAsItsContent() {
    Unit unit = unit("AtomicReference<Item> item, AtomicReference<List<Item>> items,"
        + " AtomicReference<int[]> numbers");
    Map<String, Object> item = Map.of("name", "rope");
    assertThat(unit.written(Map.of("item", item, "items", List.of(item), "numbers", List.of(1, 2))))
        .isEqualTo("{\"item\": {\"name\": \"rope\"}, \"items\": [{\"name\": \"rope\"}],"
            + " \"numbers\": PackedInt32Array(1, 2)}");
  }

  @Test
  void nilAndMissingKeyAreReadAsAnEmptyReference() {
    Unit unit = unit("AtomicReference<String> name, AtomicReference<Integer> level");
    Map<String, Object> nil = new LinkedHashMap<>();
    nil.put("name", null);
    assertThat(unit.read(nil)).isEqualTo("Unit[name=null, level=null]");
    assertThat(unit.written(nil)).isEqualTo("{\"name\": null, \"level\": null}");
  }

  @Test
  void emptyReferenceIsOmitted() {
    Unit unit = unit("nulls = NullPolicy.OMIT", "AtomicReference<String> a, Optional<String> b");
    assertThat(unit.written(Map.of())).isEqualTo("{}");
    assertThat(unit.written(Map.of("a", "x"))).isEqualTo("{\"a\": \"x\"}");
  }

  @Test
  void typeAndSerializerOfAReferenceApplyToItsContent() {
    Unit unit = unit("@VariantField(type = WireType.FLOAT) AtomicReference<Integer> a,"
        + " @VariantField(type = WireType.ARRAY) AtomicReference<int[]> b");
    assertThat(unit.written(Map.of("a", 1, "b", List.of(1)))).isEqualTo("{\"a\": 1.0, \"b\": [1]}");
  }

  @Test
  void referenceIsPartOfChanges() {
    Unit unit = unit("changes = true", "AtomicReference<String> name, int level");
    Map<String, Object> before = Map.of("name", "Ada", "level", 1);
    assertThat(unit.changes(before, Map.of("name", "Bob", "level", 1)))
        .isEqualTo("{\"name\": \"Bob\"}");
    assertThat(unit.merged(before, Map.of("name", "Bob"))).isEqualTo("Unit[name=Bob, level=1]");
  }

  @Test
  void entryIsADictionaryWithOneEntry() {
    Unit unit = unit("Map.Entry<String, Integer> best, List<Map.Entry<Kind, Item>> all,"
        + " Optional<Map.Entry<Integer, ? extends Item[]>> none,"
        + " Map.@Nullable Entry<? extends Kind, @Nullable Integer> last,"
        + " Box<Map.Entry<String, String>> box");
    Map<Object, Object> nil = new LinkedHashMap<>();
    nil.put("B", null);
    assertThat(unit.written(Map.of(
            "best", Map.of("Ada", 3),
            "all", List.of(Map.of("A", Map.of("name", "rope"))),
            "last", nil,
            "box", box(Map.of("a", "b")))))
        .isEqualTo("{\"best\": {\"Ada\": 3}, \"all\": [{\"A\": {\"name\": \"rope\"}}],"
            + " \"none\": null, \"last\": {\"B\": null}, \"box\": {\"content\": {\"a\": \"b\"}}}");
  }

  @ParameterizedTest
  @CsvSource({"0", "2"})
  void dictionaryWithMoreOrLessThanOneEntryIsNoEntry(int count) {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      entries.put("a" + i, i);
    }
    Unit unit = unit("List<Map.Entry<String, Integer>> all");
    assertThatThrownBy(() -> unit.read(Map.of("all", List.of(entries))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected one entry, found " + count)
        .hasMessageContaining("$.all[0]");
  }

  @Test
  void entryMayStateItsTypes() {
    assertThat(unit("@VariantField(type = WireType.TYPED_DICTIONARY)"
                + " Map.Entry<String, Integer> best")
            .decode(
                Map.of("best", Map.of("Ada", 3)), io.variantmapper.runtime.VariantFormat.GODOT_4))
        .hasToString("Unit[best=Ada=3]");
  }

  @Test
  void entryWithEqualContentIsNotPartOfChanges() {
    Unit unit = unit("changes = true", "Map.Entry<String, Integer> best, Iterable<String> all");
    Map<String, Object> before = Map.of("best", Map.of("Ada", 3), "all", List.of("a"));
    assertThat(unit.changes(before, before)).isEqualTo("{}");
    assertThat(unit.changes(before, Map.of("best", Map.of("Ada", 4), "all", List.of("a"))))
        .isEqualTo("{\"best\": {\"Ada\": 4}}");
  }

  @Test
  void iterableIsReadAndWrittenAsAList() {
    Unit unit = unit("Iterable<String> names, Iterable<? extends Item> items,"
        + " Map<String, Iterable<Integer>> numbers, @Nullable Iterable<Kind> kinds,"
        + " @VariantField(type = WireType.PACKED_INT32_ARRAY) Iterable<Integer> packed");
    assertThat(unit.written(Map.of(
            "names", List.of("a", "b"),
            "items", List.of(Map.of("name", "rope")),
            "numbers", Map.of("a", List.of(1)),
            "packed", List.of(1, 2))))
        .isEqualTo("{\"names\": [\"a\", \"b\"], \"items\": [{\"name\": \"rope\"}],"
            + " \"numbers\": {\"a\": [1]}, \"kinds\": null,"
            + " \"packed\": PackedInt32Array(1, 2)}");
  }

  @Test
  void iterableIsWrittenEvenIfEmptyValuesAreOmitted() {
    Unit unit = unit("nulls = NullPolicy.OMIT_EMPTY", "Iterable<String> names");
    assertThat(unit.written(Map.of("names", List.of()))).isEqualTo("{\"names\": []}");
  }

  @Test
  void asNamesTheClassOfAnIterable() {
    assertThat(unit("@VariantField(as = TreeSet.class) Iterable<String> names")
            .read(Map.of("names", List.of("b", "a"))))
        .isEqualTo("Unit[names=[a, b]]");
  }

  @ParameterizedTest
  @CsvSource({
    "Date, 2024-02-29, 2024-02-29",
    "Time, 19:30:00, 19:30:00",
    "Timestamp, 2023-11-14T22:13:20.123456789Z, 2023-11-14T22:13:20.123456789Z",
  })
  void typesOfSqlAreTexts(String type, String read, String written) {
    Unit unit = unit("java.sql." + type + " at, List<java.sql." + type + "> all,"
        + " java.sql.@Nullable " + type + " none");
    assertThat(unit.written(Map.of("at", read, "all", List.of(read))))
        .isEqualTo("{\"at\": \"X\", \"all\": [\"X\"], \"none\": null}".replace("X", written));
  }

  @Test
  void timestampHasTheFormsOfAnInstant() {
    assertThat(unit("time = TimeForm.MILLISECONDS", "java.sql.Timestamp at, java.sql.Date day")
            .written(Map.of("at", 1_700_000_000_123L, "day", "2024-02-29")))
        .isEqualTo("{\"at\": 1700000000123, \"day\": \"2024-02-29\"}");
  }

  @Test
  void textThatIsNoDateIsRefused() {
    Unit unit = unit("java.sql.Date day");
    assertThatThrownBy(() -> unit.read(Map.of("day", "2024-02-30")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.day");
  }
}
