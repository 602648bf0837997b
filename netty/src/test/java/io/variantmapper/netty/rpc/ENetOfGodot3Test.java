package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Plays a client of Godot 3 by its bytes. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ENetOfGodot3Test {
  private static final int CLIENT_ID = 77;
  private static final String TO_SERVER = "4d00000001000000";
  private static final String TO_CLIENT = "010000004d000000";
  private static final String INTRODUCTION = "020100000047616d6500";

  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final BlockingQueue<String> received = new LinkedBlockingQueue<>();

  @AfterEach
  void stop() throws InterruptedException {
    group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
  }

  /** Returns the address of a server whose node {@code Game} answers {@code ask} with itself. */
  private InetSocketAddress serve() throws InterruptedException {
    FunctionTable table =
        FunctionTable.of(new RpcFunction("ask", RpcMode.ANY_PEER, TransferMode.UNRELIABLE, 0));
    ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.GODOT_3);
    session.addNode("Game", table, (call, function, arguments) -> {
      arguments.requireCount(0);
      arguments.end();
      RpcNode game = call.node();
      game.call(function);
      game.send(Targets.peer(call.sender()));
    });
    RpcRoom room = new RpcRoom(session, group.next());
    RpcServer server = new RpcServer(client -> client.moveTo(room));
    return (InetSocketAddress) new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(server.enetOfGodot3(HostOptions.server(8).build()))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel()
        .localAddress();
  }

  private static void send(ENetPeer peer, String packet) {
    byte[] bytes = HexFormat.of().parseHex(TO_SERVER + packet);
    peer.send(1, DeliveryMode.RELIABLE, bytes, 0, bytes.length);
  }

  private final class Client implements HostListener {
    @Override
    public void connected(ENetPeer peer, int data) {
      send(peer, INTRODUCTION);
      send(peer, "0001000000" + "61736b00" + "00");
    }

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      received.add(
          channel + " " + mode + " " + HexFormat.of().formatHex(bytes, offset, offset + length));
    }

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {}
  }

  @Test
  void channelsAreThoseOfGodot3() throws InterruptedException {
    ENetHandler client = new ENetHandler(HostOptions.client().build(), new Client());
    new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(client)
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync();

    client.connect(serve(), 3, CLIENT_ID);

    assertThat(received.take()).isEqualTo("1 RELIABLE " + TO_CLIENT + "0347616d6500");
    assertThat(received.take()).isEqualTo("1 RELIABLE " + TO_CLIENT + INTRODUCTION);
    assertThat(received.take())
        .isEqualTo("2 UNSEQUENCED " + TO_CLIENT + "000a00008061736b000047616d6500");
  }
}
