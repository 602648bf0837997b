package io.variantmapper.sample.cluster;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.ClientMessage;

/**
 * A message to a room. The node that owns the room receives it.
 *
 * <p>The steps of each player have consecutive numbers. A client sends a step again until the room
 * acknowledges the step, and the room stores each step only once.
 *
 * <pre>{@code
 * region.tell(
 *     new RoomCommand.Act("meadow", "Ada", 2, new ClientMessage.Move(place)), getSelf());
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface RoomCommand {
  /** Returns the name of the room that receives the message. */
  String room();

  /** The first step of a player. */
  @VariantDictionary
  record Enter(String room, String player, long number, Vector3 at) implements RoomCommand {}

  /** A move, as a Godot client has sent it. */
  @VariantDictionary
  record Act(String room, String player, long number, ClientMessage.Move move)
      implements RoomCommand {}

  /** A step to another room. */
  @VariantDictionary
  record Go(String room, String player, long number, String to) implements RoomCommand {}

  /**
   * A message to the next room of a player. The player's old room repeats the message until the
   * next room answers.
   */
  @VariantDictionary
  record Arrive(String room, Visitor visitor, String from) implements RoomCommand {}

  /** The answer to {@link Arrive}: the next room has stored the player. */
  @VariantDictionary
  record Arrived(String room, String player, long number) implements RoomCommand {}

  /** A question about the state of the room. A {@link RoomReply.View} is the answer. */
  @VariantDictionary
  record Look(String room) implements RoomCommand {}
}
