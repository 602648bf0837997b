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
   * The rule comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.keyCase}. If it is not set in any of them, EXACT applies.
   */
  INHERITED,
  /** A key must match exactly. */
  EXACT,
  /**
   * A key also matches if only the case of letters from A to Z differs. All other characters must
   * match. Aliases are compared in the same way. The locale does not matter. Reading first looks
   * for a field whose key matches exactly.
   *
   * <p>Two fields must not have keys that differ only in case. Two keys in a packet that differ
   * only in case are duplicates, so the last value wins. The key of a tag must always match
   * exactly.
   */
  IGNORE
}
