package io.variantmapper.benchmarks.report;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How long each figure is measured.
 *
 * @param forks virtual machines, one after the other
 * @param warmups iterations before those that count
 * @param iterations iterations that count, in each machine
 * @param milliseconds the length of an iteration
 */
record Timing(int forks, int warmups, int iterations, int milliseconds) {
  static final Timing LONG = new Timing(2, 5, 6, 500);
  static final Timing SHORT = new Timing(1, 4, 5, 200);

  /** A fixed heap, and a collector that takes no time beside the measured thread. */
  private static final String[] HEAP = {"-Xms3g", "-Xmx3g", "-Xmn1500m", "-XX:+UseParallelGC"};

  ChainedOptionsBuilder options() {
    return new OptionsBuilder()
        .forks(forks)
        .warmupIterations(warmups)
        .warmupTime(TimeValue.milliseconds(milliseconds))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(milliseconds))
        .jvmArgs(HEAP)
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }
}
