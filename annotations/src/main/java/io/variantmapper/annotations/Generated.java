package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that the processor wrote, so that coverage tools and linters can leave it out.
 *
 * <pre>{@code
 * @Generated("io.variantmapper.processor.VariantProcessor")
 * public final class PlayerStateVariantSerializer implements VariantSerializer<PlayerState> {…}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {
  /** The qualified name of the processor, which is the same for all generated classes. */
  String value();
}
