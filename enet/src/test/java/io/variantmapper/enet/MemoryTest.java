package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Measures what hosts allocate and keep. */
class MemoryTest {
  private static final int MESSAGES = 20_000;
  private static final int SIZE = 200;

  /** The copy of a message that send makes: an array, with its head. */
  private static final int COPY = 16 + SIZE;

  private static final int ROUND = 10;

  private final Wire toServer = new Wire(SimulatedNetwork.address(2));
  private final Wire toClient = new Wire(SimulatedNetwork.address(1));
  private final Counting atServer = new Counting();
  private final Counting atClient = new Counting();
  private long now = 1_000;

  /** Keeps datagrams until the other host takes them, without allocating. */
  private static final class Wire implements DatagramSink {
    private final InetSocketAddress sender;
    private final byte[][] datagrams = new byte[64][4_096];
    private final int[] lengths = new int[64];
    private int size;

    Wire(InetSocketAddress sender) {
      this.sender = sender;
    }

    @Override
    public void send(InetSocketAddress receiver, byte[] bytes, int offset, int length) {
      System.arraycopy(bytes, offset, datagrams[size], 0, length);
      lengths[size++] = length;
    }

    void deliverTo(ENetHost host, long time) {
      int count = size;
      for (int i = 0; i < count; i++) {
        host.receive(sender, datagrams[i], 0, lengths[i], time);
      }
      size = 0;
      host.update(time);
    }
  }

  private static final class Counting extends RecordingListener {
    int received;

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      received++;
    }
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  @ParameterizedTest
  @EnumSource
  void datagramsAllocateNothingButTheCopiesOfMessages(DeliveryMode mode) {
    ENetHost server = new ENetHost(HostOptions.server(4).build(), toClient, atServer, now);
    ENetHost client = new ENetHost(HostOptions.client().build(), toServer, atClient, now);
    client.connect(SimulatedNetwork.address(1), 3, 7, now);
    run(server, client, mode, 10);
    run(server, client, mode, MESSAGES);
    int before = atServer.received + atClient.received;
    long allocatedBefore = allocated();

    run(server, client, mode, MESSAGES);

    long allocated = allocated() - allocatedBefore;
    assertThat(atServer.received + atClient.received - before).isEqualTo(2 * MESSAGES);
    assertThat(allocated).isBetween(2L * MESSAGES * COPY, 2L * MESSAGES * COPY + 16_384);
  }

  private void run(ENetHost server, ENetHost client, DeliveryMode mode, int messages) {
    byte[] message = new byte[SIZE];
    for (int i = 0; i < messages; i += ROUND) {
      for (int k = 0; k < ROUND; k++) {
        send(atServer, mode, message);
        send(atClient, mode, message);
      }
      server.update(now);
      client.update(now);
      now += 5;
      toServer.deliverTo(server, now);
      toClient.deliverTo(client, now);
    }
  }

  private static void send(Counting listener, DeliveryMode mode, byte[] message) {
    if (!listener.peers.isEmpty()) {
      listener.peers.get(0).send(1, mode, message, 0, message.length);
    }
  }

  @Test
  void idlePeerTakesLessThan8KiB() {
    int peers = 4_000;
    TestHost server =
        new TestHost(HostOptions.server(peers).maxConnectingOfAddress(10).build());
    List<InetSocketAddress> addresses = new ArrayList<>();
    for (int port = 1; port <= peers; port++) {
      addresses.add(SimulatedNetwork.address(port));
    }
    long before = usedHeap();

    for (int slot = 0; slot < peers; slot++) {
      InetSocketAddress address = addresses.get(slot);
      server.receive(address, new TestDatagram().connect(slot, 7));
      server.receive(
          address, new TestDatagram().to(slot, 0).ack(Command.OF_CONNECTION, 1, (int) server.now));
      server.receive(address, new TestDatagram().to(slot, 0).sentAt(1).reliable(0, 1, 1, 2, 3));
      server.sent.clear();
    }
    server.events.events.clear();
    assertThat(server.events.peers).hasSize(peers).allMatch(ENetPeer::isConnected);
    server.events.peers.forEach(peer -> peer.send(0, DeliveryMode.RELIABLE, new byte[3], 0, 3));
    server.advance(1_000);
    server.sent.clear();

    assertThat((usedHeap() - before) / peers).isLessThan(8 * 1_024);
  }

  /** Returns the bytes that are in use, without what other threads allocate for a moment. */
  static long usedHeap() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
