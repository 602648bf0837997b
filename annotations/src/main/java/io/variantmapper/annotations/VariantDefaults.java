package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets options for all mapped types in one package. If a type, or its house style ({@link
 * VariantDictionary.Template}), sets an option itself, that option takes precedence. The annotation
 * belongs in {@code package-info.java}. It does not apply to subpackages.
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
  /**
   * How the key of a field is made from its name, unless {@link VariantField#value} gives the key.
   */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** Whether the case of a key's letters matters when a Dictionary is read. */
  KeyCase keyCase() default KeyCase.INHERITED;

  /** The order in which the entries of a Dictionary are written. */
  KeyOrder keyOrder() default KeyOrder.INHERITED;

  /** How fields that are null or an empty {@code Optional} are written. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /** Whether fields without an annotation such as {@code @Nullable} can be null. */
  Nullness nullness() default Nullness.INHERITED;

  /**
   * The constructor that reading calls if a class has several and none has {@link VariantCreator}.
   */
  CreatorPreference creator() default CreatorPreference.INHERITED;

  /** How fields of the types {@code Instant}, {@code Date} and {@code Duration} are written. */
  TimeForm time() default TimeForm.INHERITED;

  /** How to handle entries without a matching field. */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The names that fields may use in {@link VariantField#views()}. */
  String[] views() default {};
}
