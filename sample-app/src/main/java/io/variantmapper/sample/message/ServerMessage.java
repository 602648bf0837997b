package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;

/**
 * A message from the server. The packet has an entry for the kind, next to the fields.
 *
 * <pre>{@code
 * ServerMessage message = new Refusal("Log in first.", false);
 * // in Godot: {"kind": "Refusal", "reason": "Log in first.", "fatal": false}
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface ServerMessage
    permits ServerMessage.Challenge, Welcome, Snapshot, Changed, Spoken, Refusal {
  /**
   * The answer to a datagram from an unknown client. A client answers the challenge with a {@link
   * ClientMessage.Confirm}, and then can log in. Only a client that receives datagrams at its
   * address can do so.
   *
   * <pre>{@code
   * ClientMessage answer = new ClientMessage.Confirm(challenge.number());
   * }</pre>
   *
   * @param number the number to return
   */
  @VariantDictionary
  record Challenge(long number) implements ServerMessage {}
}
