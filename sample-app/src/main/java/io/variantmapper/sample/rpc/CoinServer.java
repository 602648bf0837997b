package io.variantmapper.sample.rpc;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.runtime.VariantException;
import java.io.Closeable;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * Serves the clients of the Godot project {@code godot4-rpc} or {@code godot3-rpc}. Each two
 * clients are in a room of their own, so there can be many games at the same time.
 *
 * <pre>{@code
 * try (CoinServer server = new CoinServer(Transport.ENET, System.out::println)) {
 *   server.listen(7000).sync().channel().closeFuture().sync();
 * }
 * }</pre>
 */
public final class CoinServer implements ConnectionListener, Closeable {
  private static final int MAX_CLIENTS = 1000;
  private static final int MAX_MESSAGE = 4096;
  private static final int PROTOCOL_ERROR = 4000;
  private static final int WRONG_VERSION = 4002;

  private final Transport transport;
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final RpcServer server = new RpcServer(this);
  private final Map<RpcConnection, RpcRoom> rooms = new HashMap<>();

  /** The rooms with one client. */
  private final Queue<RpcRoom> waiting = new ArrayDeque<>();

  private final FaultLog faults;

  /**
   * Creates a server that does not yet listen.
   *
   * @param log receives lines about clients that misbehave, from several threads
   */
  public CoinServer(Transport transport, Consumer<String> log) {
    this.transport = transport;
    faults = new FaultLog(Duration.ofSeconds(10), log);
  }

  /** Listens on the loopback interface. A port of 0 takes a free port. */
  public ChannelFuture listen(int port) {
    return switch (transport) {
      case WS -> listenForWebSockets(port);
      case ENET -> listenForENet(port, server.enet(hostOptions()));
      case ENET_GODOT3 -> listenForENet(port, server.enetOfGodot3(hostOptions()));
    };
  }

  private HostOptions hostOptions() {
    return HostOptions.server(MAX_CLIENTS)
        .maxMessage(MAX_MESSAGE)
        .compression(transport.compression())
        .build();
  }

  private ChannelFuture listenForENet(int port, ENetHandler handler) {
    return new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(handler)
        .bind(InetAddress.getLoopbackAddress(), port);
  }

  private ChannelFuture listenForWebSockets(int port) {
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(
            ServerPipeline.ofPackets(MAX_MESSAGE).reporting(faults).webSocket("/", server::accept))
        .bind(InetAddress.getLoopbackAddress(), port);
  }

  @Override
  public synchronized void opened(RpcConnection client) {
    RpcRoom room = waiting.poll();
    if (room == null) {
      room = new RpcRoom(new CoinGame(server, transport.session()).session(), threads.next());
      waiting.add(room);
    }
    rooms.put(client, room);
    client.moveTo(room);
  }

  @Override
  public synchronized void closed(RpcConnection client) {
    RpcRoom room = rooms.remove(client);
    if (room != null && !waiting.remove(room)) {
      waiting.add(room);
    }
  }

  @Override
  public void refused(RpcConnection client, PeerFault fault, VariantException reason) {
    faults.write(client.channel(), fault.name(), reason.getMessage());
    if (fault == PeerFault.WRONG_CHECKSUM) {
      client.disconnect(WRONG_VERSION, "The client has another version of the game");
    } else if (fault.breaksProtocol()) {
      client.disconnect(PROTOCOL_ERROR, "Protocol error");
    }
  }

  /** Ends all connections. */
  @Override
  public void close() {
    threads.shutdownGracefully();
  }
}
