package io.variantmapper.benchmarks.rpc;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Passes datagrams between a server and one client, and loses a tenth in each direction. */
final class LossyNetwork implements Closeable {
  private static final int MAX_DATAGRAM = 1 << 16;
  private static final int BUFFER = 1 << 22;
  private static final double LOSS = 0.1;

  private final DatagramSocket toClient = socket();
  private final DatagramSocket toServer = socket();
  private volatile @Nullable SocketAddress client;

  LossyNetwork(int serverPort, long seed) throws IOException {
    SocketAddress server = new InetSocketAddress(InetAddress.getLoopbackAddress(), serverPort);
    start(() -> {
      Random random = new Random(seed);
      while (true) {
        DatagramPacket packet = receive(toClient);
        client = packet.getSocketAddress();
        pass(random, packet, toServer, server);
      }
    });
    start(() -> {
      Random random = new Random(seed + 1);
      while (true) {
        DatagramPacket packet = receive(toServer);
        SocketAddress known = client;
        if (known != null) {
          pass(random, packet, toClient, known);
        }
      }
    });
  }

  private static DatagramSocket socket() throws IOException {
    DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    socket.setReceiveBufferSize(BUFFER);
    socket.setSendBufferSize(BUFFER);
    return socket;
  }

  /** Returns the port to which the client connects. */
  int port() {
    return toClient.getLocalPort();
  }

  /** Passes datagrams until a socket is closed. */
  private interface Passing {
    void run() throws IOException;
  }

  private static void start(Passing passing) {
    Thread thread = new Thread(() -> {
      try {
        passing.run();
      } catch (IOException e) {
        // The network is closed.
      }
    });
    thread.setDaemon(true);
    thread.start();
  }

  private static DatagramPacket receive(DatagramSocket socket) throws IOException {
    DatagramPacket packet = new DatagramPacket(new byte[MAX_DATAGRAM], MAX_DATAGRAM);
    socket.receive(packet);
    return packet;
  }

  private static void pass(
      Random random, DatagramPacket packet, DatagramSocket from, SocketAddress to)
      throws IOException {
    if (random.nextDouble() >= LOSS) {
      packet.setSocketAddress(to);
      from.send(packet);
    }
  }

  @Override
  public void close() {
    toClient.close();
    toServer.close();
  }
}
