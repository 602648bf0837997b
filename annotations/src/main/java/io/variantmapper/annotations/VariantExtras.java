package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the field that keeps the entries of a Dictionary which no other field is for. They are
 * written again behind the fields.
 *
 * <p>On a record: on the component. On a class: on the field, or on the parameter that sets it. The
 * field is a {@code Map<String, Variant>}, where keys that are no text are passed over, or a {@code
 * Map<Variant, Variant>}; reading gives a new one, in the packet's order. When written it must not
 * have the key of a field, and null stands for none. What is kept can be changed before it is
 * written, in every format.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Save(int level, @VariantExtras Map<String, Variant> rest) {}
 * // {"level": 3, "mood": "happy"} is read as Save[level=3, rest={mood="happy"}]
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.METHOD
})
public @interface VariantExtras {}
