package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets a hand-written serializer for a type. Every field of this type uses the serializer, even in
 * other jars, unless {@link VariantField#using()} or {@link VariantImport} sets another serializer.
 * Nothing is generated for the type, and its members are not checked.
 *
 * <p>To set the serializer of a single field, use {@link VariantField#using()}.
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
   * A class that implements {@code VariantSerializer} for this type. It needs a static field {@code
   * INSTANCE} or a constructor without parameters.
   */
  Class<?> value();
}
