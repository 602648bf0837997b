package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;

/** An {@link Item} as an Array. */
@VariantArray
public record ArrayItem(String name, int count, Rarity rarity, float condition)
    implements ItemFields {
  static ArrayItem of(Item item) {
    return new ArrayItem(item.name(), item.count(), item.rarity(), item.condition());
  }
}
