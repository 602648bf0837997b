package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchIllegalArgumentException;

import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JavaValuesTest {

  @Test
  void javaValuesAreConvertedToATreeAndBack() {
    Map<Object, Object> value = new LinkedHashMap<>();
    value.put("name", "Ada");
    value.put(7L, Arrays.asList(true, null, 0.5));
    value.put("where", new Vector2(1, 2));
    assertThat(Variant.of(value).toJava()).isEqualTo(value);
  }

  @Test
  void smallNumbersAreReturnedAsLongAndDouble() {
    assertThat(Variant.of(List.of((byte) 1, 'c', 0.5f)).toJava()).isEqualTo(List.of(1L, "c", 0.5));
  }

  @Test
  void enumIsConvertedToItsName() {
    assertThat(Variant.of(Thread.State.NEW)).hasToString("\"NEW\"");
  }

  /**
   * Java has no value for a Callable. The content of its Variant is {@code VariantType.CALLABLE},
   * which would be written as a String, as every enum constant is.
   */
  @Test
  void callableStaysAVariant() {
    byte[] packet = Packets.packet("1c000000 01000000 19000000");
    Object value = Variant.decode(packet, VariantFormat.GODOT_4).toJava();
    assertThat(Variant.of(value).encode(VariantFormat.GODOT_4)).isEqualTo(packet);
  }

  @Test
  void rawValueIsConvertedToItsContent() {
    byte[] packet = Variant.of(List.of(1, "a")).encode(VariantFormat.GODOT_4);
    assertThat(new Variant.Raw(packet, VariantFormat.GODOT_4).toJava()).isEqualTo(List.of(1L, "a"));
  }

  @Test
  void arrayIsConvertedToAPackedArray() {
    int[] array = {1, 2};
    assertThat(Variant.of(array).type()).isEqualTo(VariantType.PACKED_INT32_ARRAY);
    assertThat(Variant.of(array).toJava()).isSameAs(array);
  }

  @Test
  void messageNamesAClassWithoutAVariantType() {
    assertThatThrownBy(() -> Variant.of(BigDecimal.ONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("java.math.BigDecimal has no Variant type at $. Pass null,");
  }

  @Test
  void messageContainsThePathOfAValueWithoutAVariantType() {
    assertThat(refusal(Map.of("a", Arrays.asList(1, null, BigDecimal.ONE))))
        .startsWith("java.math.BigDecimal has no Variant type at $.a[2]. Pass null,");
    assertThat(refusal(List.of(Map.of("a b", BigDecimal.ONE)))).contains(" at $[0][\"a b\"]. ");
    assertThat(refusal(Map.of(7, BigDecimal.ONE))).contains(" at $[int 7]. ");
    assertThat(refusal(Map.of(0.5, BigDecimal.ONE))).contains(" at $[float 0.5]. ");
    assertThat(refusal(Map.of(new Vector2i(1, 2), BigDecimal.ONE))).contains(" at $[Vector2i]. ");
  }

  @Test
  void pathOfAKeyWithoutAVariantTypeIsThePathOfItsMap() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("first", 1);
    map.put(BigDecimal.ONE, 2);
    assertThat(refusal(Map.of("a", map))).contains(" at $.a. ");
  }

  @Test
  void pathOfANullInAPackedArrayIsThePathOfItsArray() {
    assertThat(refusal(List.of(1, new String[] {null})))
        .isEqualTo("A Packed of PackedStringArray can't hold String[] with a null in it at $[1]");
  }

  /** The map's keys are not Strings, so the map is first converted to a tree. */
  @Test
  void pathContainsTheStepsInThePacketAndInTheValue() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> out.writeAny(List.of(Map.of(7, List.of(BigDecimal.ONE)))))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("java.math.BigDecimal has no Variant type at offset 8 ($[0][int 7]"
            + "[0]). Pass null,");
  }

  private static String refusal(Object value) {
    return String.valueOf(catchIllegalArgumentException(() -> Variant.of(value)).getMessage());
  }

  @Test
  void messageNamesTheAllowedArraysForAnUnsupportedArray() {
    assertThatThrownBy(() -> Variant.of(new Vector2i[0]))
        .hasMessageStartingWith("io.variantmapper.runtime.value.Vector2i[] has no Variant type at ")
        .hasMessageContaining("an array that Variant.Packed takes");
  }

  /** A path is an Iterable of its names, and each name is itself a path with one name. */
  @Test
  void javaPathIsNotConvertedToAnArrayOfItsNames() {
    Path path = Path.of("a", "b");
    String refused = path.getClass().getName() + " has no Variant type at ";
    assertThatThrownBy(() -> Variant.of(path)).hasMessageStartingWith(refused);
    assertThatThrownBy(() -> new VariantWriter(VariantFormat.GODOT_4).writeAny(path))
        .hasMessageStartingWith(refused);
  }

  @Test
  void keysThatEnginesConsiderEqualAreWrittenOnce() {
    Map<Object, Object> value = new LinkedHashMap<>();
    value.put(1, "a");
    value.put(1L, "b");
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeAny(value);
    assertThat(out.toByteArray()).isEqualTo(Variant.of(value).encode(VariantFormat.GODOT_4));
  }

  @Test
  void listThatContainsItselfIsRefused() {
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    assertThatThrownBy(() -> Variant.of(cycle))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Deeper than 1024 containers at $" + "[0]".repeat(16) + "…" + "[0]".repeat(16)
            + "; a cycle in the objects?");
  }

  @Test
  void writeAnyHasTheDepthLimitOfTheFormat() {
    Object nested = 1;
    for (int i = 0; i < 1100; i++) {
      nested = Map.of(1L, nested);
    }
    Object value = nested;
    VariantFormat deep = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1100));
    VariantWriter out = new VariantWriter(deep);
    out.writeAny(value);
    assertThat(new VariantReader(out.toByteArray(), deep).readRaw().bytes()).hasSize(out.size());
    assertThatThrownBy(() -> new VariantWriter(VariantFormat.GODOT_4).writeAny(value))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Deeper than 1024 containers at offset 0")
        .hasMessageEndingWith("[int 1]); a cycle in the objects?");
  }

  /** Adds an entry when {@code size()} is called, as another thread could. */
  private static final class GrowingMap extends ConcurrentHashMap<String, Integer> {
    private static final long serialVersionUID = 1;

    @Override
    public int size() {
      int size = super.size();
      put("late", 2);
      return size;
    }
  }

  @Test
  void concurrentMapMayChangeWhileItIsWritten() {
    GrowingMap map = new GrowingMap();
    map.put("first", 1);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeAny(map);
    assertThat(out.toByteArray()).isEqualTo(Variant.of(map).encode(VariantFormat.GODOT_4));
  }

  /** Adds an element when the queue is iterated or its size is read, as another thread could. */
  private static final class GrowingQueue extends ConcurrentLinkedQueue<String> {
    private static final long serialVersionUID = 1;

    @Override
    public Iterator<String> iterator() {
      Iterator<String> all = super.iterator();
      List<String> before = new ArrayList<>();
      all.forEachRemaining(before::add);
      add("late");
      return before.iterator();
    }

    @Override
    public int size() {
      int size = super.size();
      add("late");
      return size;
    }
  }

  @Test
  void concurrentQueueMayChangeWhileItIsWritten() {
    GrowingQueue queue = new GrowingQueue();
    queue.add("first");
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeAny(queue);
    assertThat(Variant.decode(out.toByteArray(), VariantFormat.GODOT_4))
        .isEqualTo(Variant.of(List.of("first")));
  }

  /** Returns a wrong size, as if another thread had changed the map while it was being written. */
  private static final class RacedMap extends LinkedHashMap<String, Integer> {
    private static final long serialVersionUID = 1;
    private final int claimed;

    RacedMap(int claimed) {
      this.claimed = claimed;
    }

    @Override
    public int size() {
      return claimed;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void otherMapThatChangesWhileItIsWrittenIsRefused(int claimed) {
    RacedMap map = new RacedMap(claimed);
    map.put("first", 1);
    map.put("second", 2);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> out.writeAny(map)).isInstanceOf(IllegalStateException.class);
  }

  /** A map that is also Iterable, as in some libraries. */
  private static final class IterableMap extends LinkedHashMap<String, Integer>
      implements Iterable<Integer> {
    private static final long serialVersionUID = 1;

    @Override
    public Iterator<Integer> iterator() {
      return values().iterator();
    }
  }

  @Test
  void iterableMapIsConvertedToADictionary() {
    IterableMap map = new IterableMap();
    map.put("first", 1);
    Variant expected = Variant.of(Map.of("first", 1));
    assertThat(Variant.of(map)).isEqualTo(expected);
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeAny(map);
    assertThat(Variant.decode(out.toByteArray(), VariantFormat.GODOT_4)).isEqualTo(expected);
  }

  /** Each key is a list of two numbers whose hash code, 961 + 31 * first + second, is 2²⁰. */
  private static Variant dictionaryOfCollidingLists(int count) {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      entries.put(List.of(i, (1 << 20) - 961 - 31 * i), null);
    }
    return Variant.of(entries);
  }

  @Test
  void treeWithManyCollidingKeysIsNotConvertedToAMap() {
    Variant tree = dictionaryOfCollidingLists(1000);
    assertThatThrownBy(tree::toJava)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("Too many different keys have the hash code");
    VariantReader in = new VariantReader(tree.encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4);
    assertThatThrownBy(in::readAny).isInstanceOf(MalformedPacketException.class);
  }

  /** Comparing two keys that are maps compares the keys in them. */
  @Test
  void collidingKeysInCollidingKeysAreNotConverted() {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < 60; i++) {
      Map<Object, Object> key = new LinkedHashMap<>();
      key.put(dictionaryOfCollidingLists(60), i);
      key.put("", 1000 - i);
      entries.put(key, null);
    }
    assertThat(Variant.of(entries.keySet()).toJava()).isNotNull();
    assertThatThrownBy(Variant.of(entries)::toJava).isInstanceOf(MalformedPacketException.class);
  }

  /** All numbers {@code x << 32 | y} with an equal {@code x ^ y} have the same hash code. */
  @Test
  void dictionaryWhoseKeysAreTheNumbersOfCellsIsConverted() {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (long x = 0; x < 300; x++) {
      for (long y = 0; y < 300; y++) {
        entries.put(x << Integer.SIZE | y, null);
      }
    }
    assertThat(Variant.of(entries).toJava()).isEqualTo(entries);
  }
}
