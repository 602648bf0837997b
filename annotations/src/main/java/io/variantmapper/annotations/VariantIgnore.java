package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves a field out of writing and reading. You can also annotate its getter or setter. On an
 * abstract type whose properties are methods, annotate the method.
 *
 * <p>When an object is read, the field gets its Java default (null, 0 or false) if it is a record
 * component, or if the constructor sets it. If changes are merged into the existing object, the
 * field keeps its value. If merging creates a new object instead, the field keeps its value only if
 * the creator has a parameter for it and generated code can read the field.
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
