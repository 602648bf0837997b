package io.variantmapper.annotations;

/**
 * Whether a field is written to packets, read from packets, or both.
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
   * The field is read and never written. It does not need a getter, unless the type merges changes.
   * In an Array, a nil is written at the position of the field.
   */
  READ_ONLY,
  /**
   * The field is written; reading skips it. It does not need a setter. When an object is read, the
   * field gets its default if it is a record component, or if the constructor sets it. Without a
   * default, it gets null, 0 or false.
   */
  WRITE_ONLY
}
