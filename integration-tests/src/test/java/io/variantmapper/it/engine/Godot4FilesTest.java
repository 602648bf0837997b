package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4FilesTest extends EngineFiles {
  Godot4FilesTest() {
    super(GodotVersion.GODOT_4);
  }
}
