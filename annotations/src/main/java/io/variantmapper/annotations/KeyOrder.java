package io.variantmapper.annotations;

/**
 * The order in which the entries of a Dictionary are written. Reading accepts any order.
 *
 * <pre>{@code
 * @VariantDictionary(keyOrder = KeyOrder.ALPHABETICAL)
 * public record Unit(int speed, int hp) {}   // {"hp": 10, "speed": 3}
 * }</pre>
 */
public enum KeyOrder {
  /**
   * The order comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.keyOrder}. If it is not set in any of them, DECLARED applies.
   */
  INHERITED,
  /** The order in which the fields are declared. */
  DECLARED,
  /**
   * The entries are sorted by their keys in the packet. Keys are compared by Unicode code points:
   * {@code "HP"} precedes {@code "age"}, which precedes {@code "Äste"}. The locale does not matter.
   *
   * <p>The entries of a flattened field are sorted among the other entries. A tag stays first, and
   * the entries of {@link VariantExtras} stay last, in the order of their map. In an Array, the
   * order of the fields does not change.
   */
  ALPHABETICAL
}
