package io.variantmapper.sample.rpc;

import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.value.Vector2;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rules of one game, as in {@code server.gd}. */
final class CoinGame implements GameCalls, SessionListener {
  private static final List<Vector2> CORNERS =
      List.of(new Vector2(100, 100), new Vector2(400, 300));
  private static final List<Vector2> COINS =
      List.of(new Vector2(150, 200), new Vector2(300, 250), new Vector2(200, 100));
  private static final double REACH = 20;
  private static final int MAX_NAME = 24;
  private static final int WRONG_NAME = 4001;

  private final ServerSession session;
  private final GameNode game;
  private final Map<Integer, ServerPlayer> players = new LinkedHashMap<>();
  private final RpcServer server;
  private int taken = COINS.size();

  CoinGame(RpcServer server, SessionOptions options) {
    this.server = server;
    session = new ServerSession(this, options);
    game = GameNode.add(session, this);
  }

  ServerSession session() {
    return session;
  }

  @Override
  public void peerConnected(int id) {
    players.forEach(
        (other, player) -> game.peer(id).addPlayer(other, player.name, player.position));
  }

  @Override
  public void enter(RpcCall call, String name) {
    int id = call.sender();
    if (players.containsKey(id) || name.isEmpty() || name.length() > MAX_NAME) {
      RpcConnection client = server.connection(id);
      if (client != null) {
        client.disconnect(WRONG_NAME, "A player has one name of 1 to 24 characters");
      }
      return;
    }
    Vector2 corner = CORNERS.get(players.size());
    players.put(id, new ServerPlayer(id, name, corner));
    game.everyone().addPlayer(id, name, corner);
    if (players.size() == CORNERS.size()) {
      begin();
    }
  }

  private void begin() {
    players.values().forEach(player -> player.coins = 0);
    taken = 0;
    placeCoin();
  }

  private void placeCoin() {
    game.everyone().placeCoin(turn(), COINS.get(taken));
  }

  /** Returns the id of the player whose turn it is. */
  private int turn() {
    return List.copyOf(players.keySet()).get(taken % players.size());
  }

  private void moved(ServerPlayer player) {
    if (taken == COINS.size()
        || players.get(turn()) != player
        || !isNear(player.position, COINS.get(taken))) {
      return;
    }
    player.coins++;
    taken++;
    if (taken < COINS.size()) {
      placeCoin();
    } else {
      game.everyone().finish(scores());
    }
  }

  private static boolean isNear(Vector2 a, Vector2 b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y()) <= REACH;
  }

  private List<Game.Score> scores() {
    return players.values().stream()
        .map(player -> new Game.Score(player.name, player.coins))
        .toList();
  }

  @Override
  public void say(RpcCall call, String text) {
    // A client calls this function at all others, so the session passes it on to them.
  }

  @Override
  public void peerDisconnected(int id) {
    ServerPlayer player = players.remove(id);
    if (player != null) {
      player.node.remove();
      taken = COINS.size();
      game.everyone().removePlayer(id);
    }
  }

  /** A player who has entered. */
  private final class ServerPlayer implements PlayerCalls {
    final String name;
    final PlayerNode node;
    Vector2 position;
    int coins;

    ServerPlayer(int id, String name, Vector2 position) {
      this.name = name;
      this.position = position;
      node = PlayerNode.add(session, id, this);
      node.setAuthority(id);
    }

    @Override
    public void move(RpcCall call, Vector2 to) {
      position = to;
      moved(this);
    }
  }
}
