package io.variantmapper.it.engine;

/** Classes without {@code class_name}, which load each other by their paths. */
@GodotTest
final class EngineUnnamedClassesTest extends EngineGeneratedClasses {
  EngineUnnamedClassesTest() {
    super("-Avariant.gdscript.classNames=false");
  }
}
