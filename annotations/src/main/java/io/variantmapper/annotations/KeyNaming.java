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
   * {@code maxHealth} becomes {@code "max_health"}, {@code peerURL} {@code "peer_url"} and {@code
   * area2d} stays {@code "area2d"}, as in GDScript's own style.
   */
  SNAKE_CASE
}
