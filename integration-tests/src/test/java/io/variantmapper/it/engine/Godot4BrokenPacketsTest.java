package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4BrokenPacketsTest extends EngineBrokenPackets {
  Godot4BrokenPacketsTest() {
    super(GodotVersion.GODOT_4);
  }
}
