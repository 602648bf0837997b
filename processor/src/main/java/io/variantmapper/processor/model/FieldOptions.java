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
 */
public record FieldOptions(
    List<Key> aliases,
    Optional<DefaultValue> defaultValue,
    Optional<Anchor> omitDefault,
    Direction direction) {
  /** What holds for a property without the annotation. */
  public static final FieldOptions NONE =
      new FieldOptions(List.of(), Optional.empty(), Optional.empty(), Direction.BOTH);
}
