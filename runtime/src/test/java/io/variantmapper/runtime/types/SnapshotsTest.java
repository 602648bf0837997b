package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SnapshotsTest {
  private static final List<String> ELEMENTS = List.of("a", "b");
  private static final Map<String, Integer> ENTRIES = Map.of("a", 1);

  static Stream<Collection<String>> concurrentCollections() {
    Set<String> keys = ConcurrentHashMap.newKeySet();
    keys.addAll(ELEMENTS);
    return Stream.of(
        new ConcurrentLinkedQueue<>(ELEMENTS),
        new ConcurrentLinkedDeque<>(ELEMENTS),
        new LinkedBlockingQueue<>(ELEMENTS),
        new LinkedBlockingDeque<>(ELEMENTS),
        new ArrayBlockingQueue<>(2, false, ELEMENTS),
        new PriorityBlockingQueue<>(ELEMENTS),
        new LinkedTransferQueue<>(ELEMENTS),
        new ConcurrentSkipListSet<>(ELEMENTS),
        new CopyOnWriteArrayList<>(ELEMENTS),
        new CopyOnWriteArraySet<>(ELEMENTS),
        keys,
        new ConcurrentHashMap<>(Map.of(1, "a", 2, "b")).values(),
        new ConcurrentSkipListMap<>(Map.of("a", 1, "b", 2)).keySet(),
        Collections.unmodifiableCollection(new ConcurrentLinkedQueue<>(ELEMENTS)),
        Collections.unmodifiableCollection(new LinkedBlockingQueue<>(ELEMENTS)),
        Collections.unmodifiableCollection(new PriorityBlockingQueue<>(ELEMENTS)));
  }

  @ParameterizedTest
  @MethodSource("concurrentCollections")
  void concurrentCollectionIsCopied(Collection<String> elements) {
    Collection<String> snapshot = Snapshots.of(elements);
    assertThat(snapshot).isNotSameAs(elements).containsExactly("a", "b");
  }

  static Stream<Collection<String>> otherCollections() {
    return Stream.of(
        new ArrayList<>(ELEMENTS),
        new ArrayDeque<>(ELEMENTS),
        new HashSet<>(ELEMENTS),
        new TreeSet<>(ELEMENTS),
        Arrays.asList("a", "b"),
        new HashMap<>(Map.of(1, "a")).values(),
        ELEMENTS,
        Set.copyOf(ELEMENTS),
        List.of());
  }

  @ParameterizedTest
  @MethodSource("otherCollections")
  void otherCollectionIsNotCopied(Collection<String> elements) {
    assertThat(Snapshots.of(elements)).isSameAs(elements);
  }

  static Stream<Map<String, Integer>> concurrentMaps() {
    return Stream.of(
        new ConcurrentHashMap<>(ENTRIES),
        new ConcurrentSkipListMap<>(ENTRIES),
        Collections.unmodifiableMap(new ConcurrentHashMap<>(ENTRIES)));
  }

  @ParameterizedTest
  @MethodSource("concurrentMaps")
  void concurrentMapIsCopied(Map<String, Integer> entries) {
    assertThat(Snapshots.of(entries)).isNotSameAs(entries).isEqualTo(ENTRIES);
  }

  static Stream<Map<?, Integer>> otherMaps() {
    return Stream.of(
        new HashMap<>(ENTRIES),
        new TreeMap<>(ENTRIES),
        new EnumMap<>(Map.of(Thread.State.NEW, 1)),
        ENTRIES,
        Map.of());
  }

  @ParameterizedTest
  @MethodSource("otherMaps")
  void otherMapIsNotCopied(Map<?, Integer> entries) {
    assertThat(Snapshots.of(entries)).isSameAs(entries);
  }
}
