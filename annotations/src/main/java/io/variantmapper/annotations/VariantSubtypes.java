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
 * <p>An object of a class that extends a listed class is written as the listed class, without the
 * fields of its own class, unless its own class is listed as well. Writing an object of any other
 * subtype throws an exception.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantSubtypes {
  /**
   * The subtypes. An abstract class or interface stands for the subtypes that it permits or lists
   * itself.
   */
  Class<?>[] value();
}
