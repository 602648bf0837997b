package io.variantmapper.benchmarks.report;

/**
 * How long each figure is measured.
 *
 * @param forks virtual machines, one after the other
 * @param warmup milliseconds in each machine before what counts
 * @param iterations iterations that count, in each machine
 * @param milliseconds the length of an iteration
 * @param builds how often the compiler runs, instead of all that
 */
record Timing(int forks, int warmup, int iterations, int milliseconds, int builds) {
  static final Timing LONG = new Timing(2, 2000, 5, 300, 5);
  static final Timing SHORT = new Timing(1, 1600, 5, 100, 3);
}
