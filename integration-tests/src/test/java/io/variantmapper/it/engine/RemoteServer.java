package io.variantmapper.it.engine;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.ConnectionListener;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.ArgumentReader;
import io.variantmapper.rpc.ArgumentWriter;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A server for clients of the project {@code godot4-remote}, which do what a test says.
 *
 * <pre>{@code
 * int client = server.join(project);
 * assertThat(server.evaluate(client, "1 + 1")).isEqualTo(Variant.of(2));
 * }</pre>
 */
final class RemoteServer
    implements RemoteCalls, ProbeCalls, ConnectionListener, SessionListener, Closeable {
  private static final int PATIENCE_SECONDS = 60;
  private static final FunctionTable MIRROR =
      FunctionTable.of(new RpcFunction("reflect", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0));

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final ServerSession session = new ServerSession(this, SessionOptions.DEFAULT);
  private final RpcRoom room = new RpcRoom(session, threads.next());
  private final RpcServer server = new RpcServer(this);
  private final RemoteNode remote = RemoteNode.add(session, this);
  private final RpcNode mirror = session.addNode("Mirror", MIRROR, this::reflected);
  private final BlockingQueue<Integer> arrived = new LinkedBlockingQueue<>();
  private final BlockingQueue<Variant> results = new LinkedBlockingQueue<>();
  private final List<String> events = new ArrayList<>();
  private final List<RunningScene> clients = new ArrayList<>();
  private final String url;

  RemoteServer() {
    InetSocketAddress address = (InetSocketAddress) new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .syncUninterruptibly()
        .channel()
        .localAddress();
    url = "ws://127.0.0.1:" + address.getPort();
  }

  /** Starts a client, and returns its id. */
  int join(GodotProject project) throws IOException, InterruptedException {
    clients.add(project.startScene(url));
    return next(arrived);
  }

  /** Evaluates an expression in the script of a client, and returns the result. */
  Variant evaluate(int client, String code) throws InterruptedException {
    room.execute(() -> remote.peer(client).run(code));
    return next(results);
  }

  private static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
    T element = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (element == null) {
      throw new AssertionError("No client has answered in time");
    }
    return element;
  }

  /** Runs a task on the thread of the room. */
  void run(Runnable task) {
    CompletableFuture.runAsync(task, room).join();
  }

  ServerSession session() {
    return session;
  }

  ProbeNode addProbe(String name) {
    return CompletableFuture.supplyAsync(() -> ProbeNode.add(session, name, this), room)
        .join();
  }

  /** Returns and forgets the calls of probes, the raw packets, and the faults of the clients. */
  List<String> takeEvents() {
    List<String> all = new ArrayList<>();
    run(() -> {
      all.addAll(events);
      events.clear();
    });
    return all;
  }

  /** Calls {@code mirror.gd} of a client with any arguments, and returns those of its answer. */
  Variant reflect(int client, List<Variant> values) throws InterruptedException {
    run(() -> {
      ArgumentWriter arguments = mirror.call(0);
      values.forEach(value -> arguments.next().writeVariant(value));
      mirror.send(Targets.peer(client));
    });
    return next(results);
  }

  private void reflected(RpcCall call, int function, ArgumentReader arguments) {
    List<Variant> values = new ArrayList<>();
    while (values.size() < arguments.count()) {
      values.add(arguments.next().readVariant());
    }
    arguments.end();
    results.add(Variant.of(values));
  }

  @Override
  public void opened(RpcConnection client) {
    client.moveTo(room);
  }

  @Override
  public void peerConnected(int id) {
    arrived.add(id);
  }

  @Override
  public void done(RpcCall call, Variant result) {
    results.add(result);
  }

  @Override
  public void say(RpcCall call, Variant value) {
    events.add(call.sender() + " says " + value);
  }

  @Override
  public void steer(RpcCall call, int value) {
    events.add(call.sender() + " steers " + value);
  }

  @Override
  public void count(RpcCall call, List<Integer> numbers, Map<String, Integer> amounts) {
    events.add(call.sender() + " counts " + numbers + " " + amounts);
  }

  @Override
  public void bytesReceived(int sender, byte[] bytes) {
    events.add(sender + " sends " + Arrays.toString(bytes));
  }

  @Override
  public void refused(RpcConnection client, PeerFault fault, VariantException reason) {
    events.add(fault.toString());
  }

  @Override
  public void close() {
    clients.forEach(RunningScene::close);
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
