package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writing collections while other threads change them. */
class ConcurrentValuesTest {
  /** Classes that add an element when their size is read, as another thread could. */
  private static final String GROWING = """
       static class Growing extends ConcurrentLinkedQueue<Integer> {
         int last;
         Growing() { add(0); }
         public int size() { int size = super.size(); add(++last); return size; }
       }
       static class GrowingSet extends ConcurrentSkipListSet<Integer> {
         int last;
         GrowingSet() { add(0); }
         public int size() { int size = super.size(); add(++last); return size; }
       }
       static class GrowingMap extends ConcurrentHashMap<Integer, Integer> {
         int last;
         GrowingMap() { put(0, 0); }
         public int size() { int size = super.size(); put(++last, 0); return size; }
       }
       static class GrowingSortedMap extends ConcurrentSkipListMap<Integer, Integer> {
         int last;
         GrowingSortedMap() { put(0, 0); }
         public int size() { int size = super.size(); put(++last, 0); return size; }
       }
      """;

  @ParameterizedTest
  @CsvSource({
    "Collection<Integer>, new Growing()",
    "Queue<Integer>, new Growing()",
    "ConcurrentLinkedQueue<Integer>, new Growing()",
    "Collection<Integer>, Collections.unmodifiableCollection(new Growing())",
    "Collection<Integer>, new GrowingMap().values()",
    "Set<Integer>, new GrowingSet()",
    "SortedSet<Integer>, new GrowingSet()",
    "'Map<Integer, Integer>', new GrowingMap()",
    "'Map<Integer, Integer>', Collections.unmodifiableMap(new GrowingMap())",
    "'NavigableMap<Integer, Integer>', new GrowingSortedMap()",
    "'ConcurrentMap<Integer, Integer>', new GrowingMap()",
    "Object, new Growing()",
  })
  void countIsRightAlthoughTheElementsChange(String type, String value) {
    Unit unit = new Unit("import java.util.*; import java.util.concurrent.*;"
        + " @VariantDictionary @SuppressWarnings(\"serial\") class Unit { " + type + " a = " + value
        + "; " + GROWING + "}");
    assertThat(unit.written(Map.of())).startsWith("{\"a\": ").contains("0");
  }

  @ParameterizedTest
  @CsvSource({"new Growing()", "Collections.unmodifiableCollection(new Growing())"})
  void packedArrayIsWrittenFromASnapshot(String value) {
    Unit unit = new Unit("import java.util.*; import java.util.concurrent.*;"
        + " @VariantDictionary @SuppressWarnings(\"serial\") class Unit {"
        + " @VariantField(type = WireType.PACKED_INT32_ARRAY) Collection<Integer> a = " + value
        + "; " + GROWING + "}");
    assertThat(unit.written(Map.of())).contains("0");
  }
}
