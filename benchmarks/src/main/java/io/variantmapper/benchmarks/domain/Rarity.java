package io.variantmapper.benchmarks.domain;

/** How rare an {@link Item} is. A packet contains the constant's name. */
public enum Rarity {
  COMMON,
  RARE,
  LEGENDARY
}
