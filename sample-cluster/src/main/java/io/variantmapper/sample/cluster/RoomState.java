package io.variantmapper.sample.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of a room, which results from its events. It contains the number of the last step of
 * each player who was ever in the room, because messages may arrive again much later.
 */
final class RoomState {
  private final Map<String, Visitor> present = new LinkedHashMap<>();
  private final Map<String, Departure> leaving = new LinkedHashMap<>();
  private final Map<String, Long> lastNumbers = new HashMap<>();

  /** A player on the way to another room. */
  record Departure(Visitor visitor, String to) {}

  void apply(RoomEvent event) {
    if (event instanceof RoomEvent.Entered entered) {
      put(entered.visitor());
    } else if (event instanceof RoomEvent.Moved moved) {
      put(visitor(moved.player()).moved(moved.number(), moved.to()));
    } else if (event instanceof RoomEvent.Leaving left) {
      Visitor visitor = visitor(left.player()).stepped(left.number());
      present.remove(left.player());
      lastNumbers.put(left.player(), left.number());
      leaving.put(left.player(), new Departure(visitor, left.to()));
    } else if (event instanceof RoomEvent.Left left) {
      leaving.remove(left.player());
    }
  }

  private void put(Visitor visitor) {
    present.put(visitor.player(), visitor);
    lastNumbers.put(visitor.player(), visitor.number());
  }

  private Visitor visitor(String player) {
    Visitor visitor = present.get(player);
    if (visitor == null) {
      throw new IllegalStateException("An event is about " + player + ", who is not in the room");
    }
    return visitor;
  }

  /** Returns whether the room has stored this step of the player, or a later one. */
  boolean hasStored(String player, long number) {
    return number <= lastNumbers.getOrDefault(player, 0L);
  }

  /**
   * Returns true if the player left the room with this step, and is not known to have reached the
   * next room.
   */
  boolean isLeaving(String player, long number) {
    Departure departure = leaving.get(player);
    return departure != null && departure.visitor().number() == number;
  }

  /** Returns why the player can't take this step in this room, or null if the player can. */
  @Nullable
  String problem(String player, long number) {
    Visitor visitor = present.get(player);
    if (visitor == null) {
      return "The player is not in this room.";
    }
    return number == visitor.number() + 1 ? null : "Expected step " + (visitor.number() + 1) + ".";
  }

  boolean isPresent(String player) {
    return present.containsKey(player);
  }

  List<Visitor> present() {
    return List.copyOf(present.values());
  }

  List<Departure> leaving() {
    return new ArrayList<>(leaving.values());
  }
}
