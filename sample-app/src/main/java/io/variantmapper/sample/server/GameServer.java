package io.variantmapper.sample.server;

import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.world.World;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * A world that clients on this machine can join with {@code StreamPeerTCP}, {@code put_var} and
 * {@code get_var}.
 *
 * <pre>{@code
 * ServerSettings settings = ServerSettings.of(VariantFormat.GODOT_4);
 * try (GameServer server =
 *     GameServer.start(7000, SampleWorlds.meadow(), settings, System.out::println)) {
 *   server.awaitClose();
 * }
 * }</pre>
 *
 * <p>One thread accepts connections. Two threads serve each client: one receives, and one sends.
 */
public final class GameServer implements Closeable {
  private static final int BACKLOG = 50;

  private final ServerSocket listener;
  private final Game game;
  private final ServerSettings settings;
  private final Consumer<String> log;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private final Thread acceptor = new Thread(this::acceptAll, "acceptor");

  private GameServer(
      ServerSocket listener, World world, ServerSettings settings, Consumer<String> log) {
    this.listener = listener;
    this.settings = settings;
    this.log = log;
    game = new Game(world);
    acceptor.setDaemon(true);
  }

  /**
   * Starts a server that listens on the loopback interface.
   *
   * @param port the port, or 0 for a free port; see {@link #port()}
   * @param world the initial world, which is copied
   * @param log receives a line for each event, from several threads
   * @throws java.net.BindException if the port is in use
   * @throws IOException if the server can't listen
   */
  public static GameServer start(
      int port, World world, ServerSettings settings, Consumer<String> log) throws IOException {
    ServerSocket listener = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress());
    GameServer server = new GameServer(listener, world, settings, log);
    server.acceptor.start();
    return server;
  }

  /** Returns the port that clients connect to. */
  public int port() {
    return listener.getLocalPort();
  }

  /** Returns a copy of the current world. */
  public World world() {
    return game.world();
  }

  /** Waits until another thread closes the server. */
  public void awaitClose() throws InterruptedException {
    acceptor.join();
  }

  /** Disconnects all clients and frees the port. */
  @Override
  public void close() throws IOException {
    listener.close();
    connections.forEach(Connection::close);
    try {
      // The system keeps the port while a thread is still waiting for connections on it.
      acceptor.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void acceptAll() {
    while (!listener.isClosed()) {
      try {
        accept(listener.accept());
      } catch (IOException e) {
        if (!listener.isClosed()) {
          log.accept("A client could not be accepted: " + e.getMessage());
        }
      }
    }
  }

  private void accept(Socket socket) throws IOException {
    if (connections.size() >= settings.maxConnections()) {
      turnAway(socket);
      return;
    }
    Connection connection = new Connection(socket, game, settings, log);
    connections.add(connection);
    if (listener.isClosed()) {
      // close() may have iterated over the connections before this connection was added.
      connection.close();
    }
    Thread thread = new Thread(() -> serve(connection), "connection");
    thread.setDaemon(true);
    thread.start();
  }

  private void serve(Connection connection) {
    try {
      connection.run();
    } finally {
      connections.remove(connection);
    }
  }

  private void turnAway(Socket socket) throws IOException {
    try (socket) {
      PacketOutputStream out = new PacketOutputStream(socket.getOutputStream(), settings.format());
      out.send(ServerMessageVariantSerializer.INSTANCE, new Refusal("The server is full.", true));
      socket.shutdownOutput();
    }
    log.accept("A client was turned away: the server is full");
  }
}
