package io.variantmapper.annotations;

/**
 * How a null reference, or an empty {@code Optional}, is written.
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
   * As OMIT, and an empty text, array, collection or map is left out as well. A field without the
   * entry is read as the empty value, whatever value the constructor gives it.
   *
   * <pre>{@code
   * @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
   * public record Item(String kind, List<String> tags) {}   // no tags: {"kind": "sword"}
   * }</pre>
   *
   * <p>This applies to fields of type {@code String} or {@code CharSequence}, arrays, and
   * collections and maps of the JDK. A null of such a field is written as a nil, which reading
   * refuses. A missing key can mean only one thing, so an empty value is written if the field is
   * {@code @Nullable}, or has a default, {@code omitDefault}, {@code required = false} or views. In
   * an Array all values are written, because they keep the positions.
   */
  OMIT_EMPTY,
  /**
   * Writing throws a {@code NullPointerException} that names the field, if reading the nil would be
   * an error. So the sender finds the mistake, not the receiver. Other fields are written as with
   * WRITE: fields that are {@code @Nullable} or an {@code Optional}, that have a default or {@code
   * required = false}, that a setter sets, or that have a custom serializer. Elements of
   * collections are not checked.
   *
   * <pre>{@code
   * @VariantDictionary(nulls = NullPolicy.REFUSE)
   * public record Item(String kind, @Nullable String label) {}   // kind must not be null
   * }</pre>
   */
  REFUSE,
  /**
   * On a field: the policy of {@link VariantDictionary#nulls()}. On a type: the policy of the first
   * of these that has one: the house style, {@link VariantDictionary.Template}; {@link
   * VariantDefaults} of the package; the build's option {@code -Avariant.nulls}. Without any,
   * WRITE.
   */
  INHERITED
}
