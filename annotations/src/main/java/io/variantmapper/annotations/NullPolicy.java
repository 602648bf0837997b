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
   * The entry is left out. A {@code @Nullable} or {@code Optional} field without an entry is read
   * as null or empty. The value that the constructor sets is not used.
   *
   * <p>In two cases, a null is still written as a nil:
   *
   * <ul>
   * <li>in an Array, so that later elements keep their positions;
   * <li>in an {@code Object} or {@code Variant} field whose missing key is refused, or keeps the
   *     value of the constructor.
   * </ul>
   */
  OMIT,
  /**
   * Like OMIT, but an empty text, array, collection or map is also left out. Such a field without
   * an entry is read as the empty value. The value that the constructor sets is not used.
   *
   * <pre>{@code
   * @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
   * public record Item(String kind, List<String> tags) {}   // no tags: {"kind": "sword"}
   * }</pre>
   *
   * <p>This applies to fields whose type is {@code String}, {@code CharSequence}, an array, or a
   * collection or map of the JDK. A null in such a field is written as a nil, and reading refuses
   * this nil. An empty value is still written in an Array, so that each value keeps its position.
   * It is also written for a field whose missing key has another meaning: a field that is {@code
   * @Nullable}, or has a default, {@code omitDefault}, {@code required = false} or views.
   */
  OMIT_EMPTY,
  /**
   * Writing a null throws a {@code NullPointerException} with the name of the field in its message.
   * So the sender finds the mistake before the receiver gets the packet. Elements of collections
   * are not checked.
   *
   * <p>Fields whose nil can be read are excepted; their null is written as a nil. These are fields
   * that are {@code @Nullable} or an {@code Optional}, have a default or {@code required = false},
   * are set by a setter, or have a custom serializer.
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
