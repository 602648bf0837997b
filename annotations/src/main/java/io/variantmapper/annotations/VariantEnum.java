package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what the constants of an enum are written as. Without it they are written by value if any
 * has a {@link VariantValue}, and by name otherwise.
 *
 * <p>Reading accepts a String that is a value or a name, and an int that is a value, or in an enum
 * without int values an ordinal. What is unknown is refused, unless one constant is the {@link
 * VariantFallback}.
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
  /** What is written. */
  EnumForm as();
}
