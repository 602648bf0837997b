package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the subtypes of a mapped interface or abstract class that is not sealed; see {@link
 * VariantTag}.
 *
 * <pre>{@code
 * @VariantDictionary
 * @VariantSubtypes({Sword.class, Bow.class})
 * interface Weapon {}
 * }</pre>
 *
 * <p>If a class extends a listed class and is not listed itself, its objects are written as objects
 * of the listed class, without the fields that the class adds. Writing an object of any other
 * subtype throws an exception.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantSubtypes {
  /**
   * The subtypes. An abstract class or interface in this list stands for its own subtypes, which it
   * permits or lists itself.
   */
  Class<?>[] value();
}
