package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;

/** A {@link Heights} as an Array. */
@VariantArray
public record ArrayHeights(int columns, float[] heights) implements HeightsFields {
  /** Returns the same terrain in Array shape. */
  public static ArrayHeights of(Heights heights) {
    return new ArrayHeights(heights.columns(), heights.heights());
  }
}
