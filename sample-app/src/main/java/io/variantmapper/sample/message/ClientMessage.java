package io.variantmapper.sample.message;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import java.util.Optional;

/**
 * A message from a client. The packet has an entry for the kind, next to the fields.
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
   * A request to log in. This is the first message of every client over TCP and WebSocket.
   *
   * @param playerName the name that others will see
   * @param teamColor the team to join, if any
   */
  @VariantDictionary(nulls = NullPolicy.OMIT)
  record Login(String playerName, Optional<Color> teamColor) implements ClientMessage {
    /** Creates a login that joins no team. */
    public Login(String playerName) {
      this(playerName, Optional.empty());
    }
  }

  /**
   * The answer of a UDP client to a {@link ServerMessage.Challenge}, before it logs in.
   *
   * @param number the number of the challenge
   */
  @VariantDictionary
  record Confirm(long number) implements ClientMessage {}

  /**
   * A request to move the player.
   *
   * @param to the place to move to
   */
  @VariantDictionary
  record Move(Vector3 to) implements ClientMessage {}

  /**
   * A request to say something.
   *
   * @param channel the channel that receives the line, such as {@code "all"}
   * @param text the text to say
   */
  @VariantDictionary
  record Chat(String channel, String text) implements ClientMessage {}
}
