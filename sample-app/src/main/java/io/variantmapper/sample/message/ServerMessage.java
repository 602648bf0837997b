package io.variantmapper.sample.message;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the server sends: a kind, and the one part that belongs to it.
 *
 * <pre>{@code
 * ServerMessage message = ServerMessage.error("Log in first.", false);
 * // in Godot: {"kind": "ERROR", "error": {"reason": "Log in first.", "fatal": false}}
 * }</pre>
 *
 * @param kind which part there is
 * @param welcome of WELCOME
 * @param snapshot of SNAPSHOT
 * @param chat of CHAT
 * @param error of ERROR
 */
@VariantDictionary(nulls = NullPolicy.OMIT)
public record ServerMessage(
    Kind kind,
    @Nullable Welcome welcome,
    @Nullable Snapshot snapshot,
    @Nullable Spoken chat,
    @Nullable Refusal error) {

  /** What the server tells; on the wire the name. */
  public enum Kind {
    WELCOME,
    SNAPSHOT,
    CHAT,
    ERROR
  }

  /**
   * Why something did not happen.
   *
   * @param reason a sentence for the player
   * @param fatal whether the server closes the connection
   */
  @VariantDictionary
  public record Refusal(String reason, boolean fatal) {}

  /**
   * Checks that the part of the kind is there. A packet without it is refused with this
   * exception's message.
   *
   * @throws NullPointerException if it is not
   */
  public ServerMessage {
    switch (kind) {
      case WELCOME -> Objects.requireNonNull(welcome, "A WELCOME has a \"welcome\"");
      case SNAPSHOT -> Objects.requireNonNull(snapshot, "A SNAPSHOT has a \"snapshot\"");
      case CHAT -> Objects.requireNonNull(chat, "A CHAT has a \"chat\"");
      case ERROR -> Objects.requireNonNull(error, "An ERROR has an \"error\"");
    }
  }

  /** The answer to a login. */
  public static ServerMessage welcome(Welcome welcome) {
    return new ServerMessage(Kind.WELCOME, welcome, null, null, null);
  }

  /** Where everyone is. */
  public static ServerMessage snapshot(Snapshot snapshot) {
    return new ServerMessage(Kind.SNAPSHOT, null, snapshot, null, null);
  }

  /** A line of chat. */
  public static ServerMessage chat(Spoken spoken) {
    return new ServerMessage(Kind.CHAT, null, null, spoken, null);
  }

  /** Why something did not happen. */
  public static ServerMessage error(String reason, boolean fatal) {
    return new ServerMessage(Kind.ERROR, null, null, null, new Refusal(reason, fatal));
  }
}
