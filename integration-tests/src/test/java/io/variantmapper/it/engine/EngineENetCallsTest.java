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
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the sample {@code godot4-rpc} plays the same game over ENet. */
@GodotTest(value = GodotVersion.GODOT_4, web = false)
@Timeout(300)
final class EngineENetCallsTest {
  private static final List<String> GAME = EngineSampleCallsTest.GAME;
  private static final double LOSS = 0.1;

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @AfterEach
  void stop() {
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }

  @Test
  void clientsPlayOnTheServerInJava() throws Exception {
    List<String> faults = new CopyOnWriteArrayList<>();
    try (CoinServer server = new CoinServer(faults::add)) {
      play(port(server));
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void clientsPlayOnTheServerInJavaOverABadNetwork() throws Exception {
    List<String> faults = new CopyOnWriteArrayList<>();
    try (CoinServer server = new CoinServer(faults::add);
        LossyProxy network = new LossyProxy(port(server), LOSS)) {
      play(network.port());
    }
    assertThat(faults).isEmpty();
  }

  private static int port(CoinServer server) throws InterruptedException {
    Channel channel = server.listen(Transport.ENET, 0).sync().channel();
    return ((InetSocketAddress) channel.localAddress()).getPort();
  }

  @Test
  void clientsPlayOnTheServerInGodot() throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port)) {
      server.awaitLine("Serving on port " + port);
      play(port);
    }
  }

  @Test
  void clientsInJavaPlayOnTheServerInGodot() throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port)) {
      server.awaitLine("Serving on port " + port);
      playInJava(server, port);
    }
  }

  @Test
  void clientsInJavaPlayOnTheServerInGodotOverABadNetwork() throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port);
        LossyProxy network = new LossyProxy(port, LOSS)) {
      server.awaitLine("Serving on port " + port);
      playInJava(server, network.port());
    }
  }

  private RunningScene serve(int port) throws Exception {
    return GodotProject.sampleWithCalls(engine, folder.resolve("server"))
        .startScene("--server", "--port=" + port, "--transport=enet");
  }

  private void playInJava(RunningScene server, int port) throws Exception {
    List<String> ada = new CopyOnWriteArrayList<>();
    List<String> bob = new CopyOnWriteArrayList<>();
    Channel last =
        CoinPlayer.join(threads, Transport.ENET, port, "Ada", ada::add).sync().channel();
    server.awaitLine("Ada enters.*");
    CoinPlayer.join(threads, Transport.ENET, port, "Bob", bob::add)
        .sync()
        .channel()
        .closeFuture()
        .sync();
    last.closeFuture().sync();
    assertThat(bob).containsExactlyElementsOf(GAME);
    assertThat(ada).startsWith(GAME.toArray(String[]::new)).endsWith("Bob leaves");
  }

  private void play(int port) throws Exception {
    try (RunningScene ada = join(port, "Ada")) {
      ada.awaitLine("Ada enters.*");
      try (RunningScene bob = join(port, "Bob")) {
        assertThat(bob.end()).endsWith(lines());
      }
      assertThat(ada.end()).endsWith(lines() + "Bob leaves\n");
    }
  }

  private static String lines() {
    return String.join("\n", GAME) + "\n";
  }

  private RunningScene join(int port, String name) throws Exception {
    return GodotProject.sampleWithCalls(engine, folder.resolve(name))
        .startScene("--join=" + Transport.ENET.address(port), "--name=" + name);
  }
}
