package io.variantmapper.enet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Attacks of peers, and of strangers that forge the addresses of peers. */
class HostilePeersTest {
  @Test
  void eachPeerIsToldAnotherTime() {
    PrimitiveIterator.OfInt offsets = IntStream.of(100, 200).iterator();
    List<Integer> times = new ArrayList<>();
    ENetHost server = new ENetHost(
        HostOptions.server(4).build(),
        (receiver, bytes, offset, length) ->
            times.add((bytes[offset + 2] & 0xff) << 8 | bytes[offset + 3] & 0xff),
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
}
