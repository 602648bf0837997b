package io.variantmapper.annotations;

/**
 * Whether the case of a key's letters matters when a Dictionary is read. The setting does not
 * affect writing.
 *
 * <pre>{@code
 * @VariantDictionary(keyCase = KeyCase.IGNORE)
 * public record Unit(int maxHp) {}   // {"MAXHP": 10} and {"maxhp": 10} are also read
 * }</pre>
 */
public enum KeyCase {
  /**
   * The rule of the house style, the package or the build; {@link #EXACT} if none of them sets one.
   */
  INHERITED,
  /** A key must match exactly. */
  EXACT,
  /**
   * Letters from A to Z may have another case than in the key or an alias of a field. All other
   * characters must match. The locale does not matter. A key that matches exactly takes precedence.
   *
   * <p>Two fields must not have keys that differ only in case. If a packet has the same key in two
   * cases, it counts as a duplicate key, so the last value wins. The key of a tag must always match
   * exactly.
   */
  IGNORE
}
