package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.engine.EchoServers.Server;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.stream.Framing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that values go over sockets to a server of the library and back, up to the largest packet.
 * The web build takes no part, because its script would have to end before a message arrives.
 */
@GodotTest(web = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineSocketsTest {
  private static final int TREES = 100;

  /**
   * An engine's visit to a server.
   *
   * @param sent the packets that the engine sent
   * @param answers the answers to these packets, then what the engine read after half of a frame,
   *     and over WebSocket what it read after a message that is too large, and that message's size
   *     with a larger buffer
   * @param ends what the server reports of its connections, see {@link Server#ends()}
   */
  record Visit(Server server, List<byte[]> sent, List<byte[]> answers, List<String> ends) {
    boolean isOver(Framing framing) {
      return server.framing().equals(framing);
    }

    @Override
    public String toString() {
      return server.toString();
    }
  }

  @Parameter
  private GodotEngine engine;

  private final List<Visit> visits = new ArrayList<>();

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void visitAllServers(@TempDir Path folder) throws Exception {
    visits.clear();
    GodotProject project = GodotProject.exchange(engine, folder);
    try (EchoServers servers = new EchoServers(engine.format())) {
      List<Variant> trees = RandomTrees.of(project, TREES);
      Map<Server, List<byte[]>> sent = new LinkedHashMap<>();
      for (Server server : servers.all()) {
        List<byte[]> packets = packets(trees, server.framing());
        project.store(server.port() + ".in", packets);
        sent.put(server, packets);
      }
      project.run(
          "visit_servers.gd",
          sent.keySet().stream()
              .map(server -> server.framing().name() + ":" + server.port())
              .toArray(String[]::new));
      for (Map.Entry<Server, List<byte[]>> entry : sent.entrySet()) {
        Server server = entry.getKey();
        List<byte[]> answers = project.frames(server.port() + ".out");
        visits.add(new Visit(server, entry.getValue(), answers, server.takeEnds()));
      }
    }
  }

  /** Returns packets of many types and sizes. The last packet is the largest. */
  private List<byte[]> packets(List<Variant> trees, Framing framing) {
    byte[] largest = new byte[Math.min(framing.maxPacketBytes(), EchoServers.LARGEST) / 4 * 4 - 8];
    return Stream.concat(trees.stream(), Stream.of(Variant.of(largest)))
        .map(value -> value.encode(engine.format()))
        .toList();
  }

  List<Visit> visits() {
    return visits;
  }

  @ParameterizedTest
  @MethodSource("visits")
  void eachValueComesBackUnchanged(Visit visit) {
    assertThat(visit.answers())
        .map(packet -> NodePathPadding.zeroed(packet, engine.format()))
        .startsWith(visit.sent().toArray(byte[][]::new));
  }

  List<Visit> visitsOverConnections() {
    return visits.stream()
        .filter(visit -> !visit.isOver(Framing.PACKET_PEER_UDP))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("visitsOverConnections")
  void halfOfAFrameIsNoValueInTheEngine(Visit visit) {
    byte[] answer = visit.answers().get(visit.sent().size());
    assertThat(Variant.decode(answer, engine.format())).isEqualTo(Variant.Nil.INSTANCE);
  }

  List<Visit> visitsOverTcp() {
    return visits.stream()
        .filter(visit -> visit.server().framing().prefix() != Framing.Prefix.NONE)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("visitsOverTcp")
  void halfOfAFrameIsNoValueInJava(Visit visit) {
    String rest = switch (visit.server().name()) {
      case "PacketInputStream" -> ". The stream ended inside a frame: 64 bytes wanted but 4 came";
      case "FrameDecoder" -> ". 8 bytes are left";
      default -> "";
    };
    assertThat(visit.ends()).containsExactly(TREES + 1 + " values", "0 values" + rest);
  }

  List<Visit> visitsOverWebSocket() {
    return visits.stream()
        .filter(visit -> visit.isOver(Framing.WEB_SOCKET_PEER))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("visitsOverWebSocket")
  void messageOverTheLimitIsDroppedInGodot3AndClosesTheConnectionInGodot4(Visit visit) {
    byte[] answer = visit.answers().get(visit.sent().size() + 1);
    assertThat(Variant.decode(answer, engine.format()))
        .isEqualTo(
            switch (engine.version()) {
              case GODOT_3 -> EchoServers.LARGE;
              case GODOT_4 -> Variant.of("closed with code 1009");
            });
  }

  @ParameterizedTest
  @MethodSource("visitsOverWebSocket")
  void messageOverTheLimitArrivesWithALargerBuffer(Visit visit) {
    byte[] answer = visit.answers().get(visit.sent().size() + 2);
    int tooLarge = Framing.WEB_SOCKET_PEER.maxPacketBytes() + 1;
    assertThat(Variant.decode(answer, engine.format())).isEqualTo(Variant.of(tooLarge));
  }
}
