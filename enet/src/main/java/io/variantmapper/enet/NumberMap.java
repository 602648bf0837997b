package io.variantmapper.enet;

import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** A map from numbers to objects, which needs no object for an entry. */
final class NumberMap<V> {
  private static final int MIN_CAPACITY = 8;

  /** Peers choose the numbers. They must not know which ones have the same place. */
  private static final int FACTOR = new SecureRandom().nextInt() | 1;

  /** Spreads numbers that follow each other, whatever {@link #FACTOR} is. */
  private static final int GOLDEN_RATIO = 0x9e3779b9;

  private int[] keys = {};
  private @Nullable Object[] values = {};
  private int size;
  private int shift;

  int size() {
    return size;
  }

  /** Returns the value of a number, or null. */
  @Nullable
  V get(int number) {
    if (size == 0) {
      return null;
    }
    int index = find(number);
    return value(index);
  }

  @SuppressWarnings("unchecked") // Only put stores values.
  private @Nullable V value(int index) {
    return (V) values[index];
  }

  /** Stores a value for a number that has none. */
  void put(int number, V value) {
    if (2 * (size + 1) > keys.length) {
      resize(Math.max(MIN_CAPACITY, 2 * keys.length));
    }
    int index = find(number);
    keys[index] = number;
    values[index] = value;
    size++;
  }

  /** Removes a number, and returns its value, or null. */
  @Nullable
  V remove(int number) {
    if (size == 0) {
      return null;
    }
    int index = find(number);
    V removed = value(index);
    if (removed != null) {
      size--;
      close(index);
      shrink();
    }
    return removed;
  }

  void clear() {
    keys = new int[0];
    values = new Object[0];
    size = 0;
  }

  /** Fills a gap, so that a search never ends before the number that it looks for. */
  private void close(int removed) {
    int mask = keys.length - 1;
    int gap = removed;
    int index = gap;
    while (true) {
      index = (index + 1) & mask;
      if (values[index] == null) {
        values[gap] = null;
        return;
      }
      int distance = (index - home(keys[index])) & mask;
      if (distance >= ((index - gap) & mask)) {
        keys[gap] = keys[index];
        values[gap] = values[index];
        gap = index;
      }
    }
  }

  /** Returns the index of a number, or of the gap where it belongs. */
  private int find(int number) {
    int mask = keys.length - 1;
    int index = home(number);
    while (values[index] != null && keys[index] != number) {
      index = (index + 1) & mask;
    }
    return index;
  }

  private int home(int number) {
    int mixed = number * FACTOR;
    return ((mixed ^ mixed >>> 15) * GOLDEN_RATIO) >>> shift;
  }

  private void shrink() {
    if (keys.length > 64 && 16 * size < keys.length) {
      resize(keys.length / 4);
    }
  }

  private void resize(int capacity) {
    int[] oldKeys = keys;
    @Nullable Object[] oldValues = values;
    keys = new int[capacity];
    values = new Object[capacity];
    shift = Integer.numberOfLeadingZeros(capacity) + 1;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != null) {
        int index = find(oldKeys[i]);
        keys[index] = oldKeys[i];
        values[index] = oldValues[i];
      }
    }
  }
}
