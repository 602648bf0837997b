package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the form in which the constants of an enum are written. Without this annotation they are
 * written by value if any constant has a {@link VariantValue}, and by name otherwise.
 *
 * <p>Reading accepts a String that is a value or a name, and an int that is a value. In an enum
 * without int values, it accepts an int as the position of a constant. Any other String or int is
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
  /** The form that is written. */
  EnumForm as();
}
