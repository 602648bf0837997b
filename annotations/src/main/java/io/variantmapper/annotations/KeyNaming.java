package io.variantmapper.annotations;

/**
 * How a Dictionary key is made from a Java name.
 *
 * <pre>{@code
 * @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
 * public record Unit(int maxHealth) {}   // {"max_health": 10}
 * }</pre>
 */
public enum KeyNaming {
  /** {@code maxHealth} stays {@code "maxHealth"}. */
  AS_DECLARED,
  /**
   * {@code maxHealth} becomes {@code "max_health"}, as in GDScript's own style.
   *
   * <p>A word begins at a capital behind a small letter, and at a capital before one: {@code
   * peerURL} becomes {@code "peer_url"} and {@code URLOfPeer} {@code "url_of_peer"}. Digits belong
   * to the word before them, and so do capitals that no small letter follows: {@code area2d} and
   * {@code area2D} become {@code "area2d"}, {@code maxHP2} {@code "max_hp2"}, {@code slot2Item}
   * {@code "slot2_item"}.
   */
  SNAKE_CASE
}
