package io.variantmapper.benchmarks.rpc;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector2;

/** The arguments of {@link Arena#act} as one object. */
@VariantArray
record Act(int tick, Vector2 position, float angle, boolean fires, String weapon) {
  static final Act SAMPLE = new Act(70_000, new Vector2(120.5, -3.25), 1.5f, true, "crossbow");

  Act withTick(int newTick) {
    return new Act(newTick, position, angle, fires, weapon);
  }

  void callAt(Arena target) {
    target.act(tick, position, angle, fires, weapon);
  }

  void stateAt(Arena target) {
    target.state(tick, position, angle, fires, weapon);
  }
}
