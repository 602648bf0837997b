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
   * The entry is left out. If the entry is missing, a {@code @Nullable} or {@code Optional} field
   * is read as null or empty, even if the constructor sets another value. A null in an {@code
   * Object} or {@code Variant} field is still written as a nil if reading would refuse the missing
   * key, or would keep the value that the constructor sets. In an Array a nil is written, so that
   * later elements keep their positions.
   */
  OMIT,
  /**
   * Like OMIT, but an empty text, array, collection or map is also left out. If the entry of such a
   * field is missing, the field is read as the empty value, even if the constructor sets another
   * value.
   *
   * <pre>{@code
   * @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
   * public record Item(String kind, List<String> tags) {}   // no tags: {"kind": "sword"}
   * }</pre>
   *
   * <p>This applies to fields whose type is {@code String}, {@code CharSequence}, an array, or a
   * collection or map of the JDK. If the empty value of a field is left out, a null in this field
   * is written as a nil, and reading refuses this nil. An empty value is still written if a missing
   * key already has another meaning. That is the case if the field is {@code @Nullable}, or has a
   * default, {@code omitDefault}, {@code required = false} or views. In an Array all values are
   * written, so that each keeps its position.
   */
  OMIT_EMPTY,
  /**
   * If reading a nil would be an error, writing a null throws a {@code NullPointerException} with
   * the name of the field in its message. So the sender finds the mistake before the receiver gets
   * the packet. A null is still written as a nil if the field is {@code @Nullable} or an {@code
   * Optional}, has a default or {@code required = false}, is set by a setter, or has a custom
   * serializer. Elements of collections are not checked.
   *
   * <pre>{@code
   * @VariantDictionary(nulls = NullPolicy.REFUSE)
   * public record Item(String kind, @Nullable String label) {}   // kind must not be null
   * }</pre>
   */
  REFUSE,
  /**
   * On a field: the policy of {@link VariantDictionary#nulls()}. On a type: the policy comes
   * from the first of these places where it is set: the house style
   * ({@link VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the
   * build's option {@code -Avariant.nulls}. If it is not set in any of them, WRITE applies.
   */
  INHERITED
}
