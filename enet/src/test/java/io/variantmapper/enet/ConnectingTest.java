package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConnectingTest {
  private static InetSocketAddress address(int port) {
    return SimulatedNetwork.address(port);
  }

  @Test
  void clientAsksAfterDoublingTimesAndGivesUp() {
    HostOptions options =
        HostOptions.client().repeatPolicy(RepeatPolicy.DOUBLING).build();
    TestHost client = new TestHost(options);
    long begun = client.now;
    List<Long> times = new ArrayList<>();
    client.host.connect(address(1), 3, 7, client.now);

    while (client.events.events.isEmpty()) {
      client.sent.forEach(datagram -> times.add(client.now - begun));
      client.sent.clear();
      client.advance(1);
    }

    assertThat(times).containsExactly(0L, 500L, 1_500L, 3_500L, 7_500L, 15_500L);
    assertThat(client.now - begun).isEqualTo(31_500);
    assertThat(client.events.events).containsExactly("disconnected TIMED_OUT 0");
  }

  @Test
  void serverKnowsAClientOnlyAfterItsAcknowledgement() {
    TestHost server = TestHost.server();

    server.receive(new TestDatagram().connect(5, 7));
    assertThat(server.events.events).isEmpty();
    server.receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, (int) server.now));

    assertThat(server.events.events).containsExactly("connected 7");
  }

  @Test
  void acknowledgementWithAGuessedTimeDoesNotProveTheAddress() {
    TestHost server = TestHost.server();
    server.receive(new TestDatagram().connect(5, 7));

    server.receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, (int) server.now - 1));

    assertThat(server.events.events).isEmpty();
  }

  @Test
  void acknowledgementOfARepeatedAnswerProvesTheAddress() {
    TestHost server = TestHost.server();
    server.receive(new TestDatagram().connect(5, 7));
    int first = (int) server.now;
    server.advance(500);

    server.receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, first));

    assertThat(server.events.events).containsExactly("connected 7");
  }

  @Test
  void messagesBeforeTheAcknowledgementAreIgnored() {
    TestHost server = TestHost.server();
    server.receive(new TestDatagram().connect(5, 7));
    server.takeSent();

    server.receive(new TestDatagram().to(0, 0).reliable(0, 1, 1, 2));

    assertThat(server.events.events).isEmpty();
    assertThat(server.takeSent()).isEmpty();
  }

  @Test
  void answerIsNotLargerThanTheQuestion() {
    TestHost server = TestHost.server();

    server.receive(new TestDatagram().connect(5, 7));

    assertThat(server.sent).hasSize(1);
    assertThat(server.sent.get(0))
        .hasSizeLessThan(new TestDatagram().connect(5, 7).build().length);
  }

  @Test
  void repeatedQuestionIsNotAnswered() {
    TestHost server = TestHost.server();
    server.receive(new TestDatagram().connect(5, 7));
    server.takeSent();

    server.receive(new TestDatagram().connect(5, 7));

    assertThat(server.takeSent()).isEmpty();
    assertThat(server.host.peers()).hasSize(1);
  }

  @Test
  void halfOpenConnectionIsForgottenAfterFiveSeconds() {
    TestHost server = TestHost.server();
    server.receive(new TestDatagram().connect(5, 7));

    for (int i = 0; i < 5_000; i++) {
      server.advance(1);
    }

    assertThat(server.host.peers()).isEmpty();
    assertThat(server.sent).hasSize(4);
    assertThat(server.events.events).isEmpty();
  }

  @Test
  void oldestHalfOpenConnectionMakesRoomForANewOne() {
    TestHost server = new TestHost(HostOptions.server(4).maxConnecting(2).build());

    for (int port = 1; port <= 3; port++) {
      server.receive(address(port), new TestDatagram().connect(port, 7));
    }

    assertThat(server.host.peers())
        .extracting(peer -> peer.address().getPort())
        .containsExactly(3, 2);
  }

  @Test
  void oneAddressHasOnlyAFewHalfOpenConnections() {
    TestHost server =
        new TestHost(HostOptions.server(9).maxConnectingOfAddress(2).build());

    for (int port = 1; port <= 5; port++) {
      server.receive(address(port), new TestDatagram().connect(port, 7));
    }

    assertThat(server.host.peers()).hasSize(2);
    assertThat(server.sent).hasSize(2);
  }

  @Test
  void fullServerRefuses() {
    TestHost server = new TestHost(HostOptions.server(1).build());
    server.connect();

    server.receive(address(2), new TestDatagram().connect(6, 8));

    assertThat(server.sent).containsExactly(new byte[] {0, 0, 0x44, -1, 0, 1, 0, 0, 0, 0});
    assertThat(server.host.counters().refusedConnections()).isEqualTo(1);
    assertThat(server.host.counters()).asString().contains("refused connections 1,");
  }

  @Test
  void listenerRefusesAndTheClientLearnsIt() {
    SimulatedNetwork network = new SimulatedNetwork(1);
    RecordingListener refusing = new RecordingListener() {
      @Override
      public boolean accepts(InetSocketAddress sender, int data) {
        return data != 13;
      }
    };
    RecordingListener atClient = new RecordingListener();
    SimulatedNetwork.Node server = network.add(1, HostOptions.server(4).build(), refusing);
    SimulatedNetwork.Node client = network.add(2, HostOptions.client().build(), atClient);

    client.host.connect(server.address, 3, 13, network.now);
    network.run(50);

    assertThat(atClient.events).containsExactly("disconnected REFUSED 0");
    assertThat(server.host.peers()).isEmpty();
  }

  @Test
  void answerWithAnotherConnectIdFailsAtOnce() {
    TestHost client = new TestHost(HostOptions.client().build());
    client.host.connect(TestHost.CLIENT, 3, 7, client.now);

    client.receive(new TestDatagram()
        .to(0, 0)
        .command(Command.VERIFY | Command.WANTS_ACK, Command.OF_CONNECTION, 1)
        .shorts(0, 0)
        .ints(1392, 65_536, 3, 0, 0, 5000, 2, 2, 78));

    assertThat(client.events.events).containsExactly("disconnected BROKEN 0");
  }

  @Test
  void slotHasOtherSessionBitsForEachClient() {
    TestHost server = TestHost.server();
    List<Integer> sessions = new ArrayList<>();

    for (int i = 0; i < 5; i++) {
      server.receive(address(i), new TestDatagram().connect(i, 7));
      sessions.add(server.host.peers().get(0).incomingSession);
      server.host.peers().get(0).disconnectNow(0);
    }

    assertThat(sessions).containsExactly(0, 1, 2, 3, 0);
  }

  @Test
  void datagramOfAnotherAddressOrSessionIsDropped() {
    TestHost server = TestHost.server();
    server.connect();

    server.receive(address(2), new TestDatagram().to(0, 0).reliable(0, 1, 1));
    server.receive(new TestDatagram().to(0, 1).reliable(0, 1, 1));
    server.receive(new TestDatagram().to(1, 0).reliable(0, 1, 1));

    assertThat(server.events.events).containsExactly("connected 7");
    assertThat(server.host.counters().droppedDatagrams()).isEqualTo(3);
  }

  @Test
  void connectionHasTheSmallerMtuAndNumberOfChannels() {
    TestHost server = new TestHost(HostOptions.server(4).mtu(700).maxChannels(2).build());

    ENetPeer peer = server.connect();

    assertThat(peer.mtu()).isEqualTo(700);
    assertThat(peer.channels()).isEqualTo(2);
  }

  @Test
  void clientHostHasOneConnection() {
    TestHost client = new TestHost(HostOptions.client().build());
    client.host.connect(address(1), 3, 7, client.now);

    assertThatThrownBy(() -> client.host.connect(address(2), 3, 7, client.now))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The host has 1 peers, which is the limit in its options");
  }

  @Test
  void clientHostAcceptsNobody() {
    TestHost client = new TestHost(HostOptions.client().build());

    client.receive(new TestDatagram().connect(5, 7));

    assertThat(client.host.peers()).isEmpty();
    assertThat(client.sent).isEmpty();
  }
}
