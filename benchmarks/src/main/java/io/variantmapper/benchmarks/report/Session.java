package io.variantmapper.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs benchmarks on one virtual machine, for the time that {@code timing} gives. */
record Session(Jvm jvm, Timing timing) {
  private static final int WARMUPS = 2;

  /**
   * Selects a collector that takes no time while the measured thread runs. Further options make the
   * heap's pages exist before the first call, because the first access to a page of the young
   * generation takes longer than the measured code.
   */
  private static final String COLLECTOR = "-XX:+UseParallelGC";

  private static final String TOUCHED = "-XX:+AlwaysPreTouch";
  private static final String[] HEAP = {"-Xms320m", "-Xmx2g", "-Xmn256m", COLLECTOR, TOUCHED};
  private static final String[] LARGE_HEAP = {"-Xms1g", "-Xmx4g", "-Xmn512m", COLLECTOR, TOUCHED};

  /**
   * Measures all benchmarks once in each round, so that a disturbance of a few seconds does not
   * affect all measurements of a benchmark. Joins the results of all rounds.
   */
  Iterable<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
    Map<String, RunResult> joined = new LinkedHashMap<>();
    for (int round = 0; round < timing.rounds(); round++) {
      for (RunResult result : new Runner(options.build()).run()) {
        joined.merge(result.getParams().id(), result, Session::join);
      }
    }
    return joined.values();
  }

  private static RunResult join(RunResult earlier, RunResult later) {
    List<BenchmarkResult> results = new ArrayList<>(earlier.getBenchmarkResults());
    results.addAll(later.getBenchmarkResults());
    return new RunResult(earlier.getParams(), results);
  }

  ChainedOptionsBuilder options() {
    return options(HEAP);
  }

  /** Returns the options for packets of many MiB. */
  ChainedOptionsBuilder optionsForLargePackets() {
    return options(LARGE_HEAP);
  }

  /**
   * Returns the options for builds. A build takes a second or more, so only a few builds are
   * measured, with each generator in its own virtual machine.
   */
  ChainedOptionsBuilder optionsForBuilds() {
    return options().warmupIterations(1).measurementIterations(timing.builds());
  }

  private ChainedOptionsBuilder options(String[] heap) {
    return new OptionsBuilder()
        .jvm(jvm.executable().toString())
        .forks(1)
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
