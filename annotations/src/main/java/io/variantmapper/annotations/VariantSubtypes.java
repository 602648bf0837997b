package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The subtypes of a mapped interface or abstract class that is not sealed; see {@link VariantTag}.
 *
 * <pre>{@code
 * @VariantDictionary
 * @VariantSubtypes({Sword.class, Bow.class})
 * interface Weapon {}
 * }</pre>
 *
 * <p>An object of any other subtype is refused with an exception when it is written. One of a class
 * that extends a listed one is written as that, without its own fields, unless it is listed, too.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantSubtypes {
  /** The subtypes; an abstract one stands for the subtypes that it permits or lists itself. */
  Class<?>[] value();
}
