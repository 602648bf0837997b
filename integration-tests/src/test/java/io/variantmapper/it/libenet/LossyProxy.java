package io.variantmapper.it.libenet;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Passes the datagrams of one client to a server and back, and drops, doubles and delays some. */
final class LossyProxy implements AutoCloseable {
  private static final int MAX_DELAY = 30;
  private static final int MAX_DATAGRAM = 4_096;

  private final Random random = new Random(7);
  private final double share;
  private final SocketAddress server;
  private final DatagramSocket toClient =
      new DatagramSocket(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  private final DatagramSocket toServer =
      new DatagramSocket(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private volatile @Nullable SocketAddress client;

  /**
   * Starts a proxy.
   *
   * @param share the share of datagrams that it drops, the share that it doubles, and the share
   *     that it delays
   */
  LossyProxy(int serverPort, double share) throws IOException {
    this.share = share;
    server = new InetSocketAddress(InetAddress.getLoopbackAddress(), serverPort);
    start(toClient, toServer);
    start(toServer, toClient);
  }

  int port() {
    return toClient.getLocalPort();
  }

  private void start(DatagramSocket from, DatagramSocket to) {
    Thread thread = new Thread(() -> pass(from, to), "proxy");
    thread.setDaemon(true);
    thread.start();
  }

  private void pass(DatagramSocket from, DatagramSocket to) {
    byte[] buffer = new byte[MAX_DATAGRAM];
    while (!from.isClosed()) {
      DatagramPacket datagram = new DatagramPacket(buffer, buffer.length);
      try {
        from.receive(datagram);
      } catch (IOException e) {
        continue; // The proxy was closed, or the receiver of an earlier datagram.
      }
      if (from == toClient) {
        client = datagram.getSocketAddress();
      }
      SocketAddress receiver = from == toClient ? server : client;
      if (receiver != null) {
        byte[] bytes = Arrays.copyOf(buffer, datagram.getLength());
        meetFate(to, new DatagramPacket(bytes, bytes.length, receiver));
      }
    }
  }

  private synchronized void meetFate(DatagramSocket to, DatagramPacket datagram) {
    if (random.nextDouble() < share) {
      return;
    }
    if (random.nextDouble() < share) {
      send(to, datagram);
    }
    if (random.nextDouble() < share) {
      timer.schedule(() -> send(to, datagram), random.nextInt(MAX_DELAY), TimeUnit.MILLISECONDS);
    } else {
      send(to, datagram);
    }
  }

  private static void send(DatagramSocket socket, DatagramPacket datagram) {
    try {
      socket.send(datagram);
    } catch (IOException e) {
      // The network can lose any datagram.
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
    toClient.close();
    toServer.close();
  }
}
