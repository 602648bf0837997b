package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Collections and maps without a setter: reading replaces their content. */
class FilledContainerTest {
  private static final String TAGS = "@VariantDictionary class Unit {"
      + " private final java.util.List<String> tags = new java.util.ArrayList<>();"
      + " Unit() { tags.add(\"new\"); } java.util.List<String> getTags() { return tags; }"
      + " public String toString() { return \"\" + tags; } }";
  private static final String FIELD = "@VariantDictionary class Unit {"
      + " final java.util.Map<String, Integer> ranks = new java.util.TreeMap<>();"
      + " public String toString() { return \"\" + ranks; } }";

  private static Map<String, Object> nil(String key) {
    Map<String, Object> packet = new HashMap<>();
    packet.put(key, null);
    return packet;
  }

  /** Returns a type whose getter returns {@code returned}, an expression for {@code tags}. */
  private static Unit returning(String returned) {
    return new Unit("@VariantDictionary class Unit {"
        + " private final java.util.List<String> tags = new java.util.ArrayList<>();"
        + " java.util.List<String> tags() { return " + returned + "; } }");
  }

  private static Map<String, Integer> collidingTexts() {
    return IntStream.range(0, 1024)
        .mapToObj(i -> IntStream.range(0, 10)
            .mapToObj(bit -> (i >> bit & 1) == 0 ? "Aa" : "BB")
            .collect(Collectors.joining()))
        .collect(Collectors.toMap(text -> text, String::length));
  }

  @Test
  void contentOfTheConstructorIsReplaced() {
    Unit unit = new Unit(TAGS);
    assertThat(unit.read(Map.of("tags", List.of("a", "b")))).isEqualTo("[a, b]");
    assertThat(unit.read(Map.of("tags", List.of()))).isEqualTo("[]");
    assertThat(unit.written(Map.of("tags", List.of("a")))).isEqualTo("{\"tags\": [\"a\"]}");
  }

  @Test
  void missingKeyAndNilKeepTheContentOfTheConstructor() {
    Unit unit = new Unit(TAGS);
    assertThat(unit.read(Map.of())).isEqualTo("[new]");
    assertThat(unit.read(nil("tags"))).isEqualTo("[new]");
    assertThat(new Unit(TAGS.replace("Dictionary", "Dictionary(nullness = Nullness.NULLABLE)"))
            .read(nil("tags")))
        .isEqualTo("[new]");
  }

  @Test
  void finalFieldWithoutAGetterIsFilled() {
    assertThat(new Unit(FIELD).read(Map.of("ranks", Map.of("Ada", 3)))).isEqualTo("{Ada=3}");
  }

  @Test
  void containerIsFilledBesideParametersOfTheCreator() {
    Unit unit = new Unit("@VariantDictionary class Unit { final int hp;"
        + " private final java.util.Deque<Integer> path = new java.util.ArrayDeque<>();"
        + " Unit(int hp) { this.hp = hp; path.add(hp); }"
        + " java.util.Deque<Integer> getPath() { return path; } }");
    assertThat(unit.written(Map.of("hp", 7, "path", List.of(1, 2))))
        .isEqualTo("{\"hp\": 7, \"path\": [1, 2]}");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7, \"path\": [7]}");
  }

  @Test
  void containersOfAGenericAndOfAFlattenedTypeAreFilled() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + " @VariantField(flatten = true) Place place; Bag<String> bag;"
        + " @VariantDictionary static class Place {"
        + " final java.util.List<Integer> doors = new java.util.ArrayList<>(); }"
        + " @VariantDictionary static class Bag<T> {"
        + " private final java.util.Set<T> items = new java.util.LinkedHashSet<>();"
        + " java.util.Set<T> items() { return items; } } }");
    assertThat(unit.written(
            Map.of("doors", List.of(3), "bag", Map.of("items", List.of("axe", "bow")))))
        .isEqualTo("{\"doors\": [3], \"bag\": {\"items\": [\"axe\", \"bow\"]}}");
  }

  @Test
  void keyOfAnotherOrderAndAnArrayFillTheContainer() {
    Unit unit = new Unit(TAGS.replace("Dictionary", "Array"));
    assertThat(unit.read(List.of(List.of("a")))).isEqualTo("[a]");
    assertThat(unit.read(List.of())).isEqualTo("[new]");
    assertThat(unit.read(Arrays.asList((Object) null))).isEqualTo("[new]");
  }

  @Test
  void changesAndReadingIntoAnObjectReplaceTheContent() {
    Unit unit = new Unit(TAGS.replace("Dictionary", "Dictionary(changes = true)"));
    Map<String, Object> before = Map.of("tags", List.of("a"));
    assertThat(unit.merged(before, Map.of("tags", List.of("b", "c")))).isEqualTo("[b, c]");
    assertThat(unit.merged(before, Map.of())).isEqualTo("[a]");
    assertThat(unit.merged(before, nil("tags"))).isEqualTo("[]");
    assertThat(unit.readInto(before, Map.of("tags", List.of("b")))).isEqualTo("[b]");
  }

  @Test
  void mergingIntoANewObjectKeepsTheContent() {
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit { final int hp;"
        + " final java.util.List<String> tags = new java.util.ArrayList<>();"
        + " Unit(int hp) { this.hp = hp; }"
        + " public String toString() { return hp + \"\" + tags; } }");
    assertThat(unit.merged(Map.of("hp", 1, "tags", List.of("a")), Map.of("hp", 2)))
        .isEqualTo("2[a]");
  }

  @Test
  void omittedEmptyContainerIsReadAsEmpty() {
    Unit unit = new Unit(TAGS.replace("Dictionary", "Dictionary(nulls = NullPolicy.OMIT_EMPTY)"));
    assertThat(unit.read(Map.of())).isEqualTo("[]");
  }

  @Test
  void unknownKeysFillAMap() {
    Unit unit = new Unit("@VariantDictionary class Unit { @VariantExtras final"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest ="
        + " new java.util.LinkedHashMap<>(); }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  /** A Hashtable compares a text with all texts that have the same hash code. */
  @Test
  void collidingUnknownKeysAreRefused() {
    Unit unit = new Unit("@VariantDictionary class Unit { @VariantExtras final"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest ="
        + " new java.util.Hashtable<>(); }");
    assertThatThrownBy(() -> unit.read(collidingTexts()))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("different keys have the hash code");
  }

  @Test
  void unmodifiableContainerIsAnErrorWithAReason() {
    Unit unit = returning("java.util.List.copyOf(tags)");
    assertThatThrownBy(() -> unit.read(Map.of("tags", List.of("a"))))
        .isInstanceOf(VariantException.class)
        .hasMessageContaining("Unit.tags has no setter, so reading fills its value, but tags()"
            + " returns a collection or map that can't be changed. Add a setter, or a parameter of"
            + " the creator.");
  }

  @Test
  void nullInPlaceOfAContainerIsAnErrorWithAReason() {
    Unit unit = returning("null");
    assertThatThrownBy(() -> unit.read(Map.of("tags", List.of("a"))))
        .isInstanceOf(VariantException.class)
        .hasMessageContaining("tags() returns null.");
  }

  @Test
  void copyOfAContainerIsAnErrorWithAReason() {
    Unit unit = returning("new java.util.ArrayList<>(tags)");
    assertThatThrownBy(() -> unit.read(Map.of("tags", List.of("a"))))
        .isInstanceOf(VariantException.class)
        .hasMessageContaining("tags() returns a copy, whose content would be lost.");
  }

  @Test
  void viewOfAContainerIsFilled() {
    Unit unit = returning("java.util.Collections.checkedList(tags, String.class)");
    assertThat(unit.written(Map.of("tags", List.of("a")))).isEqualTo("{\"tags\": [\"a\"]}");
  }

  @Test
  void viewOfAQueueIsFilled() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + " private final java.util.Queue<String> tags = new java.util.ArrayDeque<>();"
        + " java.util.Queue<String> tags() {"
        + " return java.util.Collections.checkedQueue(tags, String.class); } }");
    assertThat(unit.written(Map.of("tags", List.of("a")))).isEqualTo("{\"tags\": [\"a\"]}");
  }

  @Test
  void copyOnWriteArraySetIsAnErrorWithAReason() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + " private final java.util.Set<String> tags ="
        + " new java.util.concurrent.CopyOnWriteArraySet<>();"
        + " java.util.Set<String> tags() { return tags; } }");
    assertThatThrownBy(() -> unit.read(Map.of("tags", List.of("a"))))
        .isInstanceOf(VariantException.class)
        .hasMessageContaining("tags() returns a CopyOnWriteArraySet, to which many elements can't"
            + " be added quickly.");
  }

  @Test
  void copyOnWriteArrayListIsFilled() {
    Unit unit = new Unit(TAGS.replace("ArrayList", "concurrent.CopyOnWriteArrayList"));
    assertThat(unit.read(Map.of("tags", List.of("a")))).isEqualTo("[a]");
  }

  @Test
  void collectionThatMayBeASetHasNoSetter() {
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString(
            "game.Unit",
            "package game; @io.variantmapper.annotations.VariantDictionary class Unit {"
                + " final java.util.Collection<String> tags = new java.util.HashSet<>(); }")),
        List.of());
    assertThat(compiled.messages()).singleElement().asString().contains("[VariantNoSetter]");
  }

  /** A Set may be a HashSet, or consist of the keys of a WeakHashMap, which does not sort them. */
  @Test
  void collidingElementsAreRefused() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + " final java.util.Set<Cell> cells = new java.util.HashSet<>();"
        + " final java.util.Map<String, Integer> texts = new java.util.WeakHashMap<>();"
        + " @VariantArray record Cell(int x, int y) {} }");
    List<List<Integer>> cells =
        IntStream.range(0, 1000).mapToObj(i -> List.of(i, -31 * i)).toList();
    for (Map<String, ?> packet :
        List.of(Map.of("cells", cells), Map.of("texts", collidingTexts()))) {
      assertThatThrownBy(() -> unit.read(packet))
          .isInstanceOf(MalformedPacketException.class)
          .hasMessageContaining("different keys have the hash code");
    }
  }
}
