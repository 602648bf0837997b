package io.variantmapper.annotations;

/**
 * How a null reference, or an empty {@code Optional}, is written in a Dictionary.
 *
 * <pre>{@code
 * @VariantDictionary(nulls = NullPolicy.OMIT)
 * public record Item(String kind, @Nullable String label) {}   // no label: {"kind": "sword"}
 * }</pre>
 */
public enum NullPolicy {
  /** The key is written with a nil. */
  WRITE,
  /**
   * The entry is left out, and a {@code @Nullable} or {@code Optional} field without the entry is
   * read as null or empty, whatever value the constructor gives it. An {@code Object} or {@code
   * Variant} that keeps such a value is written as a nil nevertheless. In an Array a nil is
   * written, because it keeps the position.
   */
  OMIT,
  /**
   * On a field: the policy of {@link VariantDictionary#nulls()}. On a type: the policy of the first
   * of these that has one: the house style, {@link VariantDictionary.Template}; {@link
   * VariantDefaults} of the package; the build's option {@code -Avariant.nulls}. Without any,
   * WRITE.
   */
  INHERITED
}
