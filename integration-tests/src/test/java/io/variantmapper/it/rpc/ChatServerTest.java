package io.variantmapper.it.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks the server in docs/rpc.md with clients in Java. */
@Timeout(60)
class ChatServerTest {
  private final ChatServer server = new ChatServer();
  private final InetSocketAddress address = (InetSocketAddress) server.listen(0).localAddress();
  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

  @AfterEach
  void stop() {
    server.stop();
    group.shutdownGracefully();
  }

  /** A client that says its name when the test wants it. */
  private final class Guest implements ConnectionListener, ChatCalls, SessionListener {
    private final String name;
    private @Nullable Chat chat;

    Guest(String name, String uri) throws InterruptedException {
      this.name = name;
      new Bootstrap()
          .group(group)
          .channel(NioSocketChannel.class)
          .handler(new RpcClient(this).webSocket(URI.create("ws://127.0.0.1" + uri)))
          .connect("127.0.0.1", address.getPort())
          .sync();
    }

    @Override
    public void opened(RpcConnection connection) {
      ClientSession session =
          new ClientSession(connection.clientId(), this, SessionOptions.DEFAULT);
      chat = ChatNode.add(session, this).peer(1);
      connection.moveTo(new RpcRoom(session, connection.channel().eventLoop()));
    }

    @Override
    public void peerConnected(int id) {
      if (id == 1) {
        events.add(name + " joined");
      }
    }

    void sayName() {
      group.execute(() -> Objects.requireNonNull(chat).say("I am " + name));
    }

    @Override
    public void say(RpcCall call, String text) {}

    @Override
    public void heard(RpcCall call, String text) {
      events.add(name + " heard " + text);
    }

    @Override
    public void closed(RpcConnection connection) {
      events.add(connection.closeCode() + " " + connection.closeReason());
    }
  }

  @Test
  void playersOfARoomHearEachOther() throws InterruptedException {
    new Guest("ann", "/?room=red");
    assertThat(events.take()).isEqualTo("ann joined");
    new Guest("eve", "/?room=blue");
    assertThat(events.take()).isEqualTo("eve joined");
    Guest bob = new Guest("bob", "/?room=red");
    assertThat(events.take()).isEqualTo("bob joined");
    bob.sayName();
    assertThat(events.take()).isEqualTo("ann heard I am bob");
  }

  @Test
  void lastCallArrivesBeforeTheServerStops() throws InterruptedException {
    new Guest("ann", "/?room=red");
    assertThat(events.take()).isEqualTo("ann joined");
    Guest bob = new Guest("bob", "/?room=red");
    assertThat(events.take()).isEqualTo("bob joined");
    bob.sayName();
    assertThat(events.take()).isEqualTo("ann heard I am bob");
    server.announce("/?room=red", "Good night");
    server.stop();
    assertThat(List.of(events.take(), events.take(), events.take(), events.take()))
        .containsExactlyInAnyOrder(
            "ann heard Good night",
            "bob heard Good night",
            "4001 The server stops",
            "4001 The server stops");
  }

  @Test
  void unknownRoomIsRefused() throws InterruptedException {
    new Guest("ann", "/?room=green");
    assertThat(events.take()).isEqualTo("4004 There is no such room");
  }
}
