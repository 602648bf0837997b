package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3ChangesTest extends EngineChanges {
  Godot3ChangesTest() {
    super(GodotVersion.GODOT_3);
  }
}
