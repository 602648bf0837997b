package io.variantmapper.it.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.variantmapper.rpc.ArgumentWriter;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.rpc.PeerLimits;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.runtime.value.Vector2;
import java.time.LocalTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls generated functions between two sessions. */
class NodeTest {
  private static final SessionListener SILENT = new SessionListener() {};

  private final Queue<Runnable> packets = new ArrayDeque<>();
  private final List<byte[]> sentToServer = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private final PeerListener listener =
      (fault, reason) -> refusals.add(fault + " " + reason.getMessage());
  private final ServerSession server = new ServerSession(SILENT, SessionOptions.DEFAULT);
  private final ClientSession client = new ClientSession(7, SILENT, SessionOptions.DEFAULT);
  private final RpcPeer ofClient = new RpcPeer(7, sink(true), listener, PeerLimits.DEFAULT);
  private final RpcPeer ofServer = new RpcPeer(1, sink(false), listener, PeerLimits.DEFAULT);
  private final Performance atServer = new Performance();
  private final Performance atClient = new Performance();
  private final StageNode node = StageNode.add(server, "main", atServer);
  private final StageNode remote = StageNode.add(client, "main", atClient);

  private PacketSink sink(boolean toClient) {
    return (bytes, offset, length, mode, channel) -> {
      byte[] packet = Arrays.copyOfRange(bytes, offset, offset + length);
      if (!toClient) {
        sentToServer.add(packet);
      }
      packets.add(() -> (toClient ? ofServer : ofClient).receive(packet, 0, length, mode, channel));
    };
  }

  @BeforeEach
  void connect() {
    server.add(ofClient);
    client.add(ofServer);
    deliver();
  }

  private void deliver() {
    while (!packets.isEmpty()) {
      packets.remove().run();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void damagedCallCausesNoException(long seed) {
    argumentsOfEveryTypeArrive();
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      byte[] packet = sentToServer.get(random.nextInt(sentToServer.size())).clone();
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        packet[random.nextInt(packet.length)] = (byte) random.nextInt();
      }
      boolean isCut = random.nextInt(8) == 0;
      ofClient.receive(packet, 0, isCut ? random.nextInt(packet.length) : packet.length);
    }
    assertThat(refusals).isNotEmpty();
  }

  @Test
  void argumentsOfEveryTypeArrive() {
    Stage.Prop prop = new Stage.Prop("cup", new Stage.Prop("table", null));
    Stage target = remote.peer(1);
    target.move(new Vector2(1, 2), -3, true, 1L << 40);
    target.put(prop, List.of(new Stage.Spot(1, 2)), Map.of("a", new int[] {1}), Stage.Light.DIM);
    target.say("hi", Optional.of(Stage.Light.BRIGHT), LocalTime.NOON);
    target.sign("ada", (short) 3, 'x');
    deliver();
    assertThat(refusals).isEmpty();
    assertThat(atServer.calls)
        .containsExactly(
            List.of("move", 7, new Vector2(1, 2), -3, true, 1L << 40),
            List.of("put", 7, prop, List.of(new Stage.Spot(1, 2)), Set.of("a"), 1, Stage.Light.DIM),
            List.of("say", 7, "hi", Optional.of(Stage.Light.BRIGHT), LocalTime.NOON),
            List.of("sign", 7, "ada", (short) 3, 'x'));
  }

  @Test
  void nullAndEmptyArrive() {
    remote.peer(1).say(null, Optional.empty(), LocalTime.MIDNIGHT);
    deliver();
    assertThat(atServer.calls)
        .containsExactly(List.of("say", 7, "null", Optional.empty(), LocalTime.MIDNIGHT));
  }

  @Test
  void onlyByteArrayArrivesFullAndEmpty() {
    remote.peer(1).record(new byte[3]);
    remote.peer(1).record(new byte[0]);
    deliver();
    assertThat(atServer.calls).containsExactly(List.of("record", 7, 3), List.of("record", 7, 0));
  }

  @Test
  void overloadIsChosenByTheNumberOfArguments() {
    remote.peer(1).clap();
    deliver();
    assertThat(atClient.calls).containsExactly(List.of("clap", 1, 2));
  }

  @Test
  void functionOfTheAuthorityIsRefusedForOthers() {
    remote.peer(1).fall();
    deliver();
    assertThat(refusals).singleElement().asString().startsWith("NOT_ALLOWED");
  }

  @Test
  void functionWithoutBodyIsReported() {
    node.setAuthority(7);
    remote.peer(1).fall();
    deliver();
    assertThat(refusals)
        .singleElement()
        .asString()
        .startsWith(PeerFault.NOT_HANDLED + " peer 7 calls fall of Stages/main");
  }

  @Test
  void damagedArgumentMeansNoCall() {
    RpcNode raw = remote.node();
    ArgumentWriter arguments = raw.call(StageNode.FUNCTIONS.number("clap"));
    arguments.next().writeString("three");
    raw.send(Targets.peer(1));
    deliver();
    assertThat(atServer.calls).isEmpty();
    assertThat(refusals).singleElement().asString().startsWith("WRONG_ARGUMENTS");
  }

  @Test
  void targetsCanBeReplacedInATest() {
    List<Targets> asked = new ArrayList<>();
    Performance calls = new Performance();
    StageNode faked = new StageNode(new ServerSession(SILENT, SessionOptions.DEFAULT), "S", calls) {
      @Override
      public Stage to(Targets targets) {
        asked.add(targets);
        return super.to(targets);
      }
    };
    calls.clap(faked.callFrom(7));
    assertThat(asked).containsExactly(Targets.peer(7));
  }

  @Test
  void callOfAnotherNodeIsRefusedWithItsName() {
    RpcNode plain = server.addNode("Plain", FunctionTable.of(), (call, function, arguments) -> {});
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StageNode.of(new RpcCall(plain, 7)))
        .withMessage("The node Plain was added without a generated class, not as a StageNode");
  }

  @Test
  void nodeWithoutReceiverIsRefusedAtOnce() {
    assertThatNullPointerException()
        .isThrownBy(() -> StageNode.add(server, "other", null))
        .withMessage("calls");
    assertThat(server.node("Stages/other")).isNull();
  }
}
