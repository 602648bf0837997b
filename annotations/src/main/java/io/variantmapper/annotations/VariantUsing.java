package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a type a serializer that is written by hand. Fields of the type use it wherever they are,
 * in other jars, too; nothing is generated for the type, and its members don't matter.
 *
 * <p>For one field alone there is {@link VariantField#using()}.
 *
 * <pre>{@code
 * @VariantUsing(MoneySerializer.class)
 * public final class Money {…}
 *
 * public final class MoneySerializer implements VariantSerializer<Money> {…}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantUsing {
  /**
   * A class that implements {@code VariantSerializer} for this type. It has a static field {@code
   * INSTANCE}, or else a constructor without parameters.
   */
  Class<?> value();
}
