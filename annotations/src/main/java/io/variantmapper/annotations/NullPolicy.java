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
  /** The entry is left out. In an Array a nil is written, because it keeps the position. */
  OMIT,
  /**
   * On a field: the policy of {@link VariantDictionary#nulls()}. On a type: the policy of the first
   * of these that has one: the house style, {@link VariantDictionary.Template}; {@link
   * VariantDefaults} of the package; the build's option {@code -Avariant.nulls}. Without any,
   * WRITE.
   */
  INHERITED
}
