package io.variantmapper.it.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a class whose tests run Godot. If Godot is not installed, the tests are skipped.
 *
 * <p>With {@code GODOT_REQUIRED=true} in the environment, or {@code -Dengine.required=true}, the
 * tests fail instead.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(GodotCondition.class)
@interface RequiresGodot {
  GodotVersion value();
}
