package io.variantmapper.benchmarks.rpc;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.ConnectionLimits;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.value.Vector2;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The Java server of the measurements, with the same functions as arena.gd. Ends when its input
 * ends.
 */
final class ArenaServer implements ArenaCalls {
  private static final int MAX_CLIENTS = 2000;

  /** All calls of a flood may wait. */
  private static final ConnectionLimits LIMITS = ConnectionLimits.DEFAULT.withMaxWaiting(1 << 22);

  private static final String TEXT = "x".repeat(180);

  private final RpcRoom room;
  private final ArenaNode node;
  private long calls;
  private int tick;

  private ArenaServer(RpcRoom room) {
    this.room = room;
    node = ArenaNode.add(room.session(), this);
  }

  /**
   * Starts a server with the arguments port, number of rooms, {@link Mode}, and {@link Transport}.
   */
  public static void main(String... arguments) throws IOException {
    int port = Integer.parseInt(arguments[0]);
    Mode mode = Mode.valueOf(arguments[2]);
    EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    List<ArenaServer> rooms = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
      ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
      rooms.add(new ArenaServer(new RpcRoom(session, threads.next())));
    }
    for (int i = 0; i < rooms.size() && mode.broadcasts > 0; i++) {
      // The rooms take turns.
      long period = TimeUnit.SECONDS.toNanos(1) / mode.broadcasts;
      threads.scheduleAtFixedRate(
          rooms.get(i)::tick, period * i / rooms.size(), period, TimeUnit.NANOSECONDS);
    }
    RpcServer server = new RpcServer(new Admission(rooms), LIMITS);
    if (Transport.valueOf(arguments[3]) == Transport.ENET) {
      listen(threads, port, server);
    } else {
      listen(threads, port, server, mode);
    }
    System.in.transferTo(OutputStream.nullOutputStream());
    System.exit(0);
  }

  /** The tasks of a server besides counting calls. */
  enum Mode {
    /** Answers questions. */
    CALLS(0),
    /** Calls all clients 30 times a second. */
    BROADCAST(30),
    /** Calls all clients of each room ten times a second, and limits what a client may send. */
    ROOMS(10);

    /** The number of calls to all clients of a room in a second. */
    private final int broadcasts;

    Mode(int broadcasts) {
      this.broadcasts = broadcasts;
    }
  }

  private static void listen(EventLoopGroup threads, int port, RpcServer server) {
    new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .option(ChannelOption.SO_RCVBUF, 1 << 22)
        .option(ChannelOption.SO_SNDBUF, 1 << 22)
        .handler(server.enet(HostOptions.server(MAX_CLIENTS).build()))
        .bind(InetAddress.getLoopbackAddress(), port)
        .syncUninterruptibly();
  }

  private static void listen(EventLoopGroup threads, int port, RpcServer server, Mode mode) {
    ClientLimits limits = mode == Mode.ROOMS
        ? ClientLimits.DEFAULT
        : ClientLimits.DEFAULT.withMaxMessages(1_000_000).withMaxBytes(1 << 30);
    new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535)
            .withLimits(limits)
            .withConnections(new ConnectionCount(MAX_CLIENTS, MAX_CLIENTS))
            .webSocket("/", server::accept))
        .bind(InetAddress.getLoopbackAddress(), port)
        .syncUninterruptibly();
  }

  private void tick() {
    room.execute(this::broadcast);
  }

  private void broadcast() {
    tick++;
    Act.SAMPLE.withTick(tick).stateAt(node.everyone());
  }

  @Override
  public void act(
      RpcCall call, int sent, Vector2 position, float angle, boolean fires, String weapon) {
    calls++;
  }

  @Override
  public void ask(RpcCall call, int number) {
    node.peer(call.sender()).answer(number, calls);
  }

  @Override
  public void flood(RpcCall call, int count) {
    for (int i = 0; i < count; i++) {
      node.peer(call.sender()).note(i, TEXT);
    }
  }

  /** Distributes the clients, and disconnects those that break the protocol. */
  private record Admission(List<ArenaServer> rooms) implements ConnectionListener {
    @Override
    public void opened(RpcConnection client) {
      String uri = client.uri();
      int number = uri.isEmpty() ? 0 : Integer.parseInt(uri.substring("/?".length()));
      client.moveTo(rooms.get(number % rooms.size()).room);
    }

    @Override
    public void refused(RpcConnection client, PeerFault fault, VariantException reason) {
      if (fault.breaksProtocol()) {
        client.disconnect(4000, fault.name());
      }
    }
  }
}
