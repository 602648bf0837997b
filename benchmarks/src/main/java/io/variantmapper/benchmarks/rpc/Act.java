package io.variantmapper.benchmarks.rpc;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector2;

/** The arguments of {@link Arena#act} as one object. */
@VariantArray
record Act(int tick, Vector2 position, float angle, boolean fires, String weapon) {
  static final Act SAMPLE = new Act(70_000, new Vector2(120.5, -3.25), 1.5f, true, "crossbow");

  /** Calls the function with these arguments. */
  void callAt(Arena target) {
    target.act(tick, position, angle, fires, weapon);
  }
}
