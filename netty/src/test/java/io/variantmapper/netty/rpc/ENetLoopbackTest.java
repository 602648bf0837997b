package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.PeerTimeouts;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.rpc.SessionOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks servers and clients of both generations over ENet and the loopback interface. */
@ParameterizedClass
@EnumSource
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ENetLoopbackTest {
  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final ENetDelivery generation;
  private final SessionOptions options;
  private final Game room;
  private final RpcServer server;
  private final BlockingQueue<Game> opened = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> closeCodes = new LinkedBlockingQueue<>();
  private final RpcClient client = new RpcClient(new ConnectionListener() {
    @Override
    public void opened(RpcConnection connection) {
      Game game = newGame(connection);
      connection.moveTo(game.room);
      opened.add(game);
    }

    @Override
    public void closed(RpcConnection connection) {
      closeCodes.add(connection.closeCode());
    }
  });
  private Channel port = new NioDatagramChannel();

  ENetLoopbackTest(ENetDelivery generation) {
    this.generation = generation;
    options = generation == ENetDelivery.GODOT_3 ? SessionOptions.GODOT_3 : SessionOptions.DEFAULT;
    room = Game.ofServer(group.next(), options);
    server = new RpcServer(client -> client.moveTo(room.room));
  }

  private Game newGame(RpcConnection connection) {
    return Game.ofClient(connection.clientId(), connection.channel().eventLoop(), options);
  }

  @BeforeEach
  void start() throws InterruptedException {
    port = listen(HostOptions.server(8).build());
  }

  private Channel listen(HostOptions settings) throws InterruptedException {
    return new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(
            generation == ENetDelivery.GODOT_3
                ? server.enetOfGodot3(settings)
                : server.enet(settings))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
  }

  @AfterEach
  void stop() throws InterruptedException {
    group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
  }

  private Channel connect() throws InterruptedException {
    return connect(
        client, (InetSocketAddress) port.localAddress(), HostOptions.client().build());
  }

  private Channel connect(RpcClient bot, InetSocketAddress to, HostOptions settings)
      throws InterruptedException {
    return new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(
            generation == ENetDelivery.GODOT_3
                ? bot.enetOfGodot3(to, settings)
                : bot.enet(to, settings))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
  }

  @Test
  void callsPassInBothDirections() throws InterruptedException {
    room.answering((call, text) -> room.say("answer to " + text));
    connect();
    Game game = opened.take();
    game.await("connected");

    game.room.execute(() -> game.say("question"));

    game.await("say answer to question");
  }

  @Test
  void clientAcknowledgesThatTheServerDisconnectsIt() throws Exception {
    BlockingQueue<DisconnectReason> reasons = new LinkedBlockingQueue<>();
    ENetHandler host = new ENetHandler(HostOptions.server(1).build(), new HostListener() {
      @Override
      public void connected(ENetPeer peer, int data) {
        peer.disconnectLater(0);
      }

      @Override
      public void received(
          ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int from, int length) {}

      @Override
      public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
        reasons.add(reason);
      }
    });
    Channel channel = new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(host)
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();

    connect(
        client, (InetSocketAddress) channel.localAddress(), HostOptions.client().build());

    assertThat(reasons.take()).isEqualTo(DisconnectReason.BY_HOST);
  }

  @Test
  void clientsSeeEachOther() throws InterruptedException {
    connect();
    Game first = opened.take();
    first.await("connected");

    connect();
    opened.take();

    room.await("connected");
    while (first.events.stream().filter("connected"::equals).count() < 2) {
      Thread.sleep(1);
    }
  }

  @Test
  void clientsCallEachOther() throws InterruptedException {
    connect();
    Game first = opened.take();
    first.await("connected");
    connect();
    Game second = opened.take();
    while (second.events.size() < 2) {
      Thread.sleep(1);
    }

    second.say("hello");
    first.await("say hello");
    second.say("again");

    first.await("say again");
    room.await("say again");
  }

  @Test
  void callOfManyDatagramsArrives() throws InterruptedException {
    String text = "x".repeat(4_000);
    connect();
    Game game = opened.take();
    game.await("connected");

    game.room.execute(() -> game.say(text));

    room.await("say " + text);
  }

  @Test
  void callThatIsTooLongEndsTheConnectionWithALineInTheLog() throws InterruptedException {
    int tooMuch = HostOptions.client().build().maxMessage();
    ConnectionLimits large =
        ConnectionLimits.DEFAULT.withMaxMessage(2 * tooMuch).withMaxWaiting(2 * tooMuch);
    RpcClient bulky = new RpcClient(
        connection -> {
          Game game = newGame(connection);
          connection.moveTo(game.room);
          opened.add(game);
        },
        large);
    connect(bulky, (InetSocketAddress) port.localAddress(), HostOptions.client().build());
    Game game = opened.take();
    game.await("connected");

    try (NettyLog log = new NettyLog()) {
      game.room.execute(() -> game.say("x".repeat(tooMuch)));

      room.await("disconnected");
      assertThat(log.lines())
          .singleElement()
          .asString()
          .contains("TOO_LONG", "longer than maxMessage");
    }
  }

  @Test
  void clientIsDisconnectedRatherThanThatItMissesACall() throws InterruptedException {
    Channel narrow = listen(HostOptions.server(8).maxWaiting(1_000).build());
    connect(
        client, (InetSocketAddress) narrow.localAddress(), HostOptions.client().build());
    room.await("connected");

    room.room.execute(() -> room.say("x".repeat(2_000)));

    room.await("disconnected");
  }

  @Test
  void disconnectingServerGivesItsCode() throws InterruptedException {
    connect();
    room.await("connected");

    server.connections().forEach(connection -> connection.disconnect(4001, "bye"));

    assertThat(closeCodes.take()).isEqualTo(4001);
    room.await("disconnected");
    while (!server.connections().isEmpty()) {
      Thread.sleep(1);
    }
  }

  @Test
  void leavingClientIsForgotten() throws InterruptedException {
    Channel channel = connect();
    room.await("connected");

    channel.close().sync();

    room.await("disconnected");
  }

  @Test
  void closedPortEndsItsConnections() throws InterruptedException {
    connect();
    room.await("connected");

    port.close().sync();

    room.await("disconnected");
    while (!server.connections().isEmpty()) {
      Thread.sleep(1);
    }
  }

  @Test
  void closedChannelOfAClientEndsItsConnection() throws InterruptedException {
    Channel channel = connect();
    Game game = opened.take();
    game.await("connected");

    channel.close().sync();

    assertThat(closeCodes.take()).isEqualTo(-1);
    game.await("disconnected");
  }

  @Test
  void addressThatIsUnresolvedIsRefused() {
    InetSocketAddress unknown = InetSocketAddress.createUnresolved("unknown.invalid", 7000);
    HostOptions settings = HostOptions.client().build();

    assertThatThrownBy(() -> connect(client, unknown, settings))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("unknown.invalid");
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

    Channel channel =
        connect(lonely, new InetSocketAddress(InetAddress.getLoopbackAddress(), 9), impatient);

    assertThat(closeCodes.take()).isEqualTo(-1);
    channel.closeFuture().sync();
  }
}
