package io.variantmapper.it.engine;

/** Classes without {@code class_name}, which load each other by their paths. */
@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3UnnamedClassesTest extends EngineGeneratedClasses {
  Godot3UnnamedClassesTest() {
    super(GodotVersion.GODOT_3, "-Avariant.gdscript.classNames=false");
  }
}
