package io.variantmapper.benchmarks.domain;

/**
 * What a {@link Item} and an {@link ArrayItem} have in common, for code written once for
 * both.
 *
 */
public interface ItemFields {
  String name();

  int count();

  Rarity rarity();

  float condition();

  /** Makes the value from its fields. */
  interface Maker<T> {
    T make(String name, int count, Rarity rarity, float condition);
  }
}
