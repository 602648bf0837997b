package io.variantmapper.it.engine;

/** Classes with {@code class_name}, which the whole project can use by their names. */
@GodotTest
final class EngineNamedClassesTest extends EngineGeneratedClasses {}
