package io.variantmapper.benchmarks.rpc;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector2;

/** The arguments of {@link Arena#act} as a Dictionary. */
@VariantDictionary
record ActDictionary(int tick, Vector2 position, float angle, boolean fires, String weapon) {
  static final ActDictionary SAMPLE = new ActDictionary(
      Act.SAMPLE.tick(),
      Act.SAMPLE.position(),
      Act.SAMPLE.angle(),
      Act.SAMPLE.fires(),
      Act.SAMPLE.weapon());
}
