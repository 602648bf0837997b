package io.variantmapper.sample.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compares the moves that rooms have acknowledged with the moves that the rooms contain.
 *
 * @param acknowledged the number of acknowledged moves
 * @param lost the number of acknowledged moves that no room contains
 * @param problems a sentence for each player whose state differs from the acknowledgments, and a
 *     sentence if the rooms contain too many players or if a player is on the way to another room
 */
record Comparison(long acknowledged, long lost, List<String> problems) {
  static Comparison of(Map<String, Tally.Expected> players, RoomViews rooms) {
    long acknowledged = 0;
    long lost = 0;
    List<String> problems = new ArrayList<>();
    for (Tally.Expected expected : players.values()) {
      acknowledged += expected.visitor().moves();
      List<Tally.Expected> found = find(expected.visitor().player(), rooms);
      if (!found.equals(List.of(expected))) {
        problems.add("expected " + expected + ", found " + found);
        lost += lostMoves(expected.visitor(), found);
      }
    }
    if (rooms.players() > players.size() || rooms.leaving() > 0) {
      problems.add("expected players in the rooms: " + players.size() + ", found: "
          + rooms.players() + ", on the way to another room: " + rooms.leaving());
    }
    return new Comparison(acknowledged, lost, problems);
  }

  private static List<Tally.Expected> find(String player, RoomViews rooms) {
    List<Tally.Expected> found = new ArrayList<>();
    for (RoomReply.View room : rooms.views()) {
      for (Visitor visitor : room.present()) {
        if (visitor.player().equals(player)) {
          found.add(new Tally.Expected(room.room(), visitor));
        }
      }
    }
    return found;
  }

  /**
   * Returns the number of the player's acknowledged moves that are lost. If the rooms contain the
   * player with different moves, at least 1 move counts as lost.
   */
  private static int lostMoves(Visitor expected, List<Tally.Expected> found) {
    int fewest = expected.moves();
    for (Tally.Expected each : found) {
      Visitor visitor = each.visitor();
      if (visitor.trail() == expected.trail() && visitor.moves() == expected.moves()) {
        return 0;
      }
      fewest = Math.min(fewest, Math.max(1, expected.moves() - visitor.moves()));
    }
    return fewest;
  }

  boolean isComplete() {
    return lost == 0 && problems.isEmpty();
  }
}
