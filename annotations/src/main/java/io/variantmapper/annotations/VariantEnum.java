package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the form in which the constants of an enum are written, and how they are read. Without this
 * annotation, a constant with a {@link VariantValue} is written by value, and any other constant by
 * name.
 *
 * <p>Reading accepts a String that is the value or the name of a constant, and an int that is the
 * value of a constant. If the enum has no int values, an int is read as the position of a constant.
 * Any other String or int is refused, unless the enum has a {@link VariantFallback}.
 *
 * <pre>{@code
 * @VariantEnum(as = EnumForm.ORDINAL)
 * public enum Facing { NORTH, EAST, SOUTH, WEST }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantEnum {
  /**
   * The form that is written. If it is not set, constants with a {@link VariantValue} are written
   * by value, and other constants by name.
   */
  EnumForm as() default EnumForm.VALUE;

  /**
   * Whether a String is also read if it differs from the value or name of a constant only in the
   * case of letters from A to Z. All other characters must match. The locale does not matter.
   *
   * <pre>{@code
   * @VariantEnum(ignoreCase = true)
   * public enum Rank { BRONZE, GOLD }   // "gold" and "Gold" are also read as GOLD
   * }</pre>
   *
   * <p>Reading first looks for a value or name that matches exactly. Two constants must not
   * have values or names that differ only in case.
   */
  boolean ignoreCase() default false;
}
