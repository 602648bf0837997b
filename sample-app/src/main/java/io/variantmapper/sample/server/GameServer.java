package io.variantmapper.sample.server;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.sample.world.World;
import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Rooms that clients on this machine can join over TCP, WebSocket and UDP.
 *
 * <pre>{@code
 * ServerSettings settings = ServerSettings.of(VariantFormat.GODOT_4);
 * try (GameServer server = GameServer.start(
 *     ServerPorts.tcp(7000), SampleWorlds.meadow(), settings, System.out::println)) {
 *   server.awaitClose();
 * }
 * }</pre>
 *
 * <p>The number of threads does not depend on the number of clients. The settings give the number
 * of threads that run the games of the rooms. Two more threads send and receive.
 */
public final class GameServer implements Closeable {
  private static final int IO_THREADS = 2;

  /** The time for the clients to read the last message, and to close their connections. */
  private static final long GOODBYE_MILLIS = 1500;

  private static final String GOODBYE = "The server is being stopped.";

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(IO_THREADS, NioIoHandler.newFactory());
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Metrics metrics = new Metrics();
  private final Rooms rooms;
  private final Clients clients;
  private final Pipelines pipelines;
  private final UdpClients udpClients;
  private @Nullable Channel tcp;
  private @Nullable Channel webSocket;
  private @Nullable Channel udp;
  private @Nullable MetricsPage page;

  private GameServer(World world, ServerSettings settings, Consumer<String> log) {
    Outgoing.Encoder encoder = new Outgoing.Encoder(settings.format());
    Consumer<String> limited = new LimitedLog(log);
    rooms = new Rooms(world, settings, encoder, limited);
    ConnectionCount count =
        new ConnectionCount(settings.maxConnections(), settings.maxPerAddress());
    clients = new Clients(rooms, encoder, count, metrics, limited);
    pipelines = new Pipelines(clients, settings, log);
    udpClients = new UdpClients(clients, encoder, settings.limits());
  }

  /**
   * Starts a server that listens on the loopback interface.
   *
   * @param ports the ports; for a port of 0, {@link #ports()} returns the free port that is used
   * @param world the initial world, which is copied for each room
   * @param log receives a line for each event, from several threads
   * @throws java.net.BindException if a port is in use
   * @throws IOException if the server can't listen
   */
  public static GameServer start(
      ServerPorts ports, World world, ServerSettings settings, Consumer<String> log)
      throws IOException {
    GameServer server = new GameServer(world, settings, log);
    try {
      server.listen(ports);
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void listen(ServerPorts ports) throws IOException {
    tcp = listen(ports.tcp(), pipelines.stream());
    webSocket = listen(ports.webSocket(), pipelines.webSocket());
    udp = ports.udp() == ServerPorts.NONE
        ? null
        : bound(
            ports.udp(),
            new Bootstrap()
                .group(threads)
                .channel(NioDatagramChannel.class)
                .handler(pipelines.udp(udpClients))
                .bind(InetAddress.getLoopbackAddress(), ports.udp()));
    page = ports.metrics() == ServerPorts.NONE ? null : openPage(ports.metrics());
  }

  private MetricsPage openPage(int port) throws IOException {
    try {
      return MetricsPage.open(port, metrics);
    } catch (IOException e) {
      throw unusable(port, e);
    }
  }

  private @Nullable Channel listen(int port, ChannelHandler pipeline) throws IOException {
    return port == ServerPorts.NONE
        ? null
        : bound(
            port,
            new ServerBootstrap()
                .group(threads)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(pipeline)
                .bind(InetAddress.getLoopbackAddress(), port));
  }

  private static Channel bound(int port, ChannelFuture binding) throws IOException {
    binding.awaitUninterruptibly();
    if (binding.cause() instanceof IOException failure) {
      throw unusable(port, failure);
    }
    return binding.syncUninterruptibly().channel();
  }

  private static IOException unusable(int port, IOException failure) {
    BindException named =
        new BindException("Port " + port + " can't be used: " + failure.getMessage());
    named.initCause(failure);
    return named;
  }

  /** Returns the ports that clients connect to. */
  public ServerPorts ports() {
    return new ServerPorts(
        port(tcp), port(webSocket), port(udp), page == null ? ServerPorts.NONE : page.port());
  }

  private static int port(@Nullable Channel channel) {
    return channel == null
        ? ServerPorts.NONE
        : ((InetSocketAddress) channel.localAddress()).getPort();
  }

  /** Returns the port for TCP. */
  public int port() {
    return port(tcp);
  }

  /** Returns a copy of the current world of each room. */
  public List<World> worlds() {
    return rooms.worlds();
  }

  /** Waits until another thread closes the server. */
  public void awaitClose() throws InterruptedException {
    closed.await();
  }

  /** Tells all clients that the server stops, disconnects them, and frees the ports. */
  @Override
  public void close() throws IOException {
    close(tcp);
    close(webSocket);
    clients.disconnectAll(GOODBYE);
    rooms.stop();
    pipelines.open().newCloseFuture().awaitUninterruptibly(GOODBYE_MILLIS);
    if (page != null) {
      page.close();
    }
    threads.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    closed.countDown();
  }

  private static void close(@Nullable Channel channel) {
    if (channel != null) {
      channel.close().awaitUninterruptibly();
    }
  }
}
