package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MessagesTest {
  private final TestHost server = TestHost.server();
  private final ENetPeer peer = server.connect();

  @BeforeEach
  void forgetConnecting() {
    server.events.events.clear();
  }

  private static TestDatagram fromClient() {
    return new TestDatagram().to(0, 0);
  }

  private void send(DeliveryMode mode, int length) {
    peer.send(1, mode, new byte[length], 0, length);
    server.host.flush(server.now);
  }

  @Test
  void reliableMessagesAreDeliveredInOrder() {
    server.receive(fromClient().reliable(0, 2, 2));
    server.receive(fromClient().reliable(0, 3, 3));
    server.receive(fromClient().reliable(0, 1, 1));

    assertThat(server.events.events)
        .containsExactly("RELIABLE on 0: 01", "RELIABLE on 0: 02", "RELIABLE on 0: 03");
  }

  @Test
  void doubledMessageIsAcknowledgedAgainAndDeliveredOnce() {
    server.receive(fromClient().sentAt(9).reliable(0, 1, 1));
    server.receive(fromClient().sentAt(9).reliable(0, 1, 1));

    assertThat(server.events.events).containsExactly("RELIABLE on 0: 01");
    assertThat(server.takeKinds()).containsExactly(Command.ACK, Command.ACK);
  }

  @Test
  void channelsDoNotWaitForEachOther() {
    server.receive(fromClient().reliable(0, 2, 2));
    server.receive(fromClient().reliable(1, 1, 1));

    assertThat(server.events.events).containsExactly("RELIABLE on 1: 01");
  }

  @Test
  void unreliableMessageWaitsForTheReliableMessageBeforeIt() {
    server.receive(fromClient().unreliable(0, 1, 1, 0xa));
    assertThat(server.events.events).isEmpty();

    server.receive(fromClient().reliable(0, 1, 1));

    assertThat(server.events.events).containsExactly("RELIABLE on 0: 01", "UNRELIABLE on 0: 0a");
  }

  @Test
  void unreliableMessageAfterANewerOneIsDropped() {
    server.receive(fromClient().unreliable(0, 0, 2, 2));
    server.receive(fromClient().unreliable(0, 0, 1, 1));
    server.receive(fromClient().unreliable(0, 0, 2, 2));

    assertThat(server.events.events).containsExactly("UNRELIABLE on 0: 02");
  }

  @Test
  void unreliableMessageBeforeADeliveredReliableMessageIsDropped() {
    server.receive(fromClient().reliable(0, 1, 1));
    server.receive(fromClient().unreliable(0, 0, 1, 0xa));

    assertThat(server.events.events).containsExactly("RELIABLE on 0: 01");
  }

  @Test
  void unsequencedMessageIsDeliveredOnce() {
    server.receive(fromClient().unsequenced(0, 5, 5));
    server.receive(fromClient().unsequenced(0, 4, 4));
    server.receive(fromClient().unsequenced(0, 5, 5));

    assertThat(server.events.events)
        .containsExactly("UNSEQUENCED on 0: 05", "UNSEQUENCED on 0: 04");
  }

  @Test
  void commandsWithoutASentTimeAreObeyedButNotAcknowledged() {
    TestDatagram datagram =
        fromClient().command(Command.RELIABLE, 0, 1).shorts(1).bytes(1).unsequenced(0, 1, 2);

    server.receive(datagram);

    assertThat(server.events.events).containsExactly("RELIABLE on 0: 01", "UNSEQUENCED on 0: 02");
    assertThat(server.takeSent()).isEmpty();
  }

  @Test
  void messageOf1364BytesIsTheLongestInOneDatagram() {
    send(DeliveryMode.RELIABLE, 1364);
    assertThat(server.takeKinds()).containsExactly(Command.RELIABLE);

    send(DeliveryMode.RELIABLE, 1365);
    assertThat(server.takeSent())
        .extracting(SentCommand::kind, command -> command.message().length)
        .containsExactly(tuple(Command.FRAGMENT, 1364), tuple(Command.FRAGMENT, 1));
  }

  @Test
  void longMessageThatIsNotReliableIsSentInUnreliableFragments() {
    send(DeliveryMode.UNSEQUENCED, 2000);

    assertThat(server.takeKinds())
        .containsExactly(Command.UNRELIABLE_FRAGMENT, Command.UNRELIABLE_FRAGMENT);
  }

  @Test
  void unreliableMessage65536IsSentReliably() {
    for (int i = 0; i < 65_535; i++) {
      send(DeliveryMode.UNRELIABLE, 1);
    }
    assertThat(server.takeKinds()).containsOnly(Command.UNRELIABLE);

    send(DeliveryMode.UNRELIABLE, 1);
    send(DeliveryMode.UNRELIABLE, 1);

    assertThat(server.takeKinds()).containsExactly(Command.RELIABLE, Command.UNRELIABLE);
  }

  @Test
  void fragmentsInAnyOrderBecomeOneMessage() {
    byte[] message = new byte[3000];
    IntStream.range(0, message.length).forEach(i -> message[i] = (byte) (7 * i));
    peer.send(1, DeliveryMode.UNSEQUENCED, message, 0, message.length);
    peer.send(2, DeliveryMode.RELIABLE, message, 0, message.length);
    server.host.flush(server.now);
    List<byte[]> datagrams = List.copyOf(server.sent);
    TestHost other = TestHost.server();
    other.connect();

    for (int i : new int[] {2, 0, 1, 5, 4, 3}) {
      other.host.receive(TestHost.CLIENT, datagrams.get(i), 0, datagrams.get(i).length, other.now);
    }

    String text = "3000 bytes, hash " + Arrays.hashCode(message);
    assertThat(other.events.events)
        .containsExactly("connected 7", "UNRELIABLE on 1: " + text, "RELIABLE on 2: " + text);
  }

  @Test
  void fragmentsThatContradictEachOtherEndTheConnection() {
    server.receive(fromClient().fragment(0, 1, 1, 3, 0, 300, 0, 100));
    server.receive(fromClient().fragment(0, 2, 1, 3, 1, 301, 100, 100));

    assertThat(server.events.events).containsExactly("disconnected BROKEN 0");
    assertThat(server.takeKinds()).contains(Command.DISCONNECT);
  }

  @Test
  void windowHoldsBackReliableMessages() {
    for (int i = 0; i < 100; i++) {
      peer.send(0, DeliveryMode.RELIABLE, new byte[1000], 0, 1000);
    }
    server.host.flush(server.now);

    assertThat(server.takeSent()).hasSize(65);
    assertThat(peer.waitingBytes()).isEqualTo(100_000);
  }

  @Test
  void unreliableMessagesPassAFullWindow() {
    for (int i = 0; i < 100; i++) {
      peer.send(0, DeliveryMode.RELIABLE, new byte[1000], 0, 1000);
    }
    peer.send(0, DeliveryMode.UNSEQUENCED, new byte[1], 0, 1);
    server.host.flush(server.now);

    assertThat(server.takeKinds()).contains(Command.UNSEQUENCED);
  }

  @Test
  void smallMessagesThatWaitCountWithTheirObjects() {
    TestHost small = new TestHost(HostOptions.server(4).maxWaiting(1000).build());
    ENetPeer slow = small.connect();

    long sent = IntStream.range(0, 100)
        .filter(i -> slow.send(0, DeliveryMode.RELIABLE, new byte[0], 0, 0))
        .count();

    assertThat(sent).isLessThan(20);
  }

  @Test
  void messageIsNotSentIfTooManyBytesWait() {
    TestHost small = new TestHost(HostOptions.server(4).maxWaiting(1596).build());
    ENetPeer slow = small.connect();

    assertThat(slow.send(0, DeliveryMode.RELIABLE, new byte[1000], 0, 1000)).isTrue();
    assertThat(slow.send(0, DeliveryMode.RELIABLE, new byte[501], 0, 501)).isFalse();
    assertThat(slow.send(0, DeliveryMode.RELIABLE, new byte[500], 0, 500)).isTrue();
  }

  @Test
  void earlyCommandsOverTheLimitComeAgain() {
    TestHost small = new TestHost(HostOptions.server(4).maxStored(300).build());
    small.connect();

    small.receive(fromClient().sentAt(1).reliable(0, 2, new int[100]));
    small.receive(fromClient().sentAt(1).reliable(0, 3, new int[100]));

    assertThat(small.takeSent()).extracting(SentCommand::number).containsExactly(2);
  }

  @Test
  void earlyCommandsLeaveRoomForTheFragmentThatIsNext() {
    TestHost small = new TestHost(HostOptions.server(4).maxStored(400).build());
    small.connect();
    small.receive(fromClient().sentAt(1).reliable(0, 3, new int[100]));
    small.receive(fromClient().sentAt(1).reliable(0, 4, new int[100]));
    small.takeSent();

    small.receive(fromClient().sentAt(1).fragment(0, 1, 1, 2, 0, 150, 0, 100));

    assertThat(small.takeSent()).extracting(SentCommand::number).containsExactly(1);
  }

  @Test
  void pausedPeerSendsItsReliableMessagesAgain() {
    peer.pause(true);
    server.receive(fromClient().sentAt(1).reliable(0, 1, 1));
    assertThat(server.takeSent()).isEmpty();

    peer.pause(false);
    server.receive(fromClient().sentAt(2).reliable(0, 1, 1));

    assertThat(server.events.events).containsExactly("RELIABLE on 0: 01");
    assertThat(server.takeKinds()).containsExactly(Command.ACK);
  }

  @Test
  void unknownChannelIsRefused() {
    assertThatThrownBy(() -> peer.send(3, DeliveryMode.RELIABLE, new byte[1], 0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The connection has the channels 0 to 2, found 3");
    server.receive(fromClient().reliable(3, 1, 1));
    assertThat(server.events.events).isEmpty();
  }

  @Test
  void peerIsPingedHalfASecondAfterItsLastAcknowledgement() {
    server.advance(1);
    server.receive(fromClient().ack(Command.OF_CONNECTION, 2, (int) server.now - 1)); // BANDWIDTH
    server.takeSent();

    server.advance(499);
    assertThat(server.takeSent()).isEmpty();
    server.advance(1);

    assertThat(server.takeKinds()).containsExactly(Command.PING);
  }

  @Test
  void disconnectEndsAfterTheAcknowledgement() {
    peer.disconnect(3);
    server.host.flush(server.now);
    SentCommand command = server.takeSent().get(0);

    server.receive(fromClient().ack(Command.OF_CONNECTION, command.number(), (int) server.now));

    assertThat(server.events.events).containsExactly("disconnected BY_HOST 0");
    assertThat(server.host.peers()).isEmpty();
  }

  @Test
  void disconnectLaterWaitsForTheMessages() {
    server.receive(fromClient().ack(Command.OF_CONNECTION, 2, (int) server.now)); // BANDWIDTH
    peer.send(0, DeliveryMode.RELIABLE, new byte[1], 0, 1);
    peer.disconnectLater(3);
    server.host.flush(server.now);
    assertThat(server.takeKinds()).containsExactly(Command.RELIABLE);

    server.receive(fromClient().ack(0, 1, (int) server.now));

    assertThat(server.takeKinds()).containsExactly(Command.DISCONNECT);
  }

  @Test
  void disconnectLaterDoesNotWaitForAnAcknowledgementOfUnreliableMessages() {
    server.receive(fromClient().ack(Command.OF_CONNECTION, 2, (int) server.now)); // BANDWIDTH
    peer.send(0, DeliveryMode.UNRELIABLE, new byte[1], 0, 1);
    peer.disconnectLater(3);

    server.host.flush(server.now);

    assertThat(server.takeKinds()).containsExactly(Command.UNRELIABLE, Command.DISCONNECT);
  }

  @Test
  void disconnectNowTellsThePeerOnce() {
    peer.disconnectNow(3);
    server.advance(5_000);

    assertThat(server.takeSent()).extracting(SentCommand::code).containsExactly(0x44);
    assertThat(server.events.events).isEmpty();
  }

  @Test
  void disconnectingPeerIsAcknowledged() {
    server.receive(fromClient()
        .command(Command.DISCONNECT | Command.WANTS_ACK, Command.OF_CONNECTION, 2)
        .ints(42));

    assertThat(server.events.events).containsExactly("disconnected BY_PEER 42");
    assertThat(server.takeKinds()).containsExactly(Command.ACK);
    assertThat(server.host.peers()).isEmpty();
  }

  @Test
  void lostMessageIsRepeatedAsSoonAsThreeLaterDatagramsHaveArrived() {
    for (int i = 0; i < 4; i++) {
      send(DeliveryMode.RELIABLE, 1);
    }
    server.takeSent();
    TestDatagram acks = fromClient();
    for (int number = 2; number <= 4; number++) {
      acks.ack(1, number, (int) server.now);
    }

    server.receive(acks);

    assertThat(server.takeSent())
        .filteredOn(command -> command.channel() == 1)
        .extracting(SentCommand::number)
        .containsExactly(1);
  }
}
