package io.variantmapper.it.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks the server in docs/enet.md with clients in Java. */
@Timeout(60)
class ENetChatServerTest {
  private final ENetChatServer server = new ENetChatServer();
  private final Channel port = server.listen(0);
  private final InetSocketAddress address = new InetSocketAddress(
      InetAddress.getLoopbackAddress(), ((InetSocketAddress) port.localAddress()).getPort());
  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

  @AfterEach
  void stop() throws InterruptedException {
    if (port.isOpen()) {
      server.stop(port);
    }
    group.shutdownGracefully();
  }

  /** A client that says its name when the test wants it. */
  private final class Guest implements ChatCalls, SessionListener {
    private final String name;
    private final Chat chat;

    Guest(String name, RpcConnection connection) {
      this.name = name;
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
      group.execute(() -> chat.say("I am " + name));
    }

    @Override
    public void say(RpcCall call, String text) {}

    @Override
    public void heard(RpcCall call, String text) {
      events.add(name + " heard " + text);
    }
  }

  private void join(String name) throws InterruptedException {
    join(name, new CompletableFuture<>());
  }

  private void join(String name, CompletableFuture<Guest> guest) throws InterruptedException {
    RpcClient client = new RpcClient(new ConnectionListener() {
      @Override
      public void opened(RpcConnection connection) {
        guest.complete(new Guest(name, connection));
      }

      @Override
      public void closed(RpcConnection connection) {
        events.add(name + " left with " + connection.closeCode());
      }
    });
    new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(client.enet(address, HostOptions.client().build()))
        .bind(0)
        .sync();
  }

  @Test
  void playersOfTheRoomHearEachOther() throws InterruptedException {
    join("ann");
    assertThat(events.take()).isEqualTo("ann joined");
    CompletableFuture<Guest> bob = new CompletableFuture<>();
    join("bob", bob);
    assertThat(events.take()).isEqualTo("bob joined");
    bob.join().sayName();
    assertThat(events.take()).isEqualTo("ann heard I am bob");
  }

  @Test
  void playersLearnThatTheServerStops() throws InterruptedException {
    join("ann");
    assertThat(events.take()).isEqualTo("ann joined");
    CompletableFuture<Guest> bob = new CompletableFuture<>();
    join("bob", bob);
    assertThat(events.take()).isEqualTo("bob joined");
    // A client joins before the server knows it.
    bob.join().sayName();
    assertThat(events.take()).isEqualTo("ann heard I am bob");

    server.stop(port);

    assertThat(List.of(events.take(), events.take()))
        .containsExactlyInAnyOrder("ann left with 4001", "bob left with 4001");
  }
}
