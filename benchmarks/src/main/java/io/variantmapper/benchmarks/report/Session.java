package io.variantmapper.benchmarks.report;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** One virtual machine, and how long each figure is measured on it. */
record Session(Jvm jvm, Timing timing) {
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

  /** For builds, which take a second or more: a few of each, in a virtual machine of their own. */
  ChainedOptionsBuilder optionsForBuilds() {
    return options().forks(1).warmupIterations(1).measurementIterations(timing.builds());
  }

  private ChainedOptionsBuilder options(String[] heap) {
    return new OptionsBuilder()
        .jvm(jvm.executable().toString())
        .forks(timing.forks())
        .warmupIterations(WARMUPS)
        .warmupTime(TimeValue.milliseconds(timing.warmup() / WARMUPS))
        .measurementIterations(timing.iterations())
        .measurementTime(TimeValue.milliseconds(timing.milliseconds()))
        .jvmArgs(heap)
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }
}
