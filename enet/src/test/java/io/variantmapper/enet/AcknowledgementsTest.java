package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** When acknowledgements are sent, and how many of them share a datagram. */
class AcknowledgementsTest {
  private final TestHost server = TestHost.server();
  private final ENetPeer peer = server.connect();
  private int number;

  private TestDatagram messages(int count) {
    TestDatagram datagram = new TestDatagram().to(0, 0).sentAt((int) server.now);
    for (int i = 0; i < count; i++) {
      datagram.reliable(0, ++number, 5);
    }
    return datagram;
  }

  private void receiveWithoutFlush(TestDatagram datagram) {
    byte[] bytes = datagram.build();
    server.host.receive(TestHost.CLIENT, bytes, 0, bytes.length, server.now);
  }

  @Test
  void acknowledgementsShareADatagram() {
    for (int i = 0; i < 5; i++) {
      receiveWithoutFlush(messages(30));
    }
    server.host.flush(server.now);

    assertThat(server.sent).hasSize(1);
    assertThat(server.takeKinds()).hasSize(150).containsOnly(Command.ACK);
  }

  @Test
  void acknowledgementsWaitForAMillisecond() {
    receiveWithoutFlush(messages(30));

    assertThat(server.host.nextFlush()).isEqualTo(server.now + 1);
  }

  @Test
  void messagesTakeAcknowledgementsAlong() {
    receiveWithoutFlush(messages(1));
    peer.send(0, DeliveryMode.RELIABLE, new byte[1], 0, 1);

    assertThat(server.host.nextFlush()).isEqualTo(server.now);
    server.host.flush(server.now);
    assertThat(server.sent).hasSize(1);
    assertThat(server.takeKinds()).containsExactly(Command.ACK, Command.RELIABLE);
  }

  @Test
  void acknowledgementsThatFillADatagramDoNotWait() {
    int full = (peer.mtu() - DatagramWriter.HEADER) / Command.size(Command.ACK);
    while (number + 32 < full) {
      receiveWithoutFlush(messages(32));
    }
    assertThat(server.host.nextFlush()).isEqualTo(server.now + 1);

    receiveWithoutFlush(messages(32));

    assertThat(server.host.nextFlush()).isEqualTo(server.now);
  }

  @Test
  void endOfTheConnectionIsAcknowledgedBeforeTheHostCloses() {
    receiveWithoutFlush(new TestDatagram()
        .to(0, 0)
        .sentAt((int) server.now)
        .command(Command.DISCONNECT | Command.WANTS_ACK, Command.OF_CONNECTION, 2)
        .ints(0));

    server.host.close();

    assertThat(server.takeKinds()).containsExactly(Command.ACK);
  }

  /** An ENet host that ends a connection ignores the rest of a datagram after any other one. */
  @Test
  void endOfTheConnectionIsAcknowledgedAlone() {
    receiveWithoutFlush(messages(1));
    server.receive(new TestDatagram()
        .to(0, 0)
        .sentAt((int) server.now)
        .command(Command.DISCONNECT | Command.WANTS_ACK, Command.OF_CONNECTION, 2)
        .ints(0));

    assertThat(server.takeSent())
        .extracting(SentCommand::channel)
        .containsExactly(Command.OF_CONNECTION);
  }

  @Test
  void allAcknowledgementsOfADatagramAreRead() {
    TestDatagram acks = new TestDatagram().to(0, 0);
    for (int i = 1; i <= 150; i++) {
      peer.send(0, DeliveryMode.RELIABLE, new byte[1], 0, 1);
      acks.ack(0, i, (int) server.now);
    }
    server.host.flush(server.now);

    server.receive(acks);

    assertThat(peer.waitingBytes()).isZero();
  }
}
