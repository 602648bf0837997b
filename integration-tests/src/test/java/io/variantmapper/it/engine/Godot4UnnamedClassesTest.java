package io.variantmapper.it.engine;

/** Classes without {@code class_name}, which load each other by their paths. */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4UnnamedClassesTest extends EngineGeneratedClasses {
  Godot4UnnamedClassesTest() {
    super(GodotVersion.GODOT_4, "-Avariant.gdscript.classNames=false");
  }
}
