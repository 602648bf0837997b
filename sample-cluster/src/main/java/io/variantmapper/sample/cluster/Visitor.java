package io.variantmapper.sample.cluster;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.Objects;

/**
 * A player in a room.
 *
 * <pre>{@code
 * Visitor ada = Visitor.of("Ada", 1, Vector3.ZERO).moved(2, new Vector3(1, 0, 2));
 * ada.moves();   // 1
 * }</pre>
 *
 * @param player the player's name
 * @param number the sequence number of the player's last stored step
 * @param position where the player stands
 * @param moves the number of moves in all rooms
 * @param trail a hash of the destinations of all moves, in order. Visitors with different trails
 *     have made different moves
 */
@VariantDictionary
public record Visitor(String player, long number, Vector3 position, int moves, long trail) {
  /** Returns a player who has not moved. */
  public static Visitor of(String player, long number, Vector3 position) {
    return new Visitor(player, number, position, 0, 0);
  }

  /** Returns the player after a move. */
  public Visitor moved(long step, Vector3 to) {
    long place = Objects.hash(to.x(), to.y(), to.z());
    return new Visitor(player, step, to, moves + 1, 31 * trail + place);
  }

  /** Returns the player after a step to another room. */
  public Visitor stepped(long step) {
    return new Visitor(player, step, position, moves, trail);
  }
}
