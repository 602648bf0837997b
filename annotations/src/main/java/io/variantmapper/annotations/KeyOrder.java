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
  /** The order of the house style, the package or the build; without any, {@link #DECLARED}. */
  INHERITED,
  /** The order in which the fields are declared. */
  DECLARED,
  /**
   * The order of the keys in the packet, by the code points of Unicode: {@code "HP"} precedes
   * {@code "age"}, which precedes {@code "Äste"}, whatever the locale.
   *
   * <p>The entries of a flattened field are sorted among the others. A tag stays first, and the
   * entries of {@link VariantExtras} stay last, in the order of their map. An Array has the order
   * of the declaration.
   */
  ALPHABETICAL
}
