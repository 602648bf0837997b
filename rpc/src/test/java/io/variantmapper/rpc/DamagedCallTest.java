package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares damaged calls with what Godot 4.6 makes of them. */
class DamagedCallTest {
  /** The functions f0 to f8 of the recording. */
  private static final FunctionTable TABLE = FunctionTable.of(IntStream.rangeClosed(0, 8)
      .mapToObj(count -> new RpcFunction("f" + count, RpcMode.ANY_PEER, TransferMode.RELIABLE, 0))
      .toArray(RpcFunction[]::new));

  private final TestRoom room = new TestRoom();
  private final RpcPeer peer = room.add(2);

  static Stream<JsonObject> packets() {
    return Recordings.read("damaged-4.6.jsonl").stream();
  }

  private void receive(JsonObject recorded) {
    room.session.addNode("Game/Player", TABLE, (call, function, arguments) -> {
      arguments.requireCount(function);
      room.events.add("f" + function + " " + RecordedArguments.read(arguments));
    });
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game/Player"));
    room.events.clear();
    TestRoom.receive(peer, recorded.get("packet").getAsString());
  }

  /** Returns whether the engine could not read the packet; other errors concern a value in it. */
  private static boolean isDamaged(JsonObject recorded) {
    return recorded.has("errors") && recorded.get("errors").toString().contains("Invalid packet");
  }

  @ParameterizedTest
  @MethodSource("packets")
  void onlyAPacketWithoutDamageIsACall(JsonObject recorded) {
    receive(recorded);

    boolean isCall = recorded.has("method") && !isDamaged(recorded);
    assertThat(room.events)
        .isEqualTo(
            isCall
                ? List.of(recorded.get("method").getAsString() + " "
                    + recorded.get("args").getAsString())
                : List.of());
    int command = Integer.parseInt(recorded.get("packet").getAsString().substring(1, 2), 16) & 7;
    boolean isIgnored = command >= 4 && command <= 6;
    assertThat(room.faults).hasSize(isCall || isIgnored ? 0 : 1);
  }
}
