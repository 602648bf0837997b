package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4TextsTest extends EngineVerdicts {
  Godot4TextsTest() {
    super(GodotVersion.GODOT_4, NOTHING, TextPackets::of);
  }
}
