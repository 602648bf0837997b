package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a constant of an enum a value of its own on the wire, a String or an int.
 *
 * <p>All values of an enum are of one kind. A constant without a String keeps its name; with ints,
 * each constant has one.
 *
 * <pre>{@code
 * public enum Rarity {
 *   @VariantValue("common") COMMON,
 *   @VariantValue("rare") RARE
 * }
 *
 * public enum Key {
 *   @VariantValue(number = 65) A,   // as Godot's KEY_A
 *   @VariantValue(number = 66) B
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface VariantValue {
  /** The String, exactly as on the wire. */
  String value() default "";

  /** The int, of up to 64 bits, if there is no String. */
  long number() default 0;
}
