package io.variantmapper.text.godot;

import java.util.function.BiPredicate;

/**
 * Sorts with the engine's algorithm, because the result depends on the algorithm if some elements
 * have no order. The algorithm is quicksort down to parts of 16 elements, heapsort if the pivots
 * are bad, and insertion sort at the end.
 *
 * <pre>{@code
 * new EngineSort<>(keys, (a, b) -> a.compareTo(b) < 0).sort();
 * }</pre>
 */
final class EngineSort<T> {
  private static final int SMALL = 16;

  private final T[] elements;
  private final BiPredicate<T, T> isLess;

  EngineSort(T[] elements, BiPredicate<T, T> isLess) {
    this.elements = elements;
    this.isLess = isLess;
  }

  void sort() {
    int log = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, elements.length));
    partition(0, elements.length, 2 * log);
    insert();
  }

  private boolean isLess(int a, T b) {
    return isLess.test(elements[a], b);
  }

  /**
   * Splits a range until each part has at most 16 elements. A part that is still larger after
   * {@code splits} splits is sorted with heapsort.
   */
  private void partition(int first, int end, int splits) {
    int last = end;
    int left = splits;
    while (last - first > SMALL) {
      if (left == 0) {
        sortByHeap(first, last);
        return;
      }
      left--;
      int cut = cut(first, last, pivot(first, last));
      partition(cut, last, left);
      last = cut;
    }
  }

  private T pivot(int first, int end) {
    T a = elements[first];
    T b = elements[first + (end - first) / 2];
    T c = elements[end - 1];
    if (isLess.test(a, b)) {
      return isLess.test(b, c) ? b : isLess.test(a, c) ? c : a;
    }
    return isLess.test(a, c) ? a : isLess.test(b, c) ? c : b;
  }

  private int cut(int first, int end, T pivot) {
    int low = first;
    int high = end;
    while (true) {
      while (low < elements.length - 1 && isLess(low, pivot)) {
        low++;
      }
      high--;
      while (high > 0 && isLess.test(pivot, elements[high])) {
        high--;
      }
      if (low >= high) {
        return low;
      }
      T swapped = elements[low];
      elements[low] = elements[high];
      elements[high] = swapped;
      low++;
    }
  }

  private void sortByHeap(int first, int end) {
    int count = end - first;
    for (int parent = (count - 2) / 2; parent >= 0; parent--) {
      sift(first, parent, count, elements[first + parent]);
    }
    for (int last = count - 1; last > 0; last--) {
      T moved = elements[first + last];
      elements[first + last] = elements[first];
      sift(first, 0, last, moved);
    }
  }

  /**
   * Moves the hole at {@code top} of a heap down to a leaf, and then moves an element up from this
   * leaf.
   */
  private void sift(int first, int top, int count, T element) {
    int hole = top;
    int child = 2 * hole + 2;
    while (child < count) {
      int larger = isLess(first + child, elements[first + child - 1]) ? child - 1 : child;
      elements[first + hole] = elements[first + larger];
      hole = larger;
      child = 2 * larger + 2;
    }
    if (child == count) {
      elements[first + hole] = elements[first + child - 1];
      hole = child - 1;
    }
    int parent = (hole - 1) / 2;
    while (hole > top && isLess(first + parent, element)) {
      elements[first + hole] = elements[first + parent];
      hole = parent;
      parent = (hole - 1) / 2;
    }
    elements[first + hole] = element;
  }

  private void insert() {
    for (int i = 1; i < elements.length; i++) {
      T element = elements[i];
      int at = i;
      if (i < SMALL && isLess.test(element, elements[0])) {
        System.arraycopy(elements, 0, elements, 1, i);
        at = 0;
      } else {
        for (; at > 0 && isLess.test(element, elements[at - 1]); at--) {
          elements[at] = elements[at - 1];
        }
      }
      elements[at] = element;
    }
  }
}
