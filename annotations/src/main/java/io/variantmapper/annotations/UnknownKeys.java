package io.variantmapper.annotations;

/**
 * How to handle entries without a matching field.
 *
 * <pre>{@code
 * @VariantDictionary(unknownKeys = UnknownKeys.FAIL)
 * public record Login(String user, String password) {}   // {"user": "ada", "pasword": "…"} fails
 * }</pre>
 */
public enum UnknownKeys {
  /**
   * The policy comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.unknownKeys}. If it is not set in any of them, SKIP applies.
   */
  INHERITED,
  /** The entries are skipped without being decoded. */
  SKIP,
  /**
   * Reading throws an exception with the key in its message. In an Array, it throws at the first
   * element after the last field.
   */
  FAIL,
  /**
   * The entries are kept in the field with {@link VariantExtras}, and written again with the
   * object.
   */
  KEEP
}
