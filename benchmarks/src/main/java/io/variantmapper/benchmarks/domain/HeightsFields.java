package io.variantmapper.benchmarks.domain;

/**
 * What a {@link Heights} and an {@link ArrayHeights} have in common, for code written once for
 * both.
 *
 */
public interface HeightsFields {
  int columns();

  float[] heights();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(int columns, float[] heights);
  }
}
