package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What {@code @VariantField} says about one property, beyond its key and what nil means.
 *
 * <pre>{@code
 * property.options().aliases().isEmpty()   // found by its key alone
 * }</pre>
 *
 * @param aliases other keys by which reading finds the property
 * @param defaultValue what stands for a missing key
 * @param omitDefault where it is said that a value which equals the default is not written
 * @param flattening what stands in its place
 * @param place its position in an Array
 * @param unfitType a Variant type that it can't be written as
 */
public record FieldOptions(
    List<Key> aliases,
    Optional<DefaultValue> defaultValue,
    Optional<Anchor> omitDefault,
    Direction direction,
    Optional<Flattening> flattening,
    Optional<Place> place,
    Optional<UnfitType> unfitType) {
  /** What holds for a property without the annotation. */
  public static final FieldOptions NONE = of(Direction.BOTH);

  /** A direction, and nothing else. */
  public static FieldOptions of(Direction direction) {
    return new FieldOptions(
        List.of(),
        Optional.empty(),
        Optional.empty(),
        direction,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same of a property that stands in the place of another. */
  FieldOptions inside(Flattening.Into outer) {
    return new FieldOptions(
        aliases.stream().map(alias -> alias.inside(outer)).toList(),
        defaultValue,
        omitDefault,
        direction,
        flattening.map(inner -> inner.inside(outer)),
        place,
        unfitType);
  }
}
