package io.variantmapper.it.engine;

import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4VerdictsTest extends EngineVerdicts {
  /** The ids of objects are lost in it, and what does not fit a typed container is converted. */
  private static final Pattern CHANGED = Pattern.compile("Object\\(-?\\d|(Array|Dictionary)\\[");

  Godot4VerdictsTest() {
    super(GodotVersion.GODOT_4, CHANGED, DamagedPackets::of);
  }
}
