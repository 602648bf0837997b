package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the tag of a subtype. In a Dictionary, the tag is the value under the key of {@link
 * VariantTag}; in an Array, it is element 0. Without this annotation the tag is the simple name of
 * the type.
 *
 * <pre>{@code
 * @VariantDictionary
 * @VariantSubtype(number = 7)
 * record Move(int x, int y) implements ClientMessage {}   // {"type": 7, "x": 3, "y": 4}
 *
 * @VariantDictionary
 * @VariantSubtype(number = 0, fallback = true)
 * record Unknown() implements ClientMessage {}            // read for any other tag
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantSubtype {
  /** The tag as a String. If it is empty, the tag is the simple name of the type. */
  String value() default "";

  /**
   * The tag as an int. If one subtype has a number, every subtype of the same supertype needs one.
   */
  int number() default 0;

  /**
   * Whether packets with an unknown tag are read as this type. If a field of this type has the
   * tag's key, that field holds the tag and is written as the tag.
   */
  boolean fallback() default false;
}
