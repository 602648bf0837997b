package io.variantmapper.benchmarks.domain;

/**
 * The common accessors of {@link Item} and {@link ArrayItem}, for code that is
 * written once for both.
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
