package io.variantmapper.annotations;

/**
 * Whether upper and lower case of a key count when a Dictionary is read. Writing does not change.
 *
 * <pre>{@code
 * @VariantDictionary(keyCase = KeyCase.IGNORE)
 * public record Unit(int maxHp) {}   // {"MAXHP": 10} and {"maxhp": 10} are also read
 * }</pre>
 */
public enum KeyCase {
  /** The rule of the house style, the package or the build; without any, {@link #EXACT}. */
  INHERITED,
  /** A key must match exactly. */
  EXACT,
  /**
   * Letters from A to Z may have another case than in the key or an alias of a field. All other
   * characters must match, whatever the locale. A key that matches exactly takes precedence.
   *
   * <p>Two fields must not have keys that differ only in case. If a packet has a key in two cases,
   * it is a duplicate key, so the last value wins. The key of a tag must always match exactly.
   */
  IGNORE
}
