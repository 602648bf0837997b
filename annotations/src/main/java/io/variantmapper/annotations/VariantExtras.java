package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the field that keeps the unknown entries of a Dictionary. An entry is unknown if it has no
 * matching field. The kept entries are written again after the fields.
 *
 * <p>On a record, annotate the component. On a class, annotate the field, or the parameter for the
 * field in the constructor or factory, or its getter or setter. The type of the field is {@code
 * Map<String, Variant>}, {@code Map<String, Object>} or {@code Map<Variant, Variant>}. With String
 * as the type of the keys, the map keeps only entries whose key is a text. With Object as the type
 * of the values, it holds the results of {@code Variant.toJava}, and may hold every value that
 * {@code Variant.of} accepts. Reading creates a new Map, with the entries in the order of the
 * packet. Writing refuses a Map that contains the key of a field. If the field is null, it is
 * written like an empty Map. The kept entries can be changed before they are written, and can be
 * written in every {@code VariantFormat}.
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
