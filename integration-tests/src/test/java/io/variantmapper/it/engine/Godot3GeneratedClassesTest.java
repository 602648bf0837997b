package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3GeneratedClassesTest extends EngineGeneratedClasses {
  Godot3GeneratedClassesTest() {
    super(GodotVersion.GODOT_3);
  }
}
