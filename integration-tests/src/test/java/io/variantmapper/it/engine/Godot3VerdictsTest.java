package io.variantmapper.it.engine;

import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3VerdictsTest extends EngineVerdicts {
  /** The ids of objects and the path "/" are lost in it (FORMAT.md 5.8, 5.4). */
  private static final Pattern CHANGED = Pattern.compile("Object\\(-?\\d|\\^\"/\"");

  Godot3VerdictsTest() {
    super(GodotVersion.GODOT_3, CHANGED, DamagedPackets::of);
  }
}
