package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4ChangesTest extends EngineChanges {
  Godot4ChangesTest() {
    super(GodotVersion.GODOT_4);
  }
}
