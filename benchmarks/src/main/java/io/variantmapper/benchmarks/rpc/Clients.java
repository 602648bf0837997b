package io.variantmapper.benchmarks.rpc;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.rpc.RpcClient;
import io.variantmapper.netty.rpc.RpcConnection;
import java.io.Closeable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Connects clients to a server. All of them use one thread, so their fields need no lock. */
final class Clients implements Closeable {
  private static final int RETRY_MILLIS = 500;

  /** A small buffer, so that what a client does not read stays at the server. */
  private static final int RECEIVE_BUFFER = 1 << 14;

  private final EventLoopGroup thread =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final Transport transport;
  private final int port;

  Clients(Transport transport, int port) {
    this.transport = transport;
    this.port = port;
  }

  /**
   * Connects a client as soon as the server listens, and again whenever the connection has ended.
   *
   * @param room the number of the room
   * @param opened creates the client for a connection
   * @param isWanted returns whether to connect again
   */
  void connect(int room, Consumer<RpcConnection> opened, BooleanSupplier isWanted) {
    RpcClient client = new RpcClient(opened::accept);
    if (transport == Transport.ENET) {
      InetSocketAddress server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
      new Bootstrap()
          .group(thread)
          .channel(NioDatagramChannel.class)
          .option(ChannelOption.SO_RCVBUF, 1 << 20)
          .handler(client.enet(server, HostOptions.client().build()))
          .bind(0);
      return;
    }
    connect(client.webSocket(URI.create("ws://127.0.0.1/?" + room)), isWanted);
  }

  private void connect(ChannelHandler handler, BooleanSupplier isWanted) {
    Channel channel = new Bootstrap()
        .group(thread)
        .channel(NioSocketChannel.class)
        .option(ChannelOption.TCP_NODELAY, true)
        .option(ChannelOption.SO_RCVBUF, RECEIVE_BUFFER)
        .handler(handler)
        .connect(InetAddress.getLoopbackAddress(), port)
        .channel();
    channel.closeFuture().addListener(closed -> {
      if (isWanted.getAsBoolean() && !thread.isShuttingDown()) {
        thread.schedule(() -> connect(handler, isWanted), RETRY_MILLIS, TimeUnit.MILLISECONDS);
      }
    });
  }

  /** Runs a task on the thread of the clients. */
  void run(Runnable task) throws InterruptedException {
    call(Executors.callable(task));
  }

  /** Calls a task on the thread of the clients. */
  <T> T call(Callable<T> task) throws InterruptedException {
    try {
      return thread.submit(task).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    thread.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
  }
}
