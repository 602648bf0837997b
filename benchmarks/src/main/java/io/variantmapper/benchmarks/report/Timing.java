package io.variantmapper.benchmarks.report;

/**
 * How long each figure is measured.
 *
 * @param rounds how often everybody is measured in turn, each time in a new virtual machine
 * @param warmup milliseconds in each machine before what counts
 * @param iterations iterations that count, in each machine
 * @param milliseconds the length of an iteration
 * @param builds how often the compiler runs, instead of all that
 */
record Timing(int rounds, int warmup, int iterations, int milliseconds, int builds) {
  static final Timing SHORT = new Timing(1, 1200, 5, 100, 3);
  static final Timing LONG = SHORT.withRounds(3);

  /** The same, more or less often. */
  Timing withRounds(int times) {
    return new Timing(times, warmup, iterations, milliseconds, builds);
  }
}
