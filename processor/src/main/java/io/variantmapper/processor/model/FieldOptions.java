package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The settings of {@code @VariantField} that the field's key, mapping and {@link Presence} do not
 * contain.
 *
 * @param aliases other keys that reading accepts for the field
 * @param defaultValue the value of the field if the key is missing
 * @param omitDefault the place of {@code omitDefault = true}; values that equal the default are
 *     then omitted
 * @param flatteningMistake the reason why a field with {@code flatten = true} can't be flattened
 * @param index the index in an Array
 * @param unfitType the fault of the field if its annotation states a Variant type that the field
 *     can't have
 */
public record FieldOptions(
    List<Key> aliases,
    Optional<DefaultValue> defaultValue,
    Optional<Anchor> omitDefault,
    Direction direction,
    Optional<Fault> flatteningMistake,
    Optional<ArrayIndex> index,
    Optional<Fault> unfitType) {
  /** The options of a field without the annotation. */
  public static final FieldOptions NONE = new FieldOptions(
      List.of(),
      Optional.empty(),
      Optional.empty(),
      Direction.BOTH,
      Optional.empty(),
      Optional.empty(),
      Optional.empty());

  /** Returns a copy of these options with a reason why the field can't be flattened. */
  FieldOptions with(Fault mistake) {
    return new FieldOptions(
        aliases, defaultValue, omitDefault, direction, Optional.of(mistake), index, unfitType);
  }

  /**
   * Returns a copy of these options with {@code prefix} before each alias, for a field that
   * replaces a flattened property.
   */
  FieldOptions inside(String prefix, Anchor flattenAnchor) {
    return new FieldOptions(
        aliases.stream().map(alias -> alias.inside(prefix, flattenAnchor)).toList(),
        defaultValue,
        omitDefault,
        direction,
        flatteningMistake,
        index,
        unfitType);
  }
}
