package io.variantmapper.benchmarks.report;

import java.util.function.ToDoubleFunction;

/**
 * A goal of the project, which is checked with the figures of one run.
 *
 * @param where the name of the workload or of the curve
 * @param what the measured quantity, with the names of the rows
 * @param limit the largest or smallest value that meets the goal, depending on the bound
 * @param measure returns the value, or NaN if the value was not measured
 */
record Goal(
    String where, String what, Bound bound, double limit, ToDoubleFunction<Results> measure) {
  /** The side of the limit on which a value meets the goal. */
  enum Bound {
    AT_LEAST,
    AT_MOST
  }

  boolean holds(double value) {
    return bound == Bound.AT_LEAST ? value >= limit : value <= limit;
  }
}
