package io.variantmapper.it.engine;

import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4VerdictsTest extends EngineVerdicts {
  /**
   * Values that this engine changes. It loses the ids of objects, and converts values that do not
   * fit a typed container.
   */
  private static final Pattern CHANGED = Pattern.compile("Object\\(-?\\d|(Array|Dictionary)\\[");

  Godot4VerdictsTest() {
    super(GodotVersion.GODOT_4, CHANGED, DamagedPackets::of);
  }
}
