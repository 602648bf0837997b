package io.variantmapper.benchmarks.enet;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
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
import java.io.Closeable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Clients that send messages to an echo server, and measure when each of them comes back. */
final class Load implements Closeable {
  private static final int CHANNEL = 1;
  private static final int MAX_TIMES = 4_000_000;
  private static final int TICK_MILLIS = 10;

  private final EventLoopGroup thread =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final List<Host> hosts = new ArrayList<>();
  private final DeliveryMode mode;
  private final byte[] message;
  private final ByteBuffer fields;

  /** How many messages each client has under way; 0 if it sends at a fixed rate. */
  private final int underWay;

  private final AtomicInteger connected = new AtomicInteger();
  private final AtomicInteger disconnected = new AtomicInteger();
  private volatile boolean isSending;
  private long sent;
  private long received;
  private boolean isTiming;
  private long[] times = new long[MAX_TIMES];
  private int timed;

  /** One socket with many clients. */
  private final class Host implements HostListener {
    final List<ENetPeer> peers = new ArrayList<>();
    final ENetHandler handler;
    final Channel channel;

    Host(int clients) {
      handler = new ENetHandler(HostOptions.server(clients).maxConnecting(0).build(), this);
      channel = new Bootstrap()
          .group(thread)
          .channel(NioDatagramChannel.class)
          .option(ChannelOption.SO_RCVBUF, EchoServer.BUFFER)
          .option(ChannelOption.SO_SNDBUF, EchoServer.BUFFER)
          .handler(handler)
          .bind(InetAddress.getLoopbackAddress(), 0)
          .syncUninterruptibly()
          .channel();
    }

    @Override
    public void connected(ENetPeer peer, int data) {
      peers.add(peer);
      connected.incrementAndGet();
    }

    @Override
    public void received(
        ENetPeer peer, int id, DeliveryMode ignored, byte[] bytes, int offset, int length) {
      received++;
      if (isTiming && timed < MAX_TIMES) {
        times[timed++] =
            System.nanoTime() - ByteBuffer.wrap(bytes, offset, length).getLong();
      }
      if (underWay > 0 && isSending) {
        send(peer);
      }
    }

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
      disconnected.incrementAndGet();
    }
  }

  Load(int port, int sockets, int clientsOfSocket, DeliveryMode mode, int size, int underWay)
      throws InterruptedException {
    this.mode = mode;
    this.underWay = underWay;
    message = new byte[size];
    fields = ByteBuffer.wrap(message);
    for (int i = 0; i < sockets; i++) {
      Host host = new Host(clientsOfSocket);
      hosts.add(host);
      for (int k = 0; k < clientsOfSocket; k++) {
        host.handler.connect(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 3, 2 + k);
        if (k % 10 == 0) {
          TimeUnit.MILLISECONDS.sleep(1);
        }
      }
    }
    while (connected.get() < sockets * clientsOfSocket) {
      if (disconnected.get() > 0) {
        throw new IllegalStateException("A client could not connect");
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private void send(ENetPeer peer) {
    fields.putLong(0, System.nanoTime());
    if (peer.send(CHANNEL, mode, message, 0, message.length)) {
      sent++;
    }
  }

  private <T> T call(Callable<T> task) {
    return thread.next().submit(task).syncUninterruptibly().getNow();
  }

  /** Lets each client have as many messages under way as it should have. */
  void fill() {
    isSending = true;
    call(() -> {
      for (Host host : hosts) {
        for (ENetPeer peer : host.peers) {
          for (int i = 0; i < underWay; i++) {
            send(peer);
          }
        }
        host.handler.flush();
      }
      return true;
    });
  }

  /** Lets each client send so many messages in each second, evenly spread over the second. */
  void sendAtRate(int rate, int seconds) throws InterruptedException {
    long begun = System.nanoTime();
    List<ENetPeer> peers = new ArrayList<>();
    hosts.forEach(host -> peers.addAll(host.peers));
    long total = (long) peers.size() * rate * seconds;
    long done = 0;
    while (done < total) {
      double elapsed = (System.nanoTime() - begun) / 1e9;
      long due = Math.min(total, (long) (elapsed * peers.size() * rate));
      long from = done;
      call(() -> {
        for (long i = from; i < due; i++) {
          send(peers.get((int) (i % peers.size())));
        }
        hosts.forEach(host -> host.handler.flush());
        return true;
      });
      done = due;
      TimeUnit.MILLISECONDS.sleep(TICK_MILLIS);
    }
  }

  void stop() {
    isSending = false;
  }

  void startTimes() {
    call(() -> {
      isTiming = true;
      timed = 0;
      return true;
    });
  }

  long received() {
    return call(() -> received);
  }

  long sent() {
    return call(() -> sent);
  }

  /** Returns the times from the sending of a message to its return, sorted. */
  long[] times() {
    return call(() -> {
      long[] sorted = Arrays.copyOf(times, timed);
      Arrays.sort(sorted);
      return sorted;
    });
  }

  @Override
  public void close() {
    hosts.forEach(host -> host.channel.close().syncUninterruptibly());
    thread.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
