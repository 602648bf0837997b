package io.variantmapper.annotations;

/**
 * How a Dictionary key is made from a Java name.
 *
 * <p>All but {@link #AS_DECLARED} split the name into words and join them again. A word begins at a
 * capital behind a small letter, at a capital before one, and behind an underscore: {@code peerURL}
 * is peer and URL, {@code URLOfPeer} is URL, Of and Peer. Digits belong to the word before them,
 * and so do capitals that no small letter follows: {@code area2D} is one word, {@code maxHP2} is
 * max and HP2, {@code slot2Item} is slot2 and Item. Underscores at either end stay.
 *
 * <pre>{@code
 * @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
 * public record Unit(int maxHealth) {}   // {"max_health": 10}
 * }</pre>
 */
public enum KeyNaming {
  /** {@code peerURL} stays {@code "peerURL"}. */
  AS_DECLARED,
  /** {@code peerURL} becomes {@code "peer_url"}, as in GDScript's own style. */
  SNAKE_CASE,
  /** {@code peerURL} becomes {@code "peerUrl"}; {@code peer_url} does too. */
  CAMEL_CASE,
  /** {@code peerURL} becomes {@code "PeerUrl"}, as Godot's C# names its properties. */
  PASCAL_CASE,
  /** {@code peerURL} becomes {@code "peer-url"}, which GDScript reads as {@code d["peer-url"]}. */
  KEBAB_CASE,
  /** {@code peerURL} becomes {@code "PEER_URL"}, as in GDScript's constants. */
  UPPER_SNAKE_CASE,
  /**
   * What the first of these says: the house style, {@link VariantDictionary.Template}; {@link
   * VariantDefaults} of the package; the option {@code -Avariant.naming} of the build. AS_DECLARED
   * where none does.
   */
  INHERITED
}
