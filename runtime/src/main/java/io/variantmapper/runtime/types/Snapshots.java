package io.variantmapper.runtime.types;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Spliterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentMap;

/**
 * Copies collections that other threads may change. A packet has the count before the elements, so
 * both must come from the same moment.
 */
public final class Snapshots {
  /**
   * A collection with one of these characteristics can change during an iteration. Even a
   * CopyOnWriteArrayList reports IMMUTABLE: the list can change, but its iterators do not see the
   * changes.
   */
  private static final int ALLOWS_CHANGES = Spliterator.CONCURRENT | Spliterator.IMMUTABLE;

  private static final int NO_NULLS_IN_ORDER = Spliterator.NONNULL | Spliterator.ORDERED;

  private Snapshots() {}

  /**
   * Returns the given collection, or a copy of it if other threads may change it during an
   * iteration.
   */
  public static <E> Collection<E> of(Collection<E> elements) {
    return allowsChanges(elements) ? new ArrayList<>(elements) : elements;
  }

  /** Returns the given map, or a copy of it if other threads may change it during an iteration. */
  public static <K, V> Map<K, V> of(Map<K, V> entries) {
    boolean mayChange = entries instanceof ConcurrentMap
        || (!(entries instanceof HashMap) && allowsChanges(entries.entrySet()));
    return mayChange ? new LinkedHashMap<>(entries) : entries;
  }

  private static boolean allowsChanges(Collection<?> elements) {
    if (elements instanceof ArrayList || elements instanceof HashSet) {
      return false; // avoids a spliterator for the most frequent classes
    }
    // A view or wrapper reports the characteristics of the collection inside it, so this also
    // detects the values of a ConcurrentHashMap. Some blocking queues do not report CONCURRENT,
    // because their spliterators do not see changes. The spliterators of a PriorityBlockingQueue
    // and of a PriorityQueue have the same characteristics: no nulls and no order. A wrapper does
    // not show which of the two queues is inside. So all collections with these characteristics are
    // copied, although a PriorityQueue does not need a copy.
    int characteristics = elements.spliterator().characteristics();
    return elements instanceof BlockingQueue
        || (characteristics & ALLOWS_CHANGES) != 0
        || (characteristics & NO_NULLS_IN_ORDER) == Spliterator.NONNULL;
  }
}
