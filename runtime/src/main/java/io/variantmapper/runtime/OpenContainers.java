package io.variantmapper.runtime;

import java.util.Arrays;

/** The containers around a place in a packet, outermost first, and how far each one is read. */
final class OpenContainers {
  private static final int INITIAL_SIZE = 8;

  private VariantType[] kinds = new VariantType[INITIAL_SIZE];
  private long[] children = new long[INITIAL_SIZE];
  private long[] begun = new long[INITIAL_SIZE];
  private int[] keys = new int[INITIAL_SIZE];
  private int size;

  int size() {
    return size;
  }

  /** The type of the innermost container. */
  VariantType kind() {
    return kinds[size - 1];
  }

  /** Opens a container; in a Dictionary, keys and values are children alike. */
  void open(VariantType kind, long childCount) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, size * 2);
      children = Arrays.copyOf(children, size * 2);
      begun = Arrays.copyOf(begun, size * 2);
      keys = Arrays.copyOf(keys, size * 2);
    }
    kinds[size] = kind;
    children[size] = childCount;
    begun[size] = 0;
    size++;
  }

  /** Closes the innermost containers whose children have all been begun. */
  void closeFinished() {
    while (size > 0 && begun[size - 1] == children[size - 1]) {
      size--;
    }
  }

  /** Notes that a child of the innermost container begins at {@code at}. */
  void nextChild(int at) {
    int last = size - 1;
    if (kinds[last] != VariantType.DICTIONARY || begun[last] % 2 == 0) {
      keys[last] = at;
    }
    begun[last]++;
  }

  /** The type of the container at {@code level}, 0 for the outermost. */
  VariantType kindAt(int level) {
    return kinds[level];
  }

  /** Which child of the container at {@code level} was begun last, counted from 0. */
  long childAt(int level) {
    return begun[level] - 1;
  }

  /** Where the key of that child begins, or its name in an Object. */
  int keyAt(int level) {
    return keys[level];
  }
}
