package io.variantmapper.enet.compression;

import java.util.Arrays;

/**
 * The counts of the context of any bytes. Most bytes of a short datagram are looked up here, so the
 * sums of counts are in a Fenwick tree, whose depth does not depend on the order of the bytes.
 */
final class RootCounts {
  static final int BYTES = 256;

  private final char[] counts = new char[BYTES];

  /** The sum at an index, from 1 on, covers as many bytes as the lowest set bit of the index. */
  private final char[] sums = new char[BYTES + 1];

  void reset() {
    Arrays.fill(counts, (char) 0);
    Arrays.fill(sums, (char) 0);
  }

  int count(int value) {
    return counts[value];
  }

  /** Returns the sum of the counts of smaller bytes. */
  int under(int value) {
    int sum = 0;
    for (int i = value; i > 0; i &= i - 1) {
      sum += sums[i];
    }
    return sum;
  }

  void add(int value, int delta) {
    counts[value] += (char) delta;
    for (int i = value + 1; i <= BYTES; i += i & -i) {
      sums[i] += (char) delta;
    }
  }

  /**
   * Returns the byte whose interval has a number, if each byte weighs 1 more than its count. The
   * number is less than the sum of all weights.
   */
  int byteAt(int number) {
    int value = 0;
    int rest = number;
    for (int step = BYTES / 2; step > 0; step >>= 1) {
      int weight = sums[value + step] + step;
      if (rest >= weight) {
        rest -= weight;
        value += step;
      }
    }
    return value;
  }

  /** Halves all counts, and returns their sum. */
  int halve() {
    Arrays.fill(sums, (char) 0);
    int sum = 0;
    for (int value = 0; value < BYTES; value++) {
      int count = counts[value] - (counts[value] >> 1);
      counts[value] = 0;
      add(value, count);
      sum += count;
    }
    return sum;
  }
}
