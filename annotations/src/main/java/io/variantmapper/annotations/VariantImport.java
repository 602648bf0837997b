package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the serializer for a type that you cannot annotate, such as a type from a library. An import
 * on a type applies to the fields of that type and of the types nested in it. An import in {@code
 * package-info.java} applies to one package. An import takes precedence over every other mapping of
 * the imported type. If several imports apply, the import nearest to the field takes precedence.
 *
 * <p>An import on your own annotation applies to all types and packages with that annotation, so
 * you write these imports only once.
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
@Repeatable(VariantImports.class)
public @interface VariantImport {
  /**
   * The type that gets the serializer. {@code int.class} and {@code Integer.class} are different
   * types.
   */
  Class<?> type();

  /**
   * A class that implements {@code VariantSerializer} for the type, as for {@link
   * VariantField#using()}, or a {@link VariantMixIn}. A serializer for {@code List<String>} is not
   * used for other Lists.
   */
  Class<?> using();
}
