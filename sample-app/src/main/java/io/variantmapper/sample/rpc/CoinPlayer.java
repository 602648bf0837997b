package io.variantmapper.sample.rpc;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.value.Vector2;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A client in Java, on a Godot server or on a {@link CoinServer}. It plays as a client in Godot
 * does without a window, and reports the same lines. So one program can be many players.
 *
 * <pre>{@code
 * CoinPlayer.join(threads, Transport.WS, 7000, "Ada", System.out::println)
 *     .channel()
 *     .closeFuture()
 *     .sync();
 * }</pre>
 */
public final class CoinPlayer implements SessionListener, GameCalls, PlayerCalls {
  private static final double STEP = 5;
  private static final long STEP_MILLIS = 25;
  private static final int LEAVING = 4000;

  /** A player of the game. */
  private record Entrant(String name, PlayerNode node) {}

  private final RpcConnection connection;
  private final String name;
  private final Consumer<String> log;
  private final ClientSession session;
  private final GameNode game;
  private final Map<Integer, Entrant> players = new LinkedHashMap<>();
  private Vector2 position = Vector2.ZERO;
  private Vector2 coin = Vector2.ZERO;
  private int turn;

  private CoinPlayer(
      RpcConnection connection, SessionOptions options, String name, Consumer<String> log) {
    this.connection = connection;
    this.name = name;
    this.log = log;
    session = new ClientSession(connection.clientId(), this, options);
    game = GameNode.add(session, this);
  }

  /**
   * Connects a player to a server on this machine.
   *
   * @param log receives a line for each event, in the thread of the connection
   */
  public static ChannelFuture join(
      EventLoopGroup threads, Transport transport, int port, String name, Consumer<String> log) {
    RpcClient client = new RpcClient(new ConnectionListener() {
      @Override
      public void opened(RpcConnection connection) {
        CoinPlayer player = new CoinPlayer(connection, transport.session(), name, log);
        connection.moveTo(new RpcRoom(player.session, connection.channel().eventLoop()));
      }

      @Override
      public void closed(RpcConnection connection) {
        if (connection.clientId() == 0) {
          log.accept("No connection to " + transport.address(port));
        }
      }
    });
    InetSocketAddress server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    HostOptions options =
        HostOptions.client().compression(transport.compression()).build();
    return switch (transport) {
      case WS ->
        new Bootstrap()
            .group(threads)
            .channel(NioSocketChannel.class)
            .handler(client.webSocket(URI.create(transport.address(port))))
            .connect(server);
      case ENET -> connect(threads, client.enet(server, options));
      case ENET_GODOT3 -> connect(threads, client.enetOfGodot3(server, options));
    };
  }

  private static ChannelFuture connect(EventLoopGroup threads, ChannelHandler pipeline) {
    return new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(pipeline)
        .bind(0);
  }

  @Override
  public void peerConnected(int id) {
    if (id == 1) {
      game.peer(1).enter(name);
    }
  }

  @Override
  public void addPlayer(RpcCall call, int id, String playerName, Vector2 at) {
    log.accept(playerName + " enters at " + text(at));
    PlayerNode node = PlayerNode.add(session, id, this);
    node.setAuthority(id);
    players.put(id, new Entrant(playerName, node));
    if (id == session.id()) {
      position = at;
    }
  }

  @Override
  public void removePlayer(RpcCall call, int id) {
    Entrant player = players.remove(id);
    if (player != null) {
      log.accept(player.name + " leaves");
      player.node.remove();
      leave();
    }
  }

  @Override
  public void placeCoin(RpcCall call, int playerId, Vector2 at) {
    turn = playerId;
    coin = at;
    log.accept(nameOf(turn) + " is to walk to " + text(at));
    if (turn == session.id()) {
      String text = "I am on my way!";
      log.accept(name + ": " + text);
      game.everyone().say(text);
      step();
    }
  }

  private void step() {
    @Nullable Entrant me = players.get(session.id());
    if (me == null || turn != session.id()) {
      return;
    }
    double x = coin.x() - position.x();
    double y = coin.y() - position.y();
    double part = STEP / Math.hypot(x, y);
    position = part < 1 ? new Vector2(position.x() + part * x, position.y() + part * y) : coin;
    // Moves can be lost, so the last one is repeated until the turn ends.
    me.node.everyone().move(position);
    connection.channel().eventLoop().schedule(this::step, STEP_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public void move(RpcCall call, Vector2 to) {
    // A client with a window would show this.
  }

  @Override
  public void say(RpcCall call, String text) {
    log.accept(nameOf(call.sender()) + ": " + text);
  }

  @Override
  public void finish(RpcCall call, List<Game.Score> scores) {
    turn = 0;
    scores.forEach(score -> log.accept(score.player() + " has " + score.coins()));
    // One of the two waits until the other has left.
    if (List.copyOf(players.keySet()).indexOf(session.id()) == players.size() - 1) {
      leave();
    }
  }

  private void leave() {
    connection.disconnect(LEAVING, "The game is over");
  }

  @Override
  public void enter(RpcCall call, String playerName) {
    // Only the server handles this call.
  }

  private String nameOf(int id) {
    Entrant player = players.get(id);
    return player == null ? "?" : player.name;
  }

  private static String text(Vector2 at) {
    return "(" + at.x() + ", " + at.y() + ")";
  }
}
