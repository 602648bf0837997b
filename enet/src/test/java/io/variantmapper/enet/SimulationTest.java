package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs two hosts over networks that lose, double, delay and reorder datagrams. */
class SimulationTest {
  private static final int MESSAGES = 1_000_000;

  /** Counts the messages, each of which contains the number of the messages before it. */
  private static final class Counting extends RecordingListener {
    int received;

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      int number = (bytes[offset] & 0xff) << 24
          | (bytes[offset + 1] & 0xff) << 16
          | (bytes[offset + 2] & 0xff) << 8
          | (bytes[offset + 3] & 0xff);
      if (number != received) {
        events.add("expected " + received + " but was " + number);
      }
      received++;
    }
  }

  private final Counting atServer = new Counting();
  private final Counting atClient = new Counting();

  @ParameterizedTest
  @CsvSource({
    "0, 0, 20, 20",
    "0.01, 0.01, 20, 60",
    "0.1, 0.1, 20, 100",
    "0.3, 0.1, 20, 100",
    "0.1, 0, 400, 500"
  })
  void allReliableMessagesArriveOnceAndInOrder(
      double loss, double doubling, int minDelay, int maxDelay) {
    SimulatedNetwork network =
        new SimulatedNetwork(7).loss(loss).doubling(doubling).delay(minDelay, maxDelay);
    SimulatedNetwork.Node server = network.add(1, HostOptions.server(4).build(), atServer);
    SimulatedNetwork.Node client = network.add(2, HostOptions.client().build(), atClient);
    ENetPeer toServer = client.host.connect(server.address, 3, 9, network.now);
    assertThat(network.runUntil(60_000, () -> toServer.isConnected() && !atServer.peers.isEmpty()))
        .isTrue();
    ENetPeer toClient = atServer.peers.get(0);
    int[] sent = {0, 0};
    long begun = network.now;

    while (atServer.received < MESSAGES || atClient.received < MESSAGES) {
      sent[0] = fill(toServer, sent[0]);
      sent[1] = fill(toClient, sent[1]);
      network.run(50);
      assertThat(network.now - begun)
          .as("time after %s and %s", atServer.events, atClient.events)
          .isLessThan(100L * 3_600_000);
    }

    assertThat(atServer.events).containsExactly("connected 9");
    assertThat(atClient.events).containsExactly("connected 0");
  }

  private static int fill(ENetPeer peer, int sent) {
    int next = sent;
    while (next < MESSAGES
        && peer.waitingBytes() < 1 << 17
        && peer.send(1, DeliveryMode.RELIABLE, Fields.of(next), 0, Integer.BYTES)) {
      next++;
    }
    return next;
  }

  @Test
  void peerThatDoesNotAnswerTimesOut() {
    SimulatedNetwork network = new SimulatedNetwork(1);
    SimulatedNetwork.Node server = network.add(1, HostOptions.server(4).build(), atServer);
    SimulatedNetwork.Node client = network.add(2, HostOptions.client().build(), atClient);
    client.host.connect(server.address, 3, 9, network.now);
    network.run(2_000);
    network.cut();

    network.run(10_000);

    assertThat(atServer.events).containsExactly("connected 9", "disconnected TIMED_OUT 0");
    assertThat(atClient.events).containsExactly("connected 0", "disconnected TIMED_OUT 0");
  }
}
