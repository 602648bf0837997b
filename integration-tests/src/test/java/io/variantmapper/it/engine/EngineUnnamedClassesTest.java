package io.variantmapper.it.engine;

/**
 * Classes without {@code class_name}, which load each other by their paths. The project has other
 * classes with their names.
 */
@GodotTest
final class EngineUnnamedClassesTest extends EngineGeneratedClasses {
  EngineUnnamedClassesTest() {
    super("-Avariant.gdscript.classNames=false");
  }

  @Override
  void register(GeneratedClasses classes, GodotProject project) throws Exception {
    classes.addNamesakes();
    super.register(classes, project);
  }
}
