package io.variantmapper.benchmarks.report;

import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What one call costs.
 *
 * @param nanoseconds the median over all iterations
 * @param allocated bytes, as the collector counts them
 */
record Figure(double nanoseconds, double allocated) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";
  private static final double MEDIAN = 50;

  static Figure of(RunResult result) {
    double nanoseconds = result.getPrimaryResult().getStatistics().getPercentile(MEDIAN);
    return new Figure(nanoseconds, allocated(result.getSecondaryResults()));
  }

  @SuppressWarnings("rawtypes") // JMH's own signature
  private static double allocated(Map<String, Result> results) {
    Result<?> result = results.get(ALLOCATED);
    return result == null ? Double.NaN : result.getScore();
  }
}
