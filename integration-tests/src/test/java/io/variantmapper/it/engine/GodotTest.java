package io.variantmapper.it.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs the tests of a class once in each installed engine: the class has a field of type {@link
 * GodotEngine} with the annotation {@link org.junit.jupiter.params.Parameter}. If all runs share one
 * object of the class, they follow each other.
 *
 * <p>If an engine is not installed, its tests are left out. With {@code GODOT_REQUIRED=true} in the
 * environment, they fail instead.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedClass(name = "{0}", allowZeroInvocations = true)
@ArgumentsSource(InstalledEngines.class)
@interface GodotTest {
  /** The generations of engines in which the tests run. */
  GodotVersion[] value() default {GodotVersion.GODOT_3, GodotVersion.GODOT_4};

  /** Whether the tests also run in the web build, which has no TCP and UDP. */
  boolean web() default true;
}
