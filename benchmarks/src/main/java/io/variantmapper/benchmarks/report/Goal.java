package io.variantmapper.benchmarks.report;

import java.util.function.ToDoubleFunction;

/**
 * A goal of the project within one run.
 *
 * @param where the workload, or the curve
 * @param what is measured, by the names of the rows
 * @param limit the last value that is good
 * @param measure finds the value; NaN if that was not measured
 */
record Goal(
    String where, String what, Bound bound, double limit, ToDoubleFunction<Results> measure) {
  /** On which side of its limit a value is good. */
  enum Bound {
    AT_LEAST,
    AT_MOST
  }

  boolean holds(double value) {
    return bound == Bound.AT_LEAST ? value >= limit : value <= limit;
  }
}
