package io.variantmapper.sample.message;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import java.util.Optional;

/**
 * A message of a client; its kind is an entry beside the fields.
 *
 * <pre>{@code
 * ClientMessage message = new ClientMessage.Move(new Vector3(1, 0, 2));
 * // in Godot: {"kind": "Move", "to": Vector3(1, 0, 2)}
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface ClientMessage {
  /**
   * The first message of every client.
   *
   * @param playerName the name that others will see
   * @param teamColor the team to join, if any
   */
  @VariantDictionary(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)
  record Login(String playerName, Optional<Color> teamColor) implements ClientMessage {
    /** A login that joins no team. */
    public Login(String playerName) {
      this(playerName, Optional.empty());
    }
  }

  /**
   * A wish to be somewhere else.
   *
   * @param to where
   */
  @VariantDictionary
  record Move(Vector3 to) implements ClientMessage {}

  /**
   * Something to say.
   *
   * @param channel who shall hear it: {@code "all"}, say
   * @param text what
   */
  @VariantDictionary
  record Chat(String channel, String text) implements ClientMessage {}
}
