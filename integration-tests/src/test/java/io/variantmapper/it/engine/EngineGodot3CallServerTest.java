package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.CompressionMode;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.it.network.LossyProxy;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.VariantException;
import java.net.InetAddress;
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

/** Checks that clients in Java call a Godot 3 server and each other over ENet, and are called. */
@GodotTest(GodotVersion.GODOT_3)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class EngineGodot3CallServerTest {
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
  void clientsCallTheServerAndEachOther() throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port, 2)) {
      play(server, port);
    }
  }

  @Test
  void clientsCallTheServerAndEachOtherOverABadNetwork() throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port, 2);
        LossyProxy network = new LossyProxy(port, LOSS)) {
      play(server, network.port());
    }
  }

  private void play(RunningScene server, int port) throws Exception {
    Client ann = new Client("ann");
    Client bob = new Client("bob");
    ann.join(port);
    server.awaitLine("sum 42");
    bob.join(port).closeFuture().sync();
    String printed = server.end();
    assertThat(ann.calls())
        .containsExactly(
            "welcome [hi ann, 7]",
            "add [20, 22]",
            "echo",
            "bytes 010203",
            "echo",
            "bye []",
            "closed");
    assertThat(bob.calls())
        .containsExactly(
            "welcome [hi bob, 7]",
            "add [20, 22]",
            "echo",
            "chat [only you]",
            "chat [all]",
            "bytes 010203",
            "bye []",
            "closed");
    assertThat(ann.lines).containsOnlyOnce("another client", "client left");
    assertThat(bob.lines).containsOnlyOnce("another client");
    assertThat(printed)
        .contains("back [ 42, \"text\", Vector2( 1, 2 ) ]\n")
        .contains("chat all\nbytes 010203 from client 0\n")
        .endsWith("left\nleft\n");
  }

  @Test
  void clientThatTheServerDisconnectsReadsTheCode0() throws Exception {
    assertThat(closeCode("stranger")).isZero();
  }

  @Test
  void clientOfAServerThatClosesReadsTheCode1() throws Exception {
    assertThat(closeCode("last")).isEqualTo(1);
  }

  private int closeCode(String name) throws Exception {
    int port = RunningScene.freePort();
    try (RunningScene server = serve(port, 1)) {
      Client client = new Client(name);
      client.join(port).closeFuture().sync();
      server.end();
      assertThat(client.calls()).containsExactly("closed");
      return client.closeCode;
    }
  }

  private RunningScene serve(int port, int clients) throws Exception {
    RunningScene server = GodotProject.calls(engine, folder)
        .startScript("serve.gd", Integer.toString(port), Integer.toString(clients));
    server.awaitLine("serving");
    return server;
  }

  private final class Client implements ConnectionListener {
    final List<String> lines = new CopyOnWriteArrayList<>();
    volatile int closeCode = -1;
    private final String name;

    Client(String name) {
      this.name = name;
    }

    Channel join(int port) throws InterruptedException {
      // Godot 3.6 compresses by default, Godot 3.2 does not.
      CompressionMode compression =
          engine.isAtLeast("3.6") ? CompressionMode.RANGE_CODER : CompressionMode.NONE;
      return new Bootstrap()
          .group(threads)
          .channel(NioDatagramChannel.class)
          .handler(new RpcClient(this)
              .enetOfGodot3(
                  new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
                  HostOptions.client().compression(compression).build()))
          .bind(InetAddress.getLoopbackAddress(), 0)
          .sync()
          .channel();
    }

    /** Returns the lines without those about other clients, which come on another channel. */
    List<String> calls() {
      return lines.stream().filter(line -> !line.contains("client")).toList();
    }

    @Override
    public void opened(RpcConnection server) {
      CallBot bot = new CallBot(server, name, SessionOptions.GODOT_3, lines);
      server.moveTo(new RpcRoom(bot.session(), server.channel().eventLoop()));
    }

    @Override
    public void refused(RpcConnection server, PeerFault fault, VariantException reason) {
      // The last packet of another client can arrive after the message that it has left.
      if (fault != PeerFault.UNKNOWN_PEER) {
        lines.add(reason.getMessage());
      }
    }

    @Override
    public void closed(RpcConnection server) {
      closeCode = server.closeCode();
    }
  }
}
