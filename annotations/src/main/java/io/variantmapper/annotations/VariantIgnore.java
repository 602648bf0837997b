package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves a field out of writing and reading. On an abstract type whose properties are methods,
 * annotate the method.
 *
 * <p>Reading gives a record component, or a field that the constructor sets, its Java default:
 * null, 0 or false. Merging changes into an object keeps its value.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Session(String player, @VariantIgnore long lastSeenMillis) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.METHOD
})
public @interface VariantIgnore {}
