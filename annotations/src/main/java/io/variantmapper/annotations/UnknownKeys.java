package io.variantmapper.annotations;

/**
 * What becomes of entries of a packet that no field of the type is for.
 *
 * <pre>{@code
 * @VariantDictionary(unknownKeys = UnknownKeys.FAIL)
 * public record Login(String user, String password) {}   // {"user": "ada", "pasword": "…"} fails
 * }</pre>
 */
public enum UnknownKeys {
  /** As the place around says: the house style, the package, the build; else {@link #SKIP}. */
  INHERITED,
  /** They are passed over, without being decoded. */
  SKIP,
  /** Reading fails, and names the key; in an Array, at the first element too many. */
  FAIL,
  /** They are kept in the field with {@link VariantExtras}, and written again with the object. */
  KEEP
}
