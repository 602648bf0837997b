package io.variantmapper.annotations;

/**
 * How entries of a packet without a matching field are read.
 *
 * <pre>{@code
 * @VariantDictionary(unknownKeys = UnknownKeys.FAIL)
 * public record Login(String user, String password) {}   // {"user": "ada", "pasword": "…"} fails
 * }</pre>
 */
public enum UnknownKeys {
  /** The policy of the house style, the package or the build; without any, {@link #SKIP}. */
  INHERITED,
  /** The entries are skipped without being decoded. */
  SKIP,
  /**
   * Reading fails with the key in the message. In an Array it fails at the first element after the
   * last field.
   */
  FAIL,
  /**
   * The entries are kept in the field with {@link VariantExtras}, and written again with the
   * object.
   */
  KEEP
}
