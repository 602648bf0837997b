package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds several {@link VariantImport}s. The compiler adds this annotation where {@code
 * VariantImport} is repeated.
 *
 * <pre>{@code
 * @VariantImport(type = Duration.class, using = SecondsSerializer.class)
 * @VariantImport(type = UUID.class, using = UuidSerializer.class)
 * package game.message;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface VariantImports {
  /** The imports, in the order of the source. */
  VariantImport[] value();
}
