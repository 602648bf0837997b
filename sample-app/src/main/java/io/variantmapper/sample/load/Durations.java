package io.variantmapper.sample.load;

import java.util.Arrays;

/** Collects durations. */
final class Durations {
  private static final double NANOS_PER_MILLI = 1_000_000;

  private long[] nanos = new long[1 << 10];
  private int count;

  void add(long duration) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = duration;
  }

  void clear() {
    count = 0;
  }

  Percentiles percentiles() {
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return new Percentiles(
        millis(sorted, 0.5), millis(sorted, 0.99), millis(sorted, 0.999), millis(sorted, 1));
  }

  private static double millis(long[] sorted, double share) {
    int rank = (int) Math.ceil(share * sorted.length);
    return sorted.length == 0 ? 0 : sorted[Math.max(rank, 1) - 1] / NANOS_PER_MILLI;
  }
}
