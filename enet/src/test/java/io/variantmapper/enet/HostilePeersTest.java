package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Attacks of peers, and of strangers that forge the addresses of peers. */
class HostilePeersTest {
  /** Large beside what other threads of the JVM keep or free in the meantime, up to about 1 MB. */
  private static final int MAX_STORED = 1 << 22;

  @Test
  void eachPeerIsToldAnotherTime() {
    PrimitiveIterator.OfInt offsets = IntStream.of(100, 200).iterator();
    List<Integer> times = new ArrayList<>();
    ENetHost server = new ENetHost(
        HostOptions.server(4).build(),
        (receiver, bytes, offset, length) ->
            times.add((bytes[offset + 2] & 0xff) << 8 | (bytes[offset + 3] & 0xff)),
        new RecordingListener(),
        10_000,
        offsets::nextInt,
        () -> 77);

    for (int port = 1; port <= 2; port++) {
      byte[] question = new TestDatagram().connect(port, 7).build();
      server.receive(SimulatedNetwork.address(port), question, 0, question.length, 10_000);
      server.update(10_000);
    }

    assertThat(times).containsExactly(10_100, 10_200);
  }

  @Test
  void forgedAcknowledgementDoesNotStopTheQuestion() {
    TestHost client = new TestHost(HostOptions.client().build());
    client.host.connect(TestHost.CLIENT, 3, 7, client.now);
    client.sent.clear();

    client.receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, (int) client.now));
    client.advance(500);

    assertThat(client.takeKinds()).containsExactly(Command.CONNECT);
  }

  @Test
  void halfOpenConnectionsDoNotTakeTheSlotsOfClients() {
    TestHost server =
        new TestHost(HostOptions.server(2).maxConnectingOfAddress(100).build());
    for (int port = 10; port < 60; port++) {
      server.receive(SimulatedNetwork.address(port), new TestDatagram().connect(port, 7));
    }
    server.receive(new TestDatagram().connect(5, 8));
    assertThat(server.host.peers()).hasSize(51);

    server.receive(new TestDatagram().to(50, 0).ack(Command.OF_CONNECTION, 1, (int) server.now));

    assertThat(server.events.events).containsExactly("connected 8");
  }

  @Test
  void clientThatIsOneTooManyIsToldSo() {
    TestHost server = new TestHost(HostOptions.server(1).build());
    InetSocketAddress other = SimulatedNetwork.address(1);
    server.receive(new TestDatagram().connect(5, 8));
    server.receive(other, new TestDatagram().connect(6, 9));
    TestDatagram late = new TestDatagram().to(1, 0).ack(Command.OF_CONNECTION, 1, (int) server.now);
    server.receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, (int) server.now));
    server.takeSent();

    server.receive(other, late);

    assertThat(server.events.events).containsExactly("connected 8");
    assertThat(server.takeKinds()).containsExactly(Command.DISCONNECT);
    assertThat(server.host.peers()).hasSize(1);
    assertThat(server.host.counters().refusedConnections()).isEqualTo(1);
  }

  @Test
  void reliableMessageThatIsTooLongEndsTheConnection() {
    TestHost server = new TestHost(HostOptions.server(4).maxMessage(100).build());
    server.connect();

    server.receive(new TestDatagram().to(0, 0).fragment(0, 1, 1, 2, 0, 101, 0, 60));

    assertThat(server.events.events).containsExactly("connected 7", "disconnected TOO_LONG 0");
    assertThat(server.takeKinds()).containsExactly(Command.DISCONNECT);
    assertThat(server.host.peers()).isEmpty();
  }

  @Test
  void reliableMessageThatCannotBeStoredEndsTheConnection() {
    TestHost server = new TestHost(HostOptions.server(4).maxStored(100).build());
    server.connect();

    server.receive(new TestDatagram().to(0, 0).fragment(0, 1, 1, 2, 0, 101, 0, 60));

    assertThat(server.events.events).containsExactly("connected 7", "disconnected TOO_LONG 0");
  }

  @Test
  void unreliableMessageThatIsTooLongIsDropped() {
    TestHost server = new TestHost(HostOptions.server(4).maxMessage(4).build());
    server.connect();

    server.receive(new TestDatagram().to(0, 0).unreliable(0, 0, 1, 1, 2, 3, 4, 5));

    assertThat(server.events.events).containsExactly("connected 7");
    assertThat(server.host.peers()).hasSize(1);
  }

  @Test
  void datagramIsReadUpToItsCommand32() {
    TestHost server = TestHost.server();
    server.connect();
    TestDatagram pings = new TestDatagram().to(0, 0);
    for (int i = 0; i < 1_000; i++) {
      pings.command(Command.PING | Command.WANTS_ACK, Command.OF_CONNECTION, i);
    }

    server.receive(pings);

    assertThat(server.sent).hasSize(1);
    assertThat(server.takeKinds()).hasSize(Command.MAX_IN_DATAGRAM);
  }

  /** Lets a client acknowledge only the last command of all that it gets, for a long time. */
  @Test
  void lostMessagesAreSentOnlyAFewTimesSoon() {
    TestHost server = TestHost.server();
    ENetPeer peer = server.connect();
    int messages = 400;
    for (int i = 0; i < messages; i++) {
      peer.send(0, DeliveryMode.RELIABLE, new byte[100], 0, 100);
    }
    server.advance(0);
    long sent = 0;

    for (int time = 0; time < 2_000; time++) {
      List<SentCommand> commands = server.takeSent();
      sent += commands.size();
      if (!commands.isEmpty()) {
        SentCommand last = commands.get(commands.size() - 1);
        int channel = last.channel();
        server.receive(new TestDatagram().to(0, 0).ack(channel, last.number(), (int) server.now));
      }
      server.receive(new TestDatagram().to(0, 0).ack(0, 60_000, (int) server.now));
      server.advance(1);
    }

    assertThat(sent).isLessThan(20L * messages);
  }

  @Test
  void unfinishedMessagesTakeNotMuchMoreThanTheLimit() {
    TestHost server = new TestHost(HostOptions.server(4).maxStored(MAX_STORED).build());
    ENetPeer peer = server.connect();
    peer.channels = 255;
    long before = MemoryTest.usedHeap();

    for (int channel = 0; channel < 255; channel++) {
      for (int number = 1; number <= 16; number++) {
        server.receive(new TestDatagram()
            .to(0, 0)
            .command(Command.UNRELIABLE_FRAGMENT, channel, 0)
            .shorts(number, 1_300)
            .ints(3, 1, 4_000, 1_300)
            .bytes(new int[1_300]));
      }
    }

    assertThat(MemoryTest.usedHeap() - before).isBetween(MAX_STORED / 2L, MAX_STORED * 3L / 2);
    assertThat(server.host.peers()).hasSize(1);
  }

  @Test
  void earlyMessagesTakeNotMuchMoreThanTheLimit() {
    TestHost server = new TestHost(HostOptions.server(4).maxStored(MAX_STORED).build());
    server.connect();
    long before = MemoryTest.usedHeap();

    for (int channel = 0; channel < 4; channel++) {
      for (int number = 2; number <= 24_000; number++) {
        server.receive(new TestDatagram().to(0, 0).reliable(channel, number, 1));
        server.sent.clear();
      }
    }

    assertThat(MemoryTest.usedHeap() - before).isBetween(MAX_STORED / 2L, MAX_STORED * 3L / 2);
    assertThat(server.host.peers()).hasSize(1);
  }
}
