package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4GeneratedClassesTest extends EngineGeneratedClasses {
  Godot4GeneratedClassesTest() {
    super(GodotVersion.GODOT_4);
  }
}
