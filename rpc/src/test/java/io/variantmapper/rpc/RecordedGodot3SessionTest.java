package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.variantmapper.runtime.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays sessions of Godot 3 on ENet, with Java in the place of the server. */
class RecordedGodot3SessionTest {
  private static final FunctionTable TABLE = FunctionTable.of(
      FunctionTableTest.function("back"),
      FunctionTableTest.function("echo"),
      FunctionTableTest.function("none"),
      FunctionTableTest.function("rel"),
      FunctionTableTest.function("rsync"),
      FunctionTableTest.function("two"),
      new RpcFunction("pup", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0),
      new RpcFunction("unrel", RpcMode.ANY_PEER, TransferMode.UNRELIABLE, 0));

  private final List<String> events = new ArrayList<>();
  private final SessionEvents recorder = new SessionEvents(events);
  private final List<PeerFault> faults = new ArrayList<>();
  private final Map<Integer, RpcPeer> peers = new HashMap<>();
  private final Map<Integer, Deque<SentPacket>> sent = new HashMap<>();
  private final ServerSession session = new ServerSession(recorder, SessionOptions.GODOT_3);
  private final RpcNode game = session.addNode("Game", TABLE, this::called);

  private void called(RpcCall call, int number, ArgumentReader arguments) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < arguments.count(); i++) {
      values.add(text(arguments.next().readVariant()));
    }
    arguments.end();
    String name = Objects.requireNonNull(TABLE.function(number)).name();
    events.add(name + "(" + String.join(", ", values) + ") by " + call.sender());
    if (name.equals("echo")) {
      game.call(TABLE.number("back")).next().writeString(values.get(0));
      game.send(Targets.peer(call.sender()));
    }
  }

  private static String text(Variant value) {
    if (value instanceof Variant.Int number) {
      return Long.toString(number.value());
    } else if (value instanceof Variant.Bool bool) {
      return Boolean.toString(bool.value());
    }
    return (String) ((Variant.Value) value).value();
  }

  static Stream<JsonObject> sessions() {
    return Recordings.read("godot3-sessions.jsonl").stream();
  }

  @ParameterizedTest
  @MethodSource("sessions")
  void serverSendsAndReportsWhatTheEngineDid(JsonObject recorded) {
    for (JsonElement step : recorded.getAsJsonArray("log")) {
      replay(step.getAsJsonObject());
    }

    assertThat(sent.values()).allSatisfy(queue -> assertThat(queue).isEmpty());
    assertThat(events)
        .containsExactlyElementsOf(recorded.getAsJsonArray("events").asList().stream()
            .map(JsonElement::getAsString)
            .toList());
    // The sessions with a single client also set a property.
    boolean hasSet = recorded.get("session").getAsString().endsWith("-rpc");
    assertThat(faults).isEqualTo(hasSet ? List.of(PeerFault.UNSUPPORTED) : List.of());
  }

  private void replay(JsonObject step) {
    if (step.has("join")) {
      join(step.get("join").getAsInt());
    } else if (step.has("leave")) {
      session.disconnected(peer(step.get("leave").getAsInt()));
    } else if (step.has("call")) {
      game.call(TABLE.number(step.get("call").getAsString())).writeInt(7);
      game.send(Targets.everyone());
    } else {
      TransferMode mode = TransferMode.valueOf(step.get("mode").getAsString());
      int channel = step.get("channel").getAsInt();
      String packet = step.get("packet").getAsString();
      if (step.has("from")) {
        byte[] bytes = Recordings.bytes(packet);
        peer(step.get("from").getAsInt()).receive(bytes, 0, bytes.length, mode, channel);
      } else {
        assertThat(Objects.requireNonNull(sent.get(step.get("to").getAsInt())).poll())
            .isEqualTo(new SentPacket(packet, mode, channel));
      }
    }
  }

  private void join(int id) {
    List<SentPacket> packets = new ArrayList<>();
    Deque<SentPacket> queue = new ArrayDeque<>();
    sent.put(id, queue);
    PacketSink list = SentPacket.into(packets);
    PacketSink sink = (bytes, offset, length, mode, channel) -> {
      list.send(bytes, offset, length, mode, channel);
      queue.add(packets.remove(0));
    };
    RpcPeer peer =
        RpcPeer.godot3(id, sink, (fault, reason) -> faults.add(fault), PeerLimits.DEFAULT);
    peers.put(id, peer);
    session.add(peer);
  }

  private RpcPeer peer(int id) {
    return Objects.requireNonNull(peers.get(id));
  }
}
