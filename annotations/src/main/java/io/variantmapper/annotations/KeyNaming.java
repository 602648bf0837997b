package io.variantmapper.annotations;

/**
 * How the key in a Dictionary is made from the name of a Java field.
 *
 * <p>Every naming except {@link #AS_DECLARED} splits the name into words and joins them again. A
 * word begins at a capital after a small letter, at a capital before a small letter, and after an
 * underscore: {@code peerURL} is peer and URL, {@code URLOfPeer} is URL, Of and Peer. Digits and
 * all other capitals belong to the word before them: {@code area2D} is one word, {@code maxHP2} is
 * max and HP2, {@code slot2Item} is slot2 and Item. Underscores at the start and at the end of the
 * name stay.
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
  /** {@code peerURL} and {@code peer_url} become {@code "peerUrl"}. */
  CAMEL_CASE,
  /** {@code peerURL} becomes {@code "PeerUrl"}, as Godot's C# names its properties. */
  PASCAL_CASE,
  /**
   * {@code peerURL} becomes {@code "peer-url"}. GDScript gets its value with {@code d["peer-url"]}.
   */
  KEBAB_CASE,
  /** {@code peerURL} becomes {@code "PEER_URL"}, as in GDScript's constants. */
  UPPER_SNAKE_CASE,
  /**
   * The naming comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.naming}. If it is not set in any of them, AS_DECLARED applies.
   */
  INHERITED
}
