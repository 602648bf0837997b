package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or class with a single field to the value of that field, without a container around
 * it. Such types give a name to a number or a text, and can also be keys of maps.
 *
 * <p>The field can have any type that can be mapped, but it can't be {@code @Nullable} or an {@code
 * Optional}, because a nil stands for a null reference to the object itself. A {@link VariantField}
 * on it can only choose the form of the value, with {@link VariantField#type}, {@link
 * VariantField#time}, {@link VariantField#unknownConstants}, {@link VariantField#as} and the
 * options that set serializers.
 *
 * <pre>{@code
 * @VariantSingleValue
 * public record PlayerId(long number) {}
 *
 * @VariantDictionary
 * public record Score(PlayerId player, int points) {}   // {"player": 7, "points": 120}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantSingleValue {}
