package io.variantmapper.it.network;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Passes datagrams between a server and its clients. It drops, doubles and delays some of them in
 * both directions, so that they also overtake each other.
 */
public final class LossyProxy implements Closeable {
  private static final int MAX_DATAGRAM = 1 << 16;
  private static final int MAX_DELAY = 60;

  private final SocketAddress server;
  private final DatagramSocket toClients;
  private final Map<SocketAddress, DatagramSocket> toServer = new ConcurrentHashMap<>();
  private final ScheduledExecutorService delaying = Executors.newSingleThreadScheduledExecutor();
  private final Random random = new Random(61);
  private final double share;

  /**
   * Starts a proxy.
   *
   * @param share the share of datagrams that it drops, the share that it doubles, and the share
   *     that it delays
   */
  public LossyProxy(int serverPort, double share) throws IOException {
    this.share = share;
    server = new InetSocketAddress(InetAddress.getLoopbackAddress(), serverPort);
    toClients = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    start(toClients, this::passToServer);
  }

  /** Returns the port to which clients connect. */
  public int port() {
    return toClients.getLocalPort();
  }

  private interface Passing {
    void pass(SocketAddress sender, byte[] datagram) throws IOException;
  }

  private static void start(DatagramSocket socket, Passing passing) {
    Thread thread = new Thread(() -> {
      byte[] buffer = new byte[MAX_DATAGRAM];
      try {
        while (true) {
          DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
          socket.receive(packet);
          passing.pass(packet.getSocketAddress(), Arrays.copyOf(buffer, packet.getLength()));
        }
      } catch (IOException e) {
        // The proxy is closed.
      }
    });
    thread.setDaemon(true);
    thread.start();
  }

  private void passToServer(SocketAddress client, byte[] datagram) throws IOException {
    DatagramSocket socket = toServer.get(client);
    if (socket == null) {
      socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
      toServer.put(client, socket);
      start(socket, (sender, answer) -> pass(toClients, client, answer));
    }
    pass(socket, server, datagram);
  }

  private void pass(DatagramSocket from, SocketAddress to, byte[] datagram) throws IOException {
    double fate = nextDouble();
    if (fate < share) {
      return;
    }
    if (fate < 2 * share) {
      send(from, to, datagram);
    }
    if (fate >= 2 * share && fate < 3 * share) {
      delaying.schedule(
          () -> {
            send(from, to, datagram);
            return true;
          },
          (long) (nextDouble() * MAX_DELAY),
          TimeUnit.MILLISECONDS);
    } else {
      send(from, to, datagram);
    }
  }

  private synchronized double nextDouble() {
    return random.nextDouble();
  }

  private static void send(DatagramSocket from, SocketAddress to, byte[] datagram)
      throws IOException {
    from.send(new DatagramPacket(datagram, datagram.length, to));
  }

  @Override
  public void close() {
    delaying.shutdownNow();
    toClients.close();
    toServer.values().forEach(DatagramSocket::close);
  }
}
