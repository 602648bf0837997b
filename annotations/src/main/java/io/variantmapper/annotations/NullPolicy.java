package io.variantmapper.annotations;

/**
 * What becomes of a null reference, or an empty {@code Optional}, in a Dictionary.
 *
 * <pre>{@code
 * @VariantDictionary(nulls = NullPolicy.OMIT)
 * public record Item(String kind, @Nullable String label) {}   // no label: {"kind": "sword"}
 * }</pre>
 */
public enum NullPolicy {
  /** The key is written with a nil. */
  WRITE,
  /** The entry is left out. In an Array there is nothing to leave out: a nil holds the place. */
  OMIT,
  /**
   * On a field: what {@link VariantDictionary#nulls()} says. On a type: what the first of these
   * says: the house style, {@link VariantDictionary.Template}; {@link VariantDefaults} of the
   * package; the option {@code -Avariant.nulls} of the build. WRITE where none does.
   */
  INHERITED
}
