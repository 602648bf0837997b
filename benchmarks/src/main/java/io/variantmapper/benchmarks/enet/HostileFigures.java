package io.variantmapper.benchmarks.enet;

import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetHost;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Locale;
import java.util.Queue;
import java.util.Random;
import java.util.function.IntFunction;

/**
 * Measures the time that a host takes for a datagram of an honest client, and for datagrams that
 * only an attacker sends. Without sockets, so the time is that of the state machine. Prints a table
 * in Markdown. Start it in the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.enet.HostileFigures
 * }</pre>
 */
public final class HostileFigures {
  private static final int WARM_UP_ROUNDS = 50;
  private static final int ROUNDS = 15;
  private static final int DATAGRAMS = 20_000;

  /** So many datagrams arrive in a millisecond. */
  private static final int DATAGRAMS_AT_ONCE = 20;

  private static final int CONNECTED_PORT = 1;
  private static final int SENT_TIME = 0x8000;
  private static final int PING = 0x85;
  private static final int ACK = 0x01;
  private static final int RELIABLE = 0x86;
  private static final int UNRELIABLE_FRAGMENT = 0x0c;
  private static final int CONNECT = 0x82;

  private final Queue<byte[]> answers = new ArrayDeque<>();
  private final ENetHost server;
  private final int header;
  private long now = 1_000;

  private HostileFigures() {
    HostOptions options = HostOptions.server(100).build();
    server = new ENetHost(
        options,
        (receiver, bytes, offset, length) ->
            answers.add(Arrays.copyOfRange(bytes, offset, offset + length)),
        new Silent(),
        now);
    Queue<byte[]> questions = new ArrayDeque<>();
    ENetHost client = new ENetHost(
        HostOptions.client().build(),
        (receiver, bytes, offset, length) ->
            questions.add(Arrays.copyOfRange(bytes, offset, offset + length)),
        new Silent(),
        now);
    ENetPeer peer = client.connect(address(0), 3, 7, now);
    receive(questions.remove(), CONNECTED_PORT);
    byte[] verify = answers.remove();
    client.receive(address(0), verify, 0, verify.length, now);
    client.update(now);
    byte[] last = questions.remove();
    receive(last, CONNECTED_PORT);
    if (!peer.isConnected() || server.peers().isEmpty()) {
      throw new IllegalStateException("The client is not connected");
    }
    header = ByteBuffer.wrap(last).getShort() & 0x7fff;
  }

  /** Measures, and prints the figures. */
  public static void main(String... arguments) {
    Random random = new Random(1);
    byte[] garbage = new byte[1_200];
    random.nextBytes(garbage);
    HostileFigures host = new HostileFigures();
    System.out.println("| datagram | bytes | ns for a datagram | ns for a byte |");
    System.out.println("| --- | --: | --: | --: |");
    host.row("a message of 200 bytes", CONNECTED_PORT, i -> host.message(i + 1, 200));
    host.row("a message of 4 bytes", CONNECTED_PORT, i -> host.message(i + 1, 4));
    host.row("the same message again", CONNECTED_PORT, i -> host.message(1, 4));
    host.row("a message that is too early", CONNECTED_PORT, i -> host.message(i + 3_000, 4));
    host.row("32 pings", CONNECTED_PORT, i -> host.pings());
    host.row("170 acknowledgements of nothing", CONNECTED_PORT, i -> host.acks(i));
    host.row("the first fragment of 32 messages", CONNECTED_PORT, i -> host.fragments(64 * i));
    host.row("a message of a stranger", 2, i -> host.message(i, 200));
    host.row("1,200 random bytes of a stranger", 2, i -> garbage);
    host.row("a connection from another address", -1, i -> host.connect(i));
  }

  private void row(String name, int port, IntFunction<byte[]> datagrams) {
    double[] times = new double[ROUNDS];
    int bytes = 0;
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      HostileFigures fresh = new HostileFigures();
      byte[][] all = new byte[DATAGRAMS][];
      for (int i = 0; i < DATAGRAMS; i++) {
        all[i] = datagrams.apply(i);
      }
      bytes = all[DATAGRAMS - 1].length;
      double time = fresh.measure(all, port);
      if (round >= 0) {
        times[round] = time;
      }
    }
    Arrays.sort(times);
    double median = times[ROUNDS / 2];
    System.out.printf(
        Locale.ROOT, "| %s | %,d | %.0f | %.2f |%n", name, bytes, median, median / bytes);
  }

  /** Returns the nanoseconds for each datagram. */
  private double measure(byte[][] datagrams, int port) {
    InetSocketAddress[] senders = new InetSocketAddress[datagrams.length];
    for (int i = 0; i < senders.length; i++) {
      senders[i] = port < 0 ? address(1_000 + i) : address(port);
    }
    long begun = System.nanoTime();
    for (int i = 0; i < datagrams.length; i++) {
      server.receive(senders[i], datagrams[i], 0, datagrams[i].length, now);
      if (i % DATAGRAMS_AT_ONCE == 0) {
        server.update(now++);
        answers.clear();
      }
    }
    return (double) (System.nanoTime() - begun) / datagrams.length;
  }

  private void receive(byte[] datagram, int port) {
    server.receive(address(port), datagram, 0, datagram.length, now);
    server.update(now);
  }

  private static InetSocketAddress address(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  private ByteBuffer begin(byte[] datagram) {
    return ByteBuffer.wrap(datagram).putShort((short) (header | SENT_TIME)).putShort((short) now);
  }

  private byte[] message(int number, int length) {
    byte[] datagram = new byte[4 + 6 + length];
    begin(datagram).put((byte) RELIABLE).put((byte) 0).putShort((short) number).putShort((short)
        length);
    return datagram;
  }

  private byte[] pings() {
    byte[] datagram = new byte[4 + 32 * 4];
    ByteBuffer fields = begin(datagram);
    for (int i = 0; i < 32; i++) {
      fields.put((byte) PING).put((byte) 0xff).putShort((short) i);
    }
    return datagram;
  }

  private byte[] acks(int first) {
    byte[] datagram = new byte[4 + 170 * 8];
    ByteBuffer fields = begin(datagram);
    for (int i = 0; i < 170; i++) {
      int number = first + i;
      fields.put((byte) ACK).put((byte) 0).putShort((short) number);
      fields.putShort((short) number).putShort((short) now);
    }
    return datagram;
  }

  private byte[] fragments(int first) {
    byte[] datagram = new byte[4 + 32 * 25];
    ByteBuffer fields = begin(datagram);
    for (int i = 0; i < 32; i++) {
      int number = first + 2 * i;
      fields.put((byte) UNRELIABLE_FRAGMENT).put((byte) 0).putShort((short) 0);
      fields.putShort((short) number).putShort((short) 1);
      fields.putInt(2).putInt(0).putInt(2).putInt(0).put((byte) 0);
    }
    return datagram;
  }

  private byte[] connect(int id) {
    byte[] datagram = new byte[52];
    ByteBuffer fields = ByteBuffer.wrap(datagram);
    fields.putShort((short) 0x8fff).putShort((short) now);
    fields.put((byte) CONNECT).put((byte) 0xff).putShort((short) 1).putShort((short) 0);
    fields.put((byte) 0xff).put((byte) 0xff).putInt(1392).putInt(65_536).putInt(3);
    fields.putInt(0).putInt(0).putInt(5_000).putInt(2).putInt(2).putInt(id).putInt(7);
    return datagram;
  }

  /** Accepts every client, and forgets what it sends. */
  private static final class Silent implements HostListener {
    @Override
    public void connected(ENetPeer peer, int data) {}

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {}

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {}
  }
}
