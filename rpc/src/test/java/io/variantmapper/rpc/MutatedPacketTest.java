package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sends changed packets of recorded sessions to servers and clients. */
class MutatedPacketTest {
  private static final int PACKETS = 20_000;

  private static final List<byte[]> RECORDED = recorded();

  private static List<byte[]> recorded() {
    List<byte[]> packets = new ArrayList<>();
    for (JsonObject scenario : Recordings.read("scenarios-4.6.jsonl")) {
      for (JsonElement entry : scenario.getAsJsonArray("log")) {
        JsonElement packet = entry.getAsJsonObject().get("packet");
        if (packet != null) {
          packets.add(Recordings.bytes(packet.getAsString()));
        }
      }
    }
    return packets;
  }

  private static FunctionTable table() {
    return FunctionTableTest.table(
        IntStream.range(0, 300).mapToObj(i -> "f" + i).toArray(String[]::new));
  }

  private static byte[] mutated(Random random) {
    byte[] packet = RECORDED.get(random.nextInt(RECORDED.size())).clone();
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(Math.min(packet.length, random.nextBoolean() ? 8 : packet.length));
      packet[at] =
          (byte) (random.nextBoolean() ? random.nextInt() : packet[at] ^ 1 << random.nextInt(8));
    }
    return random.nextInt(4) > 0
        ? packet
        : Arrays.copyOf(packet, random.nextInt(packet.length + 4));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noPacketCausesAnException(long seed) {
    Random random = new Random(seed);
    TestRoom room = new TestRoom();
    List<RpcPeer> peers = List.of(room.add(2), room.add(3));
    room.addNode("Game/Player", table());
    room.addNode("Late", table());
    for (int i = 0; i < PACKETS; i++) {
      byte[] packet = mutated(random);
      peers.get(random.nextInt(2)).receive(packet, 0, packet.length);
    }

    assertThat(room.faults).isNotEmpty();
    assertThat(room.reasons).doesNotContainNull();
    assertThat(room.session.peers()).containsExactly(2, 3);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noPacketCausesAnExceptionAtAClient(long seed) {
    Random random = new Random(seed);
    List<PeerFault> faults = new ArrayList<>();
    ClientSession session = new ClientSession(2, new SessionListener() {}, SessionOptions.DEFAULT);
    session.addNode(
        "Game/Player", table(), (call, function, arguments) -> RecordedArguments.read(arguments));
    RpcPeer server = new RpcPeer(
        1,
        (bytes, offset, length, mode, channel) -> {},
        (fault, reason) -> faults.add(fault),
        PeerLimits.DEFAULT);
    session.add(server);
    for (int i = 0; i < PACKETS; i++) {
      byte[] packet = mutated(random);
      server.receive(packet, 0, packet.length);
    }

    assertThat(faults).isNotEmpty();
    assertThat(session.peers()).startsWith(1);
  }
}
