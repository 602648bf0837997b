package io.variantmapper.sample.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Plays with clients in Java; integration-tests plays with clients in Godot. */
final class CoinServerTest {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final List<String> faults = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    threads.shutdownGracefully();
  }

  private static int listen(CoinServer server) throws InterruptedException {
    Channel channel = server.listen(0).sync().channel();
    return ((InetSocketAddress) channel.localAddress()).getPort();
  }

  private Channel join(Transport transport, int port, String name, List<String> lines)
      throws InterruptedException {
    return CoinPlayer.join(threads, transport, port, name, lines::add).sync().channel();
  }

  @ParameterizedTest
  @EnumSource
  void manyGamesArePlayedAtTheSameTime(Transport transport) throws InterruptedException {
    List<List<String>> games = new ArrayList<>();
    try (CoinServer server = new CoinServer(transport, faults::add)) {
      int port = listen(server);
      List<Channel> channels = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        games.add(new CopyOnWriteArrayList<>());
        channels.add(join(transport, port, "Ada", games.get(i)));
      }
      for (Channel channel : channels) {
        channel.closeFuture().sync();
      }
    }
    assertThat(games)
        .allSatisfy(game -> assertThat(game)
            .startsWith("Ada enters at (100.0, 100.0)", "Ada enters at (400.0, 300.0)")
            .containsSubsequence(
                "Ada is to walk to (200.0, 100.0)",
                "Ada: I am on my way!",
                "Ada has 2",
                "Ada has 1"));
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void playerWithoutNameIsDisconnected(Transport transport) throws InterruptedException {
    List<String> lines = new CopyOnWriteArrayList<>();
    try (CoinServer server = new CoinServer(transport, faults::add)) {
      join(transport, listen(server), "", lines).closeFuture().sync();
    }
    assertThat(lines).isEmpty();
  }
}
