package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.netty.ServerPipeline;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks servers and clients over the loopback interface. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RpcLoopbackTest {
  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final Game first = Game.ofServer(group.next());
  private final Game second = Game.ofServer(group.next());
  private final RpcServer server =
      new RpcServer(client -> client.moveTo(client.uri().endsWith("2") ? second.room : first.room));
  private final BlockingQueue<Game> opened = new LinkedBlockingQueue<>();
  private final RpcClient client = new RpcClient(connection -> {
    Game game = Game.ofClient(connection.clientId(), connection.channel().eventLoop());
    connection.moveTo(game.room);
    opened.add(game);
  });
  private InetSocketAddress address;

  @BeforeEach
  void start() throws InterruptedException {
    address = (InetSocketAddress) new ServerBootstrap()
        .group(group)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel()
        .localAddress();
  }

  @AfterEach
  void stop() throws InterruptedException {
    group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
  }

  private Channel connect(int room) throws InterruptedException {
    return connect(client, address, "/?room=" + room);
  }

  private Channel connect(RpcClient bot, InetSocketAddress to, String uri)
      throws InterruptedException {
    return new Bootstrap()
        .group(group)
        .channel(NioSocketChannel.class)
        .option(ChannelOption.SO_RCVBUF, 1 << 16)
        .handler(bot.webSocket(URI.create("ws://127.0.0.1" + uri)))
        .connect(to)
        .sync()
        .channel();
  }

  @Test
  void callsArriveOnTheThreadOfTheRoom() throws InterruptedException {
    Set<String> threads = ConcurrentHashMap.newKeySet();
    for (Game room : new Game[] {first, second}) {
      room.answering((call, text) -> {
        threads.add(Thread.currentThread().getName());
        room.say("answer to " + text);
      });
    }
    for (int i = 0; i < 8; i++) {
      connect(1 + i % 2);
      Game game = opened.take();
      game.await("connected");
      game.room.execute(() -> game.say("question"));
      game.await("say answer to question");
    }
    assertThat(threads).hasSize(2);
  }

  @Test
  void clientThatDoesNotReadIsDisconnectedAndTheOthersGetEverything() throws InterruptedException {
    Channel slow = connect(1);
    opened.take().await("connected");
    slow.config().setAutoRead(false);
    connect(1);
    Game honest = opened.take();
    honest.await("connected");
    int messages = 0;
    while (server.counters().tooSlow() == 0) {
      for (int i = 0; i < 8; i++) {
        String text = messages++ + "x".repeat(4000);
        first.room.execute(() -> first.say(text));
      }
      honest.await("say " + (messages - 1) + "x".repeat(4000));
    }
    first.await("disconnected");
    assertThat(honest.events).filteredOn(event -> event.startsWith("say")).hasSize(messages);
    assertThat(messages * 4000).isLessThan(4 << 20);
  }
}
