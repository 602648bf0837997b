package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constant that stands for every unknown String or int of its enum, so that an old
 * program understands packets from a newer program. Values of other types are refused.
 *
 * <pre>{@code
 * public enum Weather {
 *   SUN,
 *   RAIN,
 *   @VariantFallback OTHER   // "HAIL" is read as OTHER
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface VariantFallback {}
