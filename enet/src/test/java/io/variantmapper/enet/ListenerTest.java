package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/** Checks listeners that use the host inside of their methods, or throw exceptions. */
class ListenerTest {
  /** Throws an exception after each event, until a test stops it. */
  private static final class Throwing extends RecordingListener {
    boolean isThrowing = true;

    private void fail() {
      if (isThrowing) {
        throw new IllegalStateException("of the listener");
      }
    }

    @Override
    public boolean accepts(InetSocketAddress address, int data) {
      fail();
      return true;
    }

    @Override
    public void connected(ENetPeer peer, int data) {
      super.connected(peer, data);
      fail();
    }

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      super.received(peer, channel, mode, bytes, offset, length);
      fail();
    }

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
      super.disconnected(peer, reason, data);
      fail();
    }
  }

  private static TestDatagram fromClient() {
    return new TestDatagram().to(0, 0);
  }

  private static void receiveAndFail(TestHost host, TestDatagram datagram) {
    assertThatThrownBy(() -> host.receive(datagram)).hasMessage("of the listener");
    host.advance(0);
  }

  @Test
  void exceptionOfTheListenerStopsNothing() {
    Throwing throwing = new Throwing();
    TestHost server = new TestHost(HostOptions.server(4).build(), throwing);
    throwing.isThrowing = false;
    server.connect();
    throwing.isThrowing = true;

    server.receive(fromClient().reliable(0, 2, 2));
    server.receive(fromClient().reliable(0, 3, 3));
    receiveAndFail(server, fromClient().reliable(0, 1, 1));
    receiveAndFail(server, fromClient().reliable(0, 4, 4));

    assertThat(throwing.events)
        .containsExactly(
            "connected 7",
            "RELIABLE on 0: 01",
            "RELIABLE on 0: 02",
            "RELIABLE on 0: 03",
            "RELIABLE on 0: 04");
    assertThat(server.takeKinds()).hasSize(4).containsOnly(Command.ACK);
  }

  @Test
  void clientIsRefusedIfTheListenerFails() {
    TestHost server = new TestHost(HostOptions.server(4).build(), new Throwing());

    receiveAndFail(server, new TestDatagram().connect(5, 7));

    assertThat(server.host.peers()).isEmpty();
    assertThat(server.takeKinds()).containsExactly(Command.DISCONNECT);
  }

  @Test
  void allPeersTimeOutAlthoughTheListenerFails() {
    Throwing throwing = new Throwing();
    SimulatedNetwork network = new SimulatedNetwork(1);
    SimulatedNetwork.Node client = network.add(2, HostOptions.server(2).build(), throwing);
    client.host.connect(SimulatedNetwork.address(1), 3, 7, network.now);
    client.host.connect(SimulatedNetwork.address(1), 3, 8, network.now);

    assertThatThrownBy(() -> network.run(40_000)).hasMessage("of the listener");

    assertThat(throwing.events)
        .containsExactly("disconnected TIMED_OUT 0", "disconnected TIMED_OUT 0");
  }

  @Test
  void closedHostIgnoresEverything() {
    TestHost server =
        new TestHost(HostOptions.server(4).compression(CompressionMode.ZLIB).build());
    ENetPeer peer = server.connect();
    peer.isCompressing = true;
    server.host.receive(TestHost.CLIENT, disconnect(), 0, disconnect().length, server.now);

    server.host.close();
    server.host.close();
    server.sent.clear();
    server.receive(new TestDatagram().connect(6, 8));
    byte[] compressed = {(byte) 0x4f, (byte) 0xff, 0x78, (byte) 0x9c, 1, 2, 3, 4};
    server.host.receive(TestHost.CLIENT, compressed, 0, compressed.length, server.now);
    server.advance(10_000);

    assertThat(server.host.peers()).isEmpty();
    assertThat(server.sent).isEmpty();
    assertThatThrownBy(() -> server.host.connect(TestHost.CLIENT, 3, 7, server.now))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The host is closed. Create another one");
  }

  private static byte[] disconnect() {
    return fromClient()
        .command(Command.DISCONNECT | Command.WANTS_ACK, Command.OF_CONNECTION, 9)
        .ints(0)
        .build();
  }

  @Test
  void addressThatIsUnresolvedIsRefused() {
    ENetHost client = new TestHost(HostOptions.client().build()).host;
    InetSocketAddress unknown = InetSocketAddress.createUnresolved("unknown.invalid", 7000);

    assertThatThrownBy(() -> client.connect(unknown, 3, 7, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("unknown.invalid")
        .hasMessageContaining("Use new InetSocketAddress");
  }

  @Test
  void negativeBandwidthIsRefused() {
    ENetHost host = TestHost.server().host;

    assertThatThrownBy(() -> host.limitBandwidth(0, -5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A bandwidth is 0 for no limit, or positive, found 0 and -5 bytes in a second");
  }

  @Test
  void disconnectLaterDoesNotWaitForAcknowledgementsOfUnreliableMessages() {
    TestHost server = TestHost.server();
    ENetPeer peer = server.connect();
    for (int number = 2; number <= 3; number++) {
      server.receive(fromClient().ack(Command.OF_CONNECTION, number, (int) server.now));
    }
    peer.send(1, DeliveryMode.UNRELIABLE, new byte[5], 0, 5);
    peer.disconnectLater(3);

    server.advance(0);

    assertThat(server.takeKinds()).containsExactly(Command.UNRELIABLE, Command.DISCONNECT);
  }
}
