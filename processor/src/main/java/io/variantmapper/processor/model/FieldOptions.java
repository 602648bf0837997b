package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The members of {@code @VariantField} other than its key and the rules about nil and missing keys.
 *
 * <pre>{@code
 * field.options().aliases().isEmpty()   // found by its key alone
 * }</pre>
 *
 * @param aliases other keys by which reading finds the field
 * @param defaultValue the value of the field if the key is missing
 * @param omitDefault the annotation's member that leaves out values equal to the default
 * @param flatteningMistake why the field can't be flattened, although its annotation says so
 * @param place its position in an Array
 * @param unfitType a Variant type that it can't be written as
 */
public record FieldOptions(
    List<Key> aliases,
    Optional<DefaultValue> defaultValue,
    Optional<Anchor> omitDefault,
    Direction direction,
    Optional<Fault> flatteningMistake,
    Optional<Place> place,
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

  /** Returns the same options with a reason why the field can't be flattened. */
  FieldOptions with(Fault mistake) {
    return new FieldOptions(
        aliases, defaultValue, omitDefault, direction, Optional.of(mistake), place, unfitType);
  }

  /** Returns the same options in the place of a flattened property. */
  FieldOptions inside(String prefix, Anchor flattenAnchor) {
    return new FieldOptions(
        aliases.stream().map(alias -> alias.inside(prefix, flattenAnchor)).toList(),
        defaultValue,
        omitDefault,
        direction,
        flatteningMistake,
        place,
        unfitType);
  }
}
