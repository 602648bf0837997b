package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the serializer for a type that you cannot annotate, such as one from a library. On a type,
 * the import holds for its fields and those of the types inside it; in {@code package-info.java},
 * for one package. It takes precedence over every other mapping of the type, and the nearest import
 * over those further out.
 *
 * <p>On your own annotation, it holds for all types and packages with that annotation, so that many
 * imports are written only once.
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
   * VariantField#using()}, or a {@link VariantMixIn}. A serializer for {@code List<String>} is used
   * for exactly that kind of List.
   */
  Class<?> using();
}
