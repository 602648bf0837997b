package io.variantmapper.benchmarks.report;

/**
 * How often and how long each figure is measured.
 *
 * @param rounds the number of times that all benchmarks are measured in turn, each time in a new
 *     virtual machine
 * @param warmup milliseconds of warm-up in each virtual machine
 * @param iterations the number of measured iterations in each virtual machine
 * @param milliseconds the length of an iteration in milliseconds
 * @param builds the number of measured iterations of benchmarks that run a build; {@code
 *     iterations} does not apply to these benchmarks
 */
record Timing(int rounds, int warmup, int iterations, int milliseconds, int builds) {
  static final Timing SHORT = new Timing(1, 1200, 5, 100, 3);
  static final Timing LONG = SHORT.withRounds(3);

  /** Returns a copy with the given number of rounds. */
  Timing withRounds(int times) {
    return new Timing(times, warmup, iterations, milliseconds, builds);
  }
}
