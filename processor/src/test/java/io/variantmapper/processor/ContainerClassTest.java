package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks the class of the container that reading creates for each declared type, and whether
 * elements, keys and values may be null.
 */
class ContainerClassTest {
  private static final String NULLABLE = "@org.jspecify.annotations.Nullable ";

  @ParameterizedTest
  @CsvSource({
    "Collection, ArrayList",
    "List, ArrayList",
    "ArrayList, ArrayList",
    "LinkedList, LinkedList",
    "Queue, ArrayDeque",
    "Deque, ArrayDeque",
    "ArrayDeque, ArrayDeque",
    "Vector, Vector",
    "Stack, Stack",
    "concurrent.ConcurrentLinkedQueue, ConcurrentLinkedQueue",
    "concurrent.ConcurrentLinkedDeque, ConcurrentLinkedDeque",
    "concurrent.BlockingQueue, LinkedBlockingQueue",
    "concurrent.LinkedBlockingQueue, LinkedBlockingQueue",
    "concurrent.BlockingDeque, LinkedBlockingDeque",
    "concurrent.LinkedBlockingDeque, LinkedBlockingDeque",
    "concurrent.ConcurrentSkipListSet, ConcurrentSkipListSet",
    "Set, LinkedHashSet",
    "LinkedHashSet, LinkedHashSet",
    "HashSet, HashSet",
    "SortedSet, TreeSet",
    "NavigableSet, TreeSet",
    "TreeSet, TreeSet"
  })
  void collectionIsCreatedAsItsOwnClassOrAsTheDefaultClass(String declared, String made) {
    Unit unit = new Unit(record("java.util." + declared + "<String>"));
    assertThat(unit.read(Map.of("all", List.of("a")))).isEqualTo(made + " [a]");
  }

  @ParameterizedTest
  @CsvSource({
    "Map, LinkedHashMap",
    "LinkedHashMap, LinkedHashMap",
    "HashMap, HashMap",
    "SortedMap, TreeMap",
    "NavigableMap, TreeMap",
    "TreeMap, TreeMap",
    "concurrent.ConcurrentMap, ConcurrentHashMap",
    "concurrent.ConcurrentHashMap, ConcurrentHashMap",
    "concurrent.ConcurrentNavigableMap, ConcurrentSkipListMap",
    "concurrent.ConcurrentSkipListMap, ConcurrentSkipListMap"
  })
  void mapIsCreatedAsItsOwnClassOrAsTheDefaultClass(String declared, String made) {
    Unit unit = new Unit(record("java.util." + declared + "<String, Integer>"));
    assertThat(unit.read(Map.of("all", Map.of("a", 1)))).isEqualTo(made + " {a=1}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Collection", "ArrayList", "LinkedList", "Set", "LinkedHashSet", "HashSet"})
  void elementMayBeNull(String declared) {
    Unit unit = new Unit(record("java.util." + declared + "<" + NULLABLE + "String>"));
    assertThat(unit.read(Map.of("all", Collections.singletonList(null)))).endsWith(" [null]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Map", "HashMap", "SortedMap", "TreeMap", "EnumMap"})
  void valueMayBeNull(String declared) {
    Unit unit = new Unit(record("java.util." + declared + "<Kind, " + NULLABLE + "String>"));
    assertThat(unit.read(Map.of("all", Collections.singletonMap("MAGE", null))))
        .endsWith(" {MAGE=null}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Map", "LinkedHashMap", "HashMap"})
  void keyMayBeNull(String declared) {
    Unit unit = new Unit(record("java.util." + declared + "<" + NULLABLE + "Kind, String>"));
    assertThat(unit.read(Map.of("all", Collections.singletonMap(null, "a")))).endsWith(" {null=a}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Queue<@Kind>",
        "ArrayDeque<@Kind>",
        "SortedSet<@Kind>",
        "EnumSet<@Kind>",
        "TreeMap<@Kind, String>",
        "EnumMap<@Kind, String>",
        "concurrent.ConcurrentLinkedQueue<@Kind>",
        "concurrent.BlockingDeque<@Kind>",
        "concurrent.ConcurrentSkipListSet<@Kind>",
        "concurrent.ConcurrentSkipListMap<Kind, @String>",
        "concurrent.ConcurrentMap<@Kind, String>",
        "concurrent.ConcurrentMap<Kind, @String>"
      })
  void nullableTypeIsAnErrorIfTheClassRejectsNull(String declared) {
    String source = record("java.util." + declared.replace("@", NULLABLE));
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString(
        "game.Unit", "package game; import io.variantmapper.annotations.*; " + source));
    assertThat(compiled.messages()).singleElement().asString().contains("null");
  }

  @ParameterizedTest
  @CsvSource({
    "X extends Comparable<X>, SortedSet<X>",
    "X extends Number & Comparable<X>, SortedSet<X>",
    "X extends java.io.Serializable & Comparable<X>, 'SortedMap<X, String>'",
    "'B extends Number & Comparable<B>, X extends B', SortedSet<? extends X>"
  })
  void typeParameterOfASortedContainerMayBeComparableByAnyBound(String variables, String declared) {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString(
        "game.Unit",
        "package game; @io.variantmapper.annotations.VariantDictionary record Unit<" + variables
            + ">(java.util." + declared + " all) {}"));
    assertThat(compiled.messages()).isEmpty();
  }

  private static String record(String type) {
    return "@VariantDictionary record Unit(" + type + " all) {"
        + "  enum Kind { MAGE, ROGUE }"
        + "  public String toString() { return all.getClass().getSimpleName() + \" \" + all; } }";
  }
}
