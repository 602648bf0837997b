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
   * The field is read and never written. It needs no getter, unless the type merges changes. In an
   * Array a nil keeps its position.
   */
  READ_ONLY,
  /**
   * The field is written, and skipped in packets that are read. It needs no setter. Reading gives a
   * record component, or a field that the constructor sets, its default or the Java default.
   */
  WRITE_ONLY
}
