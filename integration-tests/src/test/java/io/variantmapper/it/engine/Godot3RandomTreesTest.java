package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3RandomTreesTest extends EngineRandomTrees {
  Godot3RandomTreesTest() {
    super(GodotVersion.GODOT_3);
  }
}
