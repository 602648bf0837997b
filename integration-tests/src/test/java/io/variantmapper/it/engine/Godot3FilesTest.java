package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3FilesTest extends EngineFiles {
  Godot3FilesTest() {
    super(GodotVersion.GODOT_3);
  }
}
