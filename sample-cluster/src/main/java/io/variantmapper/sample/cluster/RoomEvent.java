package io.variantmapper.sample.cluster;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.runtime.value.Vector3;

/**
 * A change of a room, as the journal stores it.
 *
 * <pre>{@code
 * persist(new RoomEvent.Moved("Ada", 2, place), this::stored);
 * }</pre>
 */
@VariantDictionary
@VariantTag("kind")
public sealed interface RoomEvent {
  /** A player has entered this room, as a new player or from another room. */
  @VariantDictionary
  record Entered(Visitor visitor) implements RoomEvent {}

  /** A player has moved. */
  @VariantDictionary
  record Moved(String player, long number, Vector3 to) implements RoomEvent {}

  /** A player is on the way to another room, which may not have the player yet. */
  @VariantDictionary
  record Leaving(String player, long number, String to) implements RoomEvent {}

  /** The other room has stored the player. */
  @VariantDictionary
  record Left(String player) implements RoomEvent {}
}
