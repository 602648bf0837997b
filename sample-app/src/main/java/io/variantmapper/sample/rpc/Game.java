package io.variantmapper.sample.rpc;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.rpc.Rpc;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.VariantNode;
import io.variantmapper.runtime.value.Vector2;
import java.util.List;

/**
 * The functions of {@code game.gd}.
 *
 * <pre>{@code
 * GameNode game = GameNode.add(session, calls);
 * game.everyone().placeCoin(7, new Vector2(100, 200));
 * }</pre>
 */
@VariantNode("Game")
public interface Game {
  /** The number of coins of a player at the end. */
  @VariantDictionary
  record Score(String player, int coins) {}

  /** Takes part in the game. */
  @Rpc(RpcMode.ANY_PEER)
  void enter(String playerName);

  /** Adds the node of a player. */
  @Rpc
  void addPlayer(int id, String playerName, Vector2 at);

  /** Removes the node of a player. */
  @Rpc
  void removePlayer(int id);

  /** Places the coin for the player whose turn it is. */
  @Rpc
  void placeCoin(int playerId, Vector2 at);

  /** Speaks to the other players. */
  @Rpc(RpcMode.ANY_PEER)
  void say(String text);

  /** Ends the game. */
  @Rpc
  void finish(List<Score> scores);
}
