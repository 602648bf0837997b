package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3BrokenPacketsTest extends EngineBrokenPackets {
  Godot3BrokenPacketsTest() {
    super(GodotVersion.GODOT_3);
  }
}
