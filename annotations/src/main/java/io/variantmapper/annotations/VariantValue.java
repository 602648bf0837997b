package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the value of an enum constant in packets: a String or an int.
 *
 * <p>The values of one enum must all be Strings, or all be ints. If they are Strings, a constant
 * without a value is written as its name. If they are ints, each constant needs a value.
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
  /** The String, exactly as it is in packets. */
  String value() default "";

  /** The int, of up to 64 bits. It is used only if no String is given. */
  long number() default 0;
}
