package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4RandomTreesTest extends EngineRandomTrees {
  Godot4RandomTreesTest() {
    super(GodotVersion.GODOT_4);
  }
}
