package io.variantmapper.tools.page;

import java.util.Arrays;

/** A list of ints that grows. */
final class IntList {
  private static final int FIRST_CAPACITY = 1 << 10;

  private int[] elements = new int[FIRST_CAPACITY];
  private int size;

  void add(int element) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, 2 * size);
    }
    elements[size++] = element;
  }

  int size() {
    return size;
  }

  int[] toArray() {
    return Arrays.copyOf(elements, size);
  }
}
