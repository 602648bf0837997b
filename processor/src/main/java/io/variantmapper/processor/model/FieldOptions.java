package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The settings of {@code @VariantField}, without the settings that are part of the field's key,
 * mapping or {@link Presence}.
 *
 * @param aliases other keys that reading accepts for the field
 * @param defaultValue the value that the user states for a missing key; empty if the user states
 *     none
 * @param omitDefault the place of {@code omitDefault = true}, which omits values that equal the
 *     default; empty without this setting
 * @param flatteningMistake the reason why a field with {@code flatten = true} can't be flattened;
 *     otherwise empty
 * @param index the index in an Array; empty if the annotation does not state it
 * @param unfitType the fault of the field if its annotation states a Variant type that the field
 *     can't have; otherwise empty
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
   * Returns a copy of these options with {@code prefix} before each alias. The copy is for a field
   * that takes the place of a flattened property.
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
