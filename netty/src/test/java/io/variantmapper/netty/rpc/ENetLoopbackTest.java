package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.PeerTimeouts;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks servers and clients over ENet and the loopback interface. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ENetLoopbackTest {
  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final Game room = Game.ofServer(group.next());
  private final RpcServer server = new RpcServer(client -> client.moveTo(room.room));
  private final BlockingQueue<Game> opened = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> closeCodes = new LinkedBlockingQueue<>();
  private final RpcClient client = new RpcClient(new ConnectionListener() {
    @Override
    public void opened(RpcConnection connection) {
      Game game = Game.ofClient(connection.clientId(), connection.channel().eventLoop());
      connection.moveTo(game.room);
      opened.add(game);
    }

    @Override
    public void closed(RpcConnection connection) {
      closeCodes.add(connection.closeCode());
    }
  });
  private InetSocketAddress address = new InetSocketAddress(0);

  @BeforeEach
  void start() throws InterruptedException {
    address = (InetSocketAddress) new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(server.enet(HostOptions.server(8).build()))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel()
        .localAddress();
  }

  @AfterEach
  void stop() throws InterruptedException {
    group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
  }

  private Channel connect() throws InterruptedException {
    return new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(client.enet(address, HostOptions.client().build()))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
  }

  private static void await(Game game, String event) throws InterruptedException {
    while (!game.events.contains(event)) {
      Thread.sleep(1);
    }
  }

  @Test
  void callsPassInBothDirections() throws InterruptedException {
    room.answering((call, text) -> room.say("answer to " + text));
    connect();
    Game game = opened.take();
    await(game, "connected");

    game.room.execute(() -> game.say("question"));

    await(game, "say answer to question");
  }

  @Test
  void clientsSeeEachOther() throws InterruptedException {
    connect();
    Game first = opened.take();
    await(first, "connected");

    connect();
    opened.take();

    await(room, "connected");
    while (first.events.stream().filter("connected"::equals).count() < 2) {
      Thread.sleep(1);
    }
  }

  @Test
  void callOfManyDatagramsArrives() throws InterruptedException {
    String text = "x".repeat(4_000);
    connect();
    Game game = opened.take();
    await(game, "connected");

    game.room.execute(() -> game.say(text));

    await(room, "say " + text);
  }

  @Test
  void disconnectingServerGivesItsCode() throws InterruptedException {
    connect();
    await(room, "connected");

    server.connections().forEach(connection -> connection.disconnect(4001, "bye"));

    assertThat(closeCodes.take()).isEqualTo(4001);
    await(room, "disconnected");
    while (!server.connections().isEmpty()) {
      Thread.sleep(1);
    }
  }

  @Test
  void leavingClientIsForgotten() throws InterruptedException {
    Channel channel = connect();
    await(room, "connected");

    channel.close().sync();

    await(room, "disconnected");
  }

  @Test
  void clientWithoutAServerIsClosed() throws InterruptedException {
    RpcClient lonely = new RpcClient(new ConnectionListener() {
      @Override
      public void opened(RpcConnection connection) {}

      @Override
      public void closed(RpcConnection connection) {
        closeCodes.add(connection.closeCode());
      }
    });
    HostOptions impatient =
        HostOptions.client().timeouts(new PeerTimeouts(1, 100, 200)).build();

    Channel channel = new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(lonely.enet(new InetSocketAddress(InetAddress.getLoopbackAddress(), 9), impatient))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();

    assertThat(closeCodes.take()).isEqualTo(-1);
    channel.closeFuture().sync();
  }
}
