package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.variantmapper.it.network.LossyProxy;
import io.variantmapper.sample.rpc.CoinPlayer;
import io.variantmapper.sample.rpc.CoinServer;
import io.variantmapper.sample.rpc.Transport;
import java.io.Closeable;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Plays the game of the sample's Godot projects {@code godot4-rpc} and {@code godot3-rpc}, and
 * checks that the same lines are printed whoever is the server, and whoever are the players.
 *
 * <pre>{@code
 * try (SampleGame game = new SampleGame(Transport.ENET, folder, 0)) {
 *   game.playOnJava(engine);
 * }
 * }</pre>
 */
final class SampleGame implements Closeable {
  /** The lines that each client prints. */
  private static final List<String> LINES = List.of(
      "Ada enters at (100.0, 100.0)",
      "Bob enters at (400.0, 300.0)",
      "Ada is to walk to (150.0, 200.0)",
      "Ada: I am on my way!",
      "Bob is to walk to (300.0, 250.0)",
      "Bob: I am on my way!",
      "Ada is to walk to (200.0, 100.0)",
      "Ada: I am on my way!",
      "Ada has 2",
      "Bob has 1");

  private static final String SERVING = "Serving on port ";

  /** The lines of the client that leaves last. */
  private static final List<String> WITH_END =
      Stream.concat(LINES.stream(), Stream.of("Bob leaves")).toList();

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final Transport transport;
  private final Path folder;
  private final double loss;

  /**
   * Creates a game that is not played yet.
   *
   * @param folder an empty folder for the Godot projects
   * @param loss the share of datagrams that are lost, doubled and delayed; 0 over TCP
   */
  SampleGame(Transport transport, Path folder, double loss) {
    this.transport = transport;
    this.folder = folder;
    this.loss = loss;
  }

  /** Plays with clients in Godot on a server in Java. */
  void playOnJava(GodotEngine clients) throws Exception {
    List<String> faults = new CopyOnWriteArrayList<>();
    try (CoinServer server = new CoinServer(transport, faults::add)) {
      InetSocketAddress address =
          (InetSocketAddress) server.listen(0).sync().channel().localAddress();
      overTheNetwork(address.getPort(), port -> playInGodot(clients, port));
    }
    assertThat(faults).isEmpty();
  }

  /** Plays with clients in Godot on a server in Godot. */
  void playOnGodot(GodotEngine serving, GodotEngine clients) throws Exception {
    int free = RunningScene.freePort();
    try (RunningScene server = serve(serving, free)) {
      server.awaitLine(SERVING + free);
      overTheNetwork(free, port -> playInGodot(clients, port));
    }
  }

  /** Plays with clients in Java on a server in Godot. */
  void playInJava(GodotEngine serving) throws Exception {
    int free = RunningScene.freePort();
    try (RunningScene server = serve(serving, free)) {
      server.awaitLine(SERVING + free);
      overTheNetwork(free, port -> playInJava(server, port));
    }
  }

  private interface Playing {
    void play(int port) throws Exception;
  }

  private void overTheNetwork(int port, Playing playing) throws Exception {
    if (loss == 0) {
      playing.play(port);
      return;
    }
    try (LossyProxy network = new LossyProxy(port, loss)) {
      playing.play(network.port());
    }
  }

  private RunningScene serve(GodotEngine engine, int port) throws Exception {
    String name = transport == Transport.WS ? "ws" : "enet";
    return GodotProject.sampleWithCalls(engine, folder.resolve("server"))
        .startScene("--server", "--port=" + port, "--transport=" + name);
  }

  private void playInJava(RunningScene server, int port) throws Exception {
    List<String> ada = new CopyOnWriteArrayList<>();
    List<String> bob = new CopyOnWriteArrayList<>();
    Channel last =
        CoinPlayer.join(threads, transport, port, "Ada", ada::add).sync().channel();
    server.awaitLine("Ada enters.*");
    CoinPlayer.join(threads, transport, port, "Bob", bob::add)
        .sync()
        .channel()
        .closeFuture()
        .sync();
    last.closeFuture().sync();
    check(bob, LINES);
    check(ada, WITH_END);
  }

  private void playInGodot(GodotEngine clients, int port) throws Exception {
    try (RunningScene ada = join(clients, port, "Ada")) {
      ada.awaitLine("Ada enters.*");
      try (RunningScene bob = join(clients, port, "Bob")) {
        check(bob.end().lines().toList(), LINES);
      }
      check(ada.end().lines().toList(), WITH_END);
    }
  }

  /**
   * Compares what a client has printed. Over a bad network, the calls of another client can be
   * late: moves do not wait for them, and a client leaves as soon as the server ends the game.
   */
  private void check(List<String> printed, List<String> expected) {
    Predicate<String> isCompared =
        line -> WITH_END.contains(line) && (loss == 0 || !line.endsWith("way!"));
    assertThat(printed.stream().filter(isCompared))
        .containsExactlyElementsOf(expected.stream().filter(isCompared).toList());
  }

  private RunningScene join(GodotEngine engine, int port, String name) throws Exception {
    return GodotProject.sampleWithCalls(engine, folder.resolve(name))
        .startScene("--join=" + transport.address(port), "--name=" + name);
  }

  @Override
  public void close() {
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
