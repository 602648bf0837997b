package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.variantmapper.it.engine.EchoServers.Server;
import io.variantmapper.it.engine.Talk.Answer;
import io.variantmapper.it.engine.Talk.Order;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.stream.Framing;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the generated class of a protocol exchanges messages with Java. */
@GodotTest
final class EngineProtocolTest {
  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  private List<Answer> answers(List<byte[]> packets) throws Exception {
    return answers("answer.gd", packets);
  }

  /** Sends packets to a script in the engine, and returns the script's answers. */
  private List<Answer> answers(String script, List<byte[]> packets) throws Exception {
    List<Answer> answers = new ArrayList<>();
    for (byte[] packet : project().answer(script, packets)) {
      answers.add(Talk_AnswerVariantSerializer.INSTANCE.decode(packet, engine.format()));
    }
    return answers;
  }

  private GodotProject project() throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.add(Path.of("target/test-classes"));
    classes.register(project);
    return project;
  }

  private byte[] packet(Order order) {
    return Talk_OrderVariantSerializer.INSTANCE.encode(order, engine.format());
  }

  private byte[] packet(Variant value) {
    return value.encode(engine.format());
  }

  @Test
  void eachMessageArrivesAtItsSignalAndIsAnswered() throws Exception {
    Order.Greet greet = new Order.Greet("Ada", List.of("Dr."));
    assertThat(
            answers(List.of(packet(new Order.Add(2, 3)), packet(greet), packet(new Order.Stop()))))
        .containsExactly(
            new Answer.Sum(5),
            new Answer.Greeting("Hello Ada", greet),
            new Answer.Refused("stopped"),
            new Answer.Polled(3));
  }

  @Test
  void packetThatIsNotAMessageIsRefusedWithAReason() throws Exception {
    assertThat(answers(List.of(
            packet(Variant.of(Map.of("type", "Dance"))),
            packet(Variant.of(Map.of("type", "Add", "a", 1, "b", "x"))),
            packet(Variant.of(7)),
            packet(Variant.Nil.INSTANCE),
            new byte[] {127, 0, 0, 0},
            new byte[] {1},
            packet(new Order.Add(1, 1)))))
        .containsExactly(
            new Answer.Refused("ItTalkOrder.type: unknown tag 'Dance'"),
            new Answer.Refused("ItTalkOrder.b: expected int, found String"),
            new Answer.Refused("ItTalkOrder: expected ItTalkOrder, found int"),
            new Answer.Refused("ItTalkOrder: expected ItTalkOrder, found null"),
            new Answer.Refused("ItTalkOrder: expected ItTalkOrder, found null"),
            new Answer.Refused("ItTalkOrder: expected ItTalkOrder, found null"),
            new Answer.Sum(2),
            new Answer.Polled(7));
  }

  @Test
  void floodOfPacketsIsReadInSeveralPolls() throws Exception {
    List<byte[]> flood = Collections.nCopies(200, packet(new Order.Add(1, 1)));
    assertThat(answers(flood))
        .hasSize(203)
        .filteredOn(Answer.Polled.class::isInstance)
        .containsExactly(new Answer.Polled(64), new Answer.Polled(100), new Answer.Polled(36));
  }

  /** Checks a peer that sends datagrams instead of a stream. The web build has no UDP. */
  @Test
  void messagesArriveAsDatagrams() throws Exception {
    assumeFalse(engine.build().isWeb(), "Godot's web build has no UDP");
    List<byte[]> datagrams = List.of(packet(new Order.Add(2, 3)), packet(new Order.Stop()));
    assertThat(answers("answer_udp.gd", datagrams))
        .containsExactly(new Answer.Sum(5), new Answer.Refused("stopped"), new Answer.Polled(2));
  }

  @Test
  void startAndEndOfEachTcpConnectionAreReportedOnce() throws Exception {
    assumeFalse(engine.build().isWeb(), "Godot's web build has no TCP");
    String end = "disconnected -1 ";
    assertThat(signals(Framing.PACKET_PEER_STREAM))
        .containsExactly("failed", "connected", end, "connected", end, "connected", end);
  }

  @Test
  void startAndEndOfEachWebSocketAreReportedOnce() throws Exception {
    assertThat(signals(Framing.WEB_SOCKET_PEER))
        .containsExactly(
            "failed",
            "connected",
            engine.build().isWeb() ? "disconnected 1006 " : "disconnected -1 ",
            "connected",
            "disconnected 1007 Unknown type id 127 for " + engine.version() + " at offset 0 ($)",
            "connected",
            engine.version() == GodotVersion.GODOT_3
                ? "disconnected -1 "
                : "disconnected 4000 mine");
  }

  /** Returns the signals for no server, a lost connection, a bad packet and a closed connection. */
  private List<String> signals(Framing framing) throws Exception {
    GodotProject project = project();
    try (EchoServers servers = new EchoServers(engine.format())) {
      ServerSocket nobody = new ServerSocket(0);
      nobody.close();
      Server server = servers.all().stream()
          .filter(found -> found.framing().equals(framing) && found.name().contains("Variant"))
          .findFirst()
          .orElseThrow();
      project.run(
          "watch_connections.gd",
          framing.name(),
          String.valueOf(server.port()),
          String.valueOf(nobody.getLocalPort()),
          "out");
    }
    return project.frames("out").stream()
        .map(packet -> new VariantReader(packet, engine.format()).readString())
        .toList();
  }
}
