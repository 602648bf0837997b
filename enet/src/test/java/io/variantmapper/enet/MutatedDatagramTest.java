package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.enet.Recording.Line;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sends changed datagrams of recorded sessions to servers and clients. */
class MutatedDatagramTest {
  private static final int DATAGRAMS = 100_000;
  private static final int MAX_PEERS = 8;
  private static final int MAX_CONNECTING = 4;

  private static final List<byte[]> FROM_CLIENTS = recorded("c>s");
  private static final List<byte[]> FROM_SERVERS = recorded("s>c");

  private final Random random = new Random(7);
  private final Answering answering = new Answering(random);

  @SuppressWarnings("NullAway.Init") // start sets it.
  private ENetHost host;

  private long sent;
  private long now = 5_000;

  private static List<byte[]> recorded(String direction) {
    List<byte[]> datagrams = new ArrayList<>();
    for (String name : ReplayTest.NAMES) {
      for (Line line : Recording.of(name).lines) {
        if (line.isDatagram() && line.dir.equals(direction)) {
          datagrams.add(line.bytes());
          datagrams.add(line.plainBytes());
        }
      }
    }
    return datagrams;
  }

  /** Sends messages and ends connections inside of all events. */
  private static final class Answering implements HostListener {
    private final Random random;

    @SuppressWarnings("NullAway.Init") // start sets it.
    private ENetHost host;

    private int connected;
    private int received;

    Answering(Random random) {
      this.random = random;
    }

    @Override
    public boolean accepts(InetSocketAddress address, int data) {
      return random.nextInt(20) > 0;
    }

    @Override
    public void connected(ENetPeer peer, int data) {
      connected++;
      answer(peer, 0);
    }

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      received++;
      peer.send(channel, mode, bytes, offset, length);
      answer(peer, channel);
    }

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
      answer(peer, 0);
    }

    private void answer(ENetPeer peer, int channel) {
      switch (random.nextInt(60)) {
        case 0 -> peer.disconnect(1);
        case 1 -> peer.disconnectLater(2);
        case 2 -> peer.disconnectNow(3);
        case 3 -> peer.pause(true);
        case 4 -> peer.pause(false);
        case 5 -> peer.configureThrottle(-1, -1, -1);
        case 6 -> host.limitBandwidth(random.nextInt(100_000), random.nextInt(100_000));
        case 7 -> peer.send(channel, DeliveryMode.UNRELIABLE, new byte[5_000], 0, 5_000);
        default -> {
          // Most events need no answer.
        }
      }
    }
  }

  private void start(HostOptions.Builder options, CompressionMode mode) {
    HostOptions built = options.compression(mode).maxStored(1 << 18).build();
    host = new ENetHost(
        built,
        (receiver, bytes, offset, length) -> sent += length,
        answering,
        now,
        () -> 0,
        () -> 0x073cbcae);
    answering.host = host;
  }

  /** Returns a datagram whose numbers fit to each other more often than those of other sessions. */
  private byte[] invented() {
    TestDatagram datagram = new TestDatagram().to(0, 0);
    for (int commands = random.nextInt(40); commands > 0; commands--) {
      int channel = random.nextInt(4);
      int number = random.nextInt(20);
      int count = 1 + random.nextInt(3);
      int index = random.nextInt(count);
      switch (random.nextInt(5)) {
        case 0 -> datagram.unreliable(channel, number, random.nextInt(20), 1, 2);
        case 1 -> datagram.unsequenced(channel, random.nextInt(), 1);
        case 2 -> datagram.ack(channel, number, (int) now);
        case 3 ->
          datagram.fragment(
              channel, number, number - index, count, index, 10 * count, 10 * index, 10);
        default -> datagram.reliable(channel, number, 1, 2, 3);
      }
    }
    return datagram.build();
  }

  private byte[] mutated(List<byte[]> recorded) {
    byte[] bytes = random.nextInt(3) == 0
        ? invented()
        : recorded.get(random.nextInt(recorded.size())).clone();
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(random.nextBoolean() ? Math.min(bytes.length, 12) : bytes.length);
      bytes[at] =
          (byte) (random.nextInt(3) == 0 ? -1 : random.nextBoolean() ? random.nextInt() : 1);
    }
    if (random.nextInt(6) == 0) {
      bytes = Arrays.copyOf(bytes, random.nextInt(Math.min(5_000, 2 * bytes.length + 1)));
    }
    return bytes;
  }

  /** Lets a datagram name a peer that is there, and acknowledge what can be under way. */
  private void address(byte[] bytes, ENetPeer peer) {
    if (bytes.length >= 4) {
      int flags = bytes[0] & 0xc0;
      bytes[0] = (byte) (flags | peer.incomingSession << 4 | peer.slot() >> 8);
      bytes[1] = (byte) peer.slot();
      if (flags == 0 && bytes.length >= 10 && bytes[2] == Command.ACK && random.nextInt(9) > 0) {
        bytes[8] = (byte) (now >> 8);
        bytes[9] = (byte) (now - random.nextInt(3));
      }
    }
  }

  private void receive(InetSocketAddress sender, byte[] bytes) {
    host.receive(sender, bytes, 0, bytes.length, now);
    if (random.nextInt(10) == 0) {
      host.receive(sender, bytes, 0, bytes.length, now);
    }
  }

  private void update() {
    if (random.nextInt(3) == 0) {
      now += random.nextInt(random.nextInt(100) == 0 ? 3_000 : 10);
      host.update(now);
    }
  }

  /** Answers the question of a client. */
  private void verify(InetSocketAddress server) {
    byte[] answer = new TestDatagram()
        .to(0, 0)
        .command(Command.VERIFY | Command.WANTS_ACK, Command.OF_CONNECTION, 1)
        .shorts(0, 0)
        .ints(random.nextInt(), random.nextInt(), 200, 0, -1, 5000, 2, 2, 0x073cbcae)
        .build();
    host.receive(server, answer, 0, answer.length, now);
  }

  private void open(int port) {
    InetSocketAddress sender = SimulatedNetwork.address(port);
    byte[] question = new TestDatagram().connect(random.nextInt(), 7).build();
    host.receive(sender, question, 0, question.length, now);
    host.update(now);
    for (ENetPeer peer : host.peers()) {
      byte[] proof = new TestDatagram()
          .to(peer.slot(), peer.incomingSession)
          .ack(Command.OF_CONNECTION, 1, (int) now)
          .build();
      host.receive(peer.address(), proof, 0, proof.length, now);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noDatagramStopsAServer(CompressionMode mode) {
    start(HostOptions.server(MAX_PEERS).maxConnecting(MAX_CONNECTING), mode);

    for (int i = 0; i < DATAGRAMS; i++) {
      if (i % 20 == 0) {
        open(random.nextInt(100));
      }
      byte[] bytes = mutated(FROM_CLIENTS);
      List<ENetPeer> peers = host.peers();
      InetSocketAddress sender = SimulatedNetwork.address(random.nextInt(100));
      if (!peers.isEmpty() && random.nextInt(8) > 0) {
        ENetPeer peer = peers.get(random.nextInt(peers.size()));
        sender = peer.address();
        address(bytes, peer);
      }
      receive(sender, bytes);
      update();
      assertThat(host.peers()).hasSizeLessThanOrEqualTo(MAX_PEERS + MAX_CONNECTING);
    }

    assertThat(answering.connected).isGreaterThan(100);
    assertThat(answering.received).isGreaterThan(1_000);
    assertEndsAlone();
  }

  @ParameterizedTest
  @EnumSource
  void noDatagramStopsAClient(CompressionMode mode) {
    start(HostOptions.client(), mode);
    InetSocketAddress server = SimulatedNetwork.address(1);

    for (int i = 0; i < DATAGRAMS; i++) {
      if (host.peers().isEmpty()) {
        host.connect(server, 255, 7, now);
        verify(server);
      }
      if (host.peers().isEmpty()) {
        continue;
      }
      ENetPeer peer = host.peers().get(0);
      byte[] bytes = mutated(FROM_SERVERS);
      if (peer.isConnected() || random.nextBoolean()) {
        address(bytes, peer);
      }
      receive(random.nextInt(20) == 0 ? SimulatedNetwork.address(2) : server, bytes);
      update();
      assertThat(host.peers()).hasSizeLessThanOrEqualTo(1);
    }

    assertThat(answering.connected).isGreaterThan(100);
    assertThat(answering.received).isGreaterThan(500);
    assertEndsAlone();
  }

  /** Lets the time pass without datagrams. All peers time out, and nothing is left to do. */
  private void assertEndsAlone() {
    host.limitBandwidth(0, 0);
    long end = now + 100_000;
    long next = host.update(now);
    int updates = 0;
    while (next < end) {
      now = Math.max(now + 1, next);
      next = host.update(now);
      updates++;
    }

    assertThat(host.peers()).isEmpty();
    assertThat(updates).isLessThan(10_000);
    assertThat(sent).isPositive();
  }
}
