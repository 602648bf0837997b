package io.variantmapper.benchmarks.domain;

/** How rare an {@link Item} is; on the wire its name. */
public enum Rarity {
  COMMON,
  RARE,
  LEGENDARY
}
