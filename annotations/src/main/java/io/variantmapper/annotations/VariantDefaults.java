package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says for all mapped types of one package what they don't say themselves. It stands in {@code
 * package-info.java}, and packages below are not concerned.
 *
 * <pre>{@code
 * @VariantDefaults(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)
 * package game.message;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface VariantDefaults {
  /** How a key is made from the name of a field that has no {@link VariantField} name. */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** What is written for fields that are null or an empty {@code Optional}. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /** What becomes of entries that no field is for. */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The views that {@link VariantField#views()} may name. */
  String[] views() default {};
}
