package io.variantmapper.sample.message;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector3;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a client sends: a kind, and the one part that belongs to it. The other parts are not on the
 * wire.
 *
 * <pre>{@code
 * ClientMessage message = ClientMessage.move(new Vector3(1, 0, 2));
 * // in Godot: {"kind": "MOVE", "move": {"to": Vector3(1, 0, 2)}}
 * }</pre>
 *
 * @param kind which part there is
 * @param login of LOGIN
 * @param move of MOVE
 * @param chat of CHAT
 */
@VariantDictionary(nulls = NullPolicy.OMIT)
public record ClientMessage(
    Kind kind,
    @Nullable Login login,
    @Nullable Move move,
    @Nullable Chat chat) {

  /** What the client wants; on the wire the name. */
  public enum Kind {
    LOGIN,
    MOVE,
    CHAT
  }

  /**
   * The first message of every client.
   *
   * @param playerName the name that others will see
   * @param teamColor the team to join, if any
   */
  @VariantDictionary(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)
  public record Login(String playerName, Optional<Color> teamColor) {}

  /**
   * A wish to be somewhere else.
   *
   * @param to where
   */
  @VariantDictionary
  public record Move(Vector3 to) {}

  /**
   * Something to say.
   *
   * @param channel who shall hear it: {@code "all"}, say
   * @param text what
   */
  @VariantDictionary
  public record Chat(String channel, String text) {}

  /**
   * Checks that the part of the kind is there. A packet without it is refused with this
   * exception's message.
   *
   * @throws NullPointerException if it is not
   */
  public ClientMessage {
    switch (kind) {
      case LOGIN -> Objects.requireNonNull(login, "A LOGIN has a \"login\"");
      case MOVE -> Objects.requireNonNull(move, "A MOVE has a \"move\"");
      case CHAT -> Objects.requireNonNull(chat, "A CHAT has a \"chat\"");
    }
  }

  /** A message that logs in. */
  public static ClientMessage login(String playerName, @Nullable Color teamColor) {
    Login login = new Login(playerName, Optional.ofNullable(teamColor));
    return new ClientMessage(Kind.LOGIN, login, null, null);
  }

  /** A message that moves. */
  public static ClientMessage move(Vector3 to) {
    return new ClientMessage(Kind.MOVE, null, new Move(to), null);
  }

  /** A message that says something. */
  public static ClientMessage chat(String channel, String text) {
    return new ClientMessage(Kind.CHAT, null, null, new Chat(channel, text));
  }
}
