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
   * The order of the house style, the package or the build; {@link #DECLARED} if none of them sets
   * one.
   */
  INHERITED,
  /** The order in which the fields are declared. */
  DECLARED,
  /**
   * The entries are sorted by the keys that the packet contains, in the order of their Unicode code
   * points: {@code "HP"} precedes {@code "age"}, which precedes {@code "Äste"}. The locale does not
   * matter.
   *
   * <p>The entries of a flattened field are sorted among the others. A tag stays first, and the
   * entries of {@link VariantExtras} stay last, in the order of their map. In an Array, the order
   * of the fields does not change.
   */
  ALPHABETICAL
}
