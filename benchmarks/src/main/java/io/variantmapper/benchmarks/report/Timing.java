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
 * @param warmup milliseconds in each machine before what counts
 * @param iterations iterations that count, in each machine
 * @param milliseconds the length of an iteration
 */
record Timing(int forks, int warmup, int iterations, int milliseconds) {
  static final Timing LONG = new Timing(2, 2500, 6, 500);
  static final Timing SHORT = new Timing(1, 1000, 5, 100);

  private static final int WARMUPS = 2;

  /**
   * A collector that takes no time beside the measured thread, and a heap whose pages are there
   * before the first call: a young generation that is touched for the first time costs more than
   * what is measured.
   */
  private static final String COLLECTOR = "-XX:+UseParallelGC";

  private static final String TOUCHED = "-XX:+AlwaysPreTouch";
  private static final String[] HEAP = {"-Xms320m", "-Xmx2g", "-Xmn256m", COLLECTOR, TOUCHED};
  private static final String[] LARGE_HEAP = {"-Xms1g", "-Xmx4g", "-Xmn512m", COLLECTOR, TOUCHED};

  ChainedOptionsBuilder options() {
    return options(HEAP);
  }

  /** For packets of many MiB. */
  ChainedOptionsBuilder optionsForLargePackets() {
    return options(LARGE_HEAP);
  }

  private ChainedOptionsBuilder options(String[] heap) {
    return new OptionsBuilder()
        .forks(forks)
        .warmupIterations(WARMUPS)
        .warmupTime(TimeValue.milliseconds(warmup / WARMUPS))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(milliseconds))
        .jvmArgs(heap)
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }
}
