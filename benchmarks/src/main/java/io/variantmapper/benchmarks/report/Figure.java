package io.variantmapper.benchmarks.report;

import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/**
 * The cost of one call.
 *
 * @param nanoseconds the median over all iterations
 * @param allocated the allocated bytes, as JMH's profiler reports them
 * @param spread the range of the middle half of the iterations, divided by the median
 */
record Figure(double nanoseconds, double allocated, double spread) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";
  private static final double LOWER = 25;
  private static final double MEDIAN = 50;
  private static final double UPPER = 75;

  private static final double STEADY = 0.25;

  /** Returns whether the spread of the iterations is small. */
  boolean isSteady() {
    return spread <= STEADY;
  }

  static Figure of(RunResult result) {
    Statistics iterations = result.getPrimaryResult().getStatistics();
    double median = iterations.getPercentile(MEDIAN);
    double spread = (iterations.getPercentile(UPPER) - iterations.getPercentile(LOWER)) / median;
    return new Figure(median, allocated(result.getSecondaryResults()), spread);
  }

  @SuppressWarnings("rawtypes") // JMH declares the parameter with this raw type.
  private static double allocated(Map<String, Result> results) {
    Result<?> result = results.get(ALLOCATED);
    return result == null ? Double.NaN : result.getScore();
  }
}
