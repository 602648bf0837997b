package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a type of somebody else's a serializer, wherever fields have it: in one mapped type and
 * those inside it, or, in {@code package-info.java}, in one package. It comes before all that is
 * known about the type otherwise, and the nearest import is heard first.
 *
 * <p>On an annotation of one's own it holds for all types and packages that bear the annotation, so
 * that many imports need to be written once only.
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
  /** The type; {@code int.class} and {@code Integer.class} are two. */
  Class<?> type();

  /**
   * A class that implements {@code VariantSerializer} for it, as for {@link VariantField#using()},
   * or a {@link VariantMixIn}. One for {@code List<String>} is used for exactly that kind of List.
   */
  Class<?> using();
}
