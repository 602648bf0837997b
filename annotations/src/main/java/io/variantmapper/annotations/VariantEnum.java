package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the form in which the constants of an enum are written, and how they are read. Without this
 * annotation they are written by value if any constant has a {@link VariantValue}, and by name
 * otherwise.
 *
 * <p>Reading accepts a String that is a value or a name, and an int that is a value. If the enum
 * has no int values, an int is read as the position of a constant. Any other String or int is
 * refused, unless the enum has a {@link VariantFallback}.
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
   * Whether a String is also read if it differs from a value or name only in the case of letters
   * from A to Z. All other characters must match. The locale does not matter.
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
