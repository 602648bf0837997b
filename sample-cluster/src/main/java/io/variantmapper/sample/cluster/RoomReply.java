package io.variantmapper.sample.cluster;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import java.util.List;

/**
 * A message from a room to a client.
 *
 * <pre>{@code
 * getSender().tell(new RoomReply.Done("Ada", 2), getSelf());
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface RoomReply {
  /** The acknowledgment of a step. The journal contains the step. */
  @VariantDictionary
  record Done(String player, long number) implements RoomReply {}

  /** The refusal of a step. The room has not stored the step. */
  @VariantDictionary
  record Refused(String player, long number, String reason) implements RoomReply {}

  /**
   * The state of a room.
   *
   * @param room the name of the room
   * @param node the address of the node that owns the room
   * @param present the players in the room
   * @param leaving the number of players who have left, but whom the next room may not have stored
   *     yet
   */
  @VariantDictionary
  record View(String room, String node, List<Visitor> present, int leaving) implements RoomReply {}
}
