package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3TextsTest extends EngineVerdicts {
  Godot3TextsTest() {
    super(GodotVersion.GODOT_3, NOTHING, TextPackets::of);
  }
}
