package io.variantmapper.rpc;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays sessions between Godot 4.6 engines, with Java in the place of each peer. */
class RecordedSessionTest {
  static Stream<Arguments> peers() {
    return Recordings.read("scenarios-4.6.jsonl").stream()
        .filter(scenario -> !isStricter(scenario.get("scenario").getAsString()))
        .flatMap(scenario -> {
          List<Integer> clients = ReplayedPeer.clients(scenario);
          return IntStream.concat(IntStream.of(1), clients.stream().mapToInt(Integer::intValue))
              .mapToObj(id -> Arguments.of(scenario.get("scenario").getAsString(), id, scenario));
        });
  }

  /** Returns whether Java refuses in this scenario what the engine does; other tests show it. */
  private static boolean isStricter(String scenario) {
    return List.of(
            "different methods",
            "hand-made packets",
            "objects",
            "MultiplayerSpawner",
            "MultiplayerSynchronizer")
        .contains(scenario);
  }

  @ParameterizedTest(name = "{0}, peer {1}")
  @MethodSource("peers")
  void javaSendsAndReportsWhatTheEngineDid(String name, int id, JsonObject scenario) {
    ReplayedPeer peer = new ReplayedPeer(scenario, id);
    if (!scenario.toString().contains("the transport connects")) {
      peer.connectAll(
          ReplayedPeer.clients(scenario).stream().mapToInt(Integer::intValue).toArray());
    }
    peer.replay();
  }
}
