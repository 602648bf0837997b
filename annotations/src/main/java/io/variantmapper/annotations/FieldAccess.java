package io.variantmapper.annotations;

/**
 * Whether a field goes into packets, comes out of them, or both.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Login(
 *     String user,
 *     @VariantField(access = FieldAccess.READ_ONLY) String password,
 *     @VariantField(access = FieldAccess.WRITE_ONLY) long serverTime) {}
 * // written: {"user": "ada", "serverTime": 7}, read: {"user": "ada", "password": "…"}
 * }</pre>
 */
public enum FieldAccess {
  /** The field is written and read. */
  READ_WRITE,
  /**
   * The field is taken from packets that are read, and never written: no getter is needed, unless
   * the type merges changes. In an Array a nil holds its place.
   */
  READ_ONLY,
  /**
   * The field is written, and skipped when read: no setter is needed. A record component, or a
   * field that a constructor sets, is read as its default, or as the Java default.
   */
  WRITE_ONLY
}
