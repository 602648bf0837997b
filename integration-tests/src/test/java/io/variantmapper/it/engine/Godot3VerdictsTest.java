package io.variantmapper.it.engine;

import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3VerdictsTest extends EngineVerdicts {
  /** Values that this engine changes: the ids of objects, and the path "/". */
  private static final Pattern CHANGED = Pattern.compile("Object\\(-?\\d|\\^\"/\"");

  Godot3VerdictsTest() {
    super(GodotVersion.GODOT_3, CHANGED, DamagedPackets::of);
  }
}
