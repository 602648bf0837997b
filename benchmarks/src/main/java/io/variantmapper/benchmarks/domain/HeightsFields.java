package io.variantmapper.benchmarks.domain;

/**
 * The common accessors of {@link Heights} and {@link ArrayHeights}, for code that is
 * written once for both.
 */
public interface HeightsFields {
  int columns();

  float[] heights();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(int columns, float[] heights);
  }
}
