package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.enet.CompressionMode;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.Variant;
import java.io.Closeable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A server in Java for two clients of the project {@code godot4-calls} or {@code godot3-calls}. It
 * calls all functions of each client. Then the first client chats with the other client, through
 * the server. The address can contain what else happens: {@code full}, {@code auth}, {@code kick}.
 */
final class CallServer implements CallGameCalls, ConnectionListener, SessionListener, Closeable {
  private static final Variant LAST = Variant.of("last");

  /** The calls of the clients, such as {@code ann sum 42}. */
  final List<String> calls = new CopyOnWriteArrayList<>();

  /** The values that have come back from {@code echo}. */
  final List<Variant> echoes = new CopyOnWriteArrayList<>();

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final RpcServer server = new RpcServer(this);
  private final RpcRoom room;
  private final CallGameNode node;
  private final List<Variant> values;
  private final Map<Integer, String> names = new LinkedHashMap<>();
  private final Map<Integer, Iterator<Variant>> remaining = new LinkedHashMap<>();
  private final int port;

  private CallServer(List<Variant> values, SessionOptions options) {
    this.values = values;
    ServerSession session = new ServerSession(this, options);
    room = new RpcRoom(session, threads.next());
    node = CallGameNode.add(session, this);
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    port = port(options.equals(SessionOptions.GODOT_3) ? bindENet(address) : bindSocket(address));
  }

  /** Starts a server over WebSocket that calls {@code echo} with each value. */
  CallServer(List<Variant> values) {
    this(values, SessionOptions.DEFAULT);
  }

  /** Starts the same server for clients of Godot 3, over ENet. */
  static CallServer ofGodot3(List<Variant> values) {
    return new CallServer(values, SessionOptions.GODOT_3);
  }

  private Channel bindSocket(InetSocketAddress address) {
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
        .bind(address)
        .syncUninterruptibly()
        .channel();
  }

  private Channel bindENet(InetSocketAddress address) {
    // Godot 3.6 compresses by default, Godot 3.2 does not.
    HostOptions options =
        HostOptions.server(8).compression(CompressionMode.RANGE_CODER).build();
    return new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(server.enetOfGodot3(options))
        .bind(address)
        .syncUninterruptibly()
        .channel();
  }

  /** Checks what has arrived from two clients, after both have left. */
  void checkCallsOfAnnAndBob() {
    assertThat(calls)
        .containsExactlyInAnyOrder(
            "ann hello ann",
            "ann sum 42",
            "bob hello bob",
            "bob sum 42",
            "ann chat all",
            "bob left",
            "ann left");
    assertThat(echoes)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(values.stream(), values.stream()).toList());
  }

  private static int port(Channel channel) {
    return ((InetSocketAddress) channel.localAddress()).getPort();
  }

  int port() {
    return port;
  }

  String url() {
    return "ws://127.0.0.1:" + port;
  }

  @Override
  public void opened(RpcConnection client) {
    if (client.uri().contains("full")) {
      client.disconnect(4001, "The room is full");
    } else if (client.uri().contains("auth")) {
      client.authenticate();
    } else {
      client.moveTo(room);
    }
  }

  @Override
  public void authenticationReceived(RpcConnection client, byte[] data) {
    client.sendAuthentication(data);
    client.completeAuthentication();
  }

  @Override
  public void authenticated(RpcConnection client) {
    client.moveTo(room);
  }

  @Override
  public void hello(RpcCall call, String name) {
    names.put(call.sender(), name);
    node.peer(call.sender()).welcome("hi " + name, 7);
    RpcConnection connection = Objects.requireNonNull(server.connection(call.sender()));
    if (connection.uri().contains("kick")) {
      connection.disconnect(4002, "You are kicked");
    } else {
      node.peer(call.sender()).add(20, 22);
    }
    add(call, "hello " + name);
  }

  @Override
  public void sum(RpcCall call, int value) {
    remaining.put(call.sender(), values.iterator());
    echoNext(call.sender());
    add(call, "sum " + value);
  }

  @Override
  public void back(RpcCall call, Variant value) {
    if (value.equals(LAST)) {
      // The server has passed on all packets that the client has sent before.
      List.copyOf(names.keySet())
          .subList(1, 2)
          .forEach(other -> node.peer(other).bye());
    } else {
      echoes.add(value);
      echoNext(call.sender());
    }
  }

  @Override
  public void chat(RpcCall call, String text) {
    add(call, "chat " + text);
  }

  private void add(RpcCall call, String what) {
    calls.add(names.get(call.sender()) + " " + what);
  }

  private void echoNext(int client) {
    Iterator<Variant> next = Objects.requireNonNull(remaining.get(client));
    if (next.hasNext()) {
      node.peer(client).echo(next.next());
    } else if (echoes.size() == 2 * values.size()) {
      chat();
    }
  }

  private void chat() {
    List<Integer> clients = List.copyOf(names.keySet());
    CallGame first = node.peer(clients.get(0));
    first.sendChat(clients.get(1), "only you");
    first.sendChat(0, "all");
    first.echo(LAST);
  }

  @Override
  public void peerDisconnected(int id) {
    calls.add(names.remove(id) + " left");
    List.copyOf(names.keySet()).forEach(other -> node.peer(other).bye());
  }

  @Override
  public void close() {
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
