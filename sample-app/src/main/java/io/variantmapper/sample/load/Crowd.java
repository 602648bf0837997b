package io.variantmapper.sample.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.variantmapper.netty.VariantEncoder;
import io.variantmapper.netty.VariantStreamDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.world.Player;
import java.io.Closeable;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * All clients of a load test. They share one thread, so that the server can use the other
 * processors.
 */
final class Crowd implements Closeable {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4.withView(Player.OWNER);
  private static final int CONNECTIONS_PER_SECOND = 500;
  private static final int RECONNECT_MILLIS = 1000;

  /** A small buffer, so that unread bytes stay on the side of the server. */
  private static final int RECEIVE_BUFFER = 4096;

  private final EventLoopGroup thread =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final VariantEncoder<ClientMessage> encoder = new VariantEncoder<>(
      ClientMessage.class, ClientMessageVariantSerializer.INSTANCE, FORMAT, Framing.STREAM_PEER);
  private final Durations moves = new Durations();
  private final Durations gaps = new Durations();
  private final List<HonestClient> honest = new ArrayList<>();
  private final List<BadClient> bad = new ArrayList<>();
  private final int port;

  Crowd(int port) {
    this.port = port;
  }

  /** Connects all clients, one after another in random order. */
  void connect(LoadSettings settings) {
    List<Runnable> connections = new ArrayList<>();
    for (int i = 0; i < settings.honest(); i++) {
      HonestClient client = new HonestClient("Honest-" + i, moves, gaps);
      honest.add(client);
      connections.add(() -> connect(client));
    }
    for (BadClient.Kind kind : BadClient.Kind.values()) {
      for (int i = 0; i < settings.badOfEachKind(); i++) {
        BadClient client = new BadClient(kind, "Bad-" + i);
        bad.add(client);
        connections.add(() -> connect(client));
      }
    }
    Collections.shuffle(connections, new Random(settings.clients()));
    for (int i = 0; i < connections.size(); i++) {
      thread.schedule(
          connections.get(i), i * 1000L / CONNECTIONS_PER_SECOND, TimeUnit.MILLISECONDS);
    }
  }

  private void connect(HonestClient client) {
    bootstrap(client).connect(InetAddress.getLoopbackAddress(), port);
  }

  /** Connects a client. Connects it again whenever the server has disconnected it. */
  private void connect(BadClient client) {
    Bootstrap bootstrap = bootstrap(client);
    if (client.kind() == BadClient.Kind.NEVER_READS) {
      bootstrap
          .option(ChannelOption.AUTO_READ, false)
          .option(ChannelOption.SO_RCVBUF, RECEIVE_BUFFER);
    }
    Channel channel = bootstrap.connect(InetAddress.getLoopbackAddress(), port).channel();
    channel.closeFuture().addListener(closed -> {
      if (!thread.isShuttingDown()) {
        thread.schedule(() -> connect(client), RECONNECT_MILLIS, TimeUnit.MILLISECONDS);
      }
    });
  }

  private Bootstrap bootstrap(ChannelHandler client) {
    return new Bootstrap()
        .group(thread)
        .channel(NioSocketChannel.class)
        .option(ChannelOption.TCP_NODELAY, true)
        .handler(new ChannelInitializer<Channel>() {
          @Override
          protected void initChannel(Channel channel) {
            if (client instanceof HonestClient) {
              channel
                  .pipeline()
                  .addLast(new VariantStreamDecoder<>(
                      ServerMessageVariantSerializer.INSTANCE, FORMAT, Framing.STREAM_PEER));
            }
            channel.pipeline().addLast(encoder, client);
          }
        });
  }

  boolean isReady() {
    return call(() -> honest.stream().allMatch(HonestClient::isWelcome));
  }

  /** Discards the durations that were measured during the warm-up. */
  void startMeasuring() {
    call(() -> {
      moves.clear();
      gaps.clear();
      return true;
    });
  }

  Percentiles moves() {
    return call(moves::percentiles);
  }

  Percentiles gaps() {
    return call(gaps::percentiles);
  }

  /** Returns the number of honest clients that the server has disconnected. */
  long honestDisconnected() {
    return call(() -> honest.stream().filter(HonestClient::isGone).count());
  }

  long honestWithoutSnapshot() {
    return call(() -> honest.stream().filter(client -> client.snapshots() == 0).count());
  }

  /** Returns the number of bad clients that the server has disconnected at least once. */
  long disconnected(BadClient.Kind kind) {
    return call(() -> bad.stream()
        .filter(client -> client.kind() == kind && client.disconnections() > 0)
        .count());
  }

  private <T> T call(Callable<T> task) {
    try {
      return thread.submit(task).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    thread.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
  }
}
