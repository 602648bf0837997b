package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.rpc.ArgumentWriter;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;

/** Checks what happens when the nodes of a Godot client and of a server in Java come and go. */
@GodotTest(GodotVersion.GODOT_4)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineNodesTest {
  @Parameter
  private GodotEngine engine;

  private RemoteServer server;
  private int ann;
  private int bob;

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void start(@TempDir Path folder) throws Exception {
    server = new RemoteServer();
    ann = server.join(GodotProject.remote(engine, folder.resolve("ann")));
    bob = server.join(GodotProject.remote(engine, folder.resolve("bob")));
  }

  @AfterParameterizedClassInvocation
  void stop() {
    server.close();
  }

  /** Returns the calls and packets that a client has received since the last time. */
  private Variant received(int client) throws InterruptedException {
    return server.evaluate(client, "take_received()");
  }

  @Test
  void nodeThatIsAddedLaterAtTheServerCanBeCalled() throws Exception {
    server.evaluate(ann, "add('probe.gd', 'Late')");
    server.evaluate(ann, "get_node('/root/Late').rpc_id(1, 'say', 1)");
    server.addProbe("Late");
    server.evaluate(ann, "get_node('/root/Late').rpc_id(1, 'say', 2)");
    assertThat(server.takeEvents())
        .containsExactly("UNKNOWN_NODE", "UNKNOWN_NODE", ann + " says 2");
  }

  @Test
  void nodeThatIsAddedLaterAtTheClientCanBeCalled() throws Exception {
    ProbeNode probe = server.addProbe("Slow");
    call(probe, 1);
    assertThat(received(ann)).isEqualTo(Variant.of(List.of()));
    server.evaluate(ann, "add('probe.gd', 'Slow')");
    call(probe, 2);
    assertThat(received(ann)).isEqualTo(Variant.of(List.of(List.of(1, 2))));
  }

  private void call(ProbeNode probe, int value) {
    server.run(() -> probe.peer(ann).say(Variant.of(value)));
  }

  @Test
  void nodeThatIsRemovedAtTheServerCannotBeCalledUntilItIsBack() throws Exception {
    server.evaluate(ann, "add('probe.gd', 'Gone')");
    ProbeNode probe = server.addProbe("Gone");
    server.evaluate(ann, "get_node('/root/Gone').rpc_id(1, 'say', 1)");
    server.run(probe::remove);
    server.evaluate(ann, "get_node('/root/Gone').rpc_id(1, 'say', 2)");
    server.addProbe("Gone");
    server.evaluate(ann, "get_node('/root/Gone').rpc_id(1, 'say', 3)");
    assertThat(server.takeEvents())
        .containsExactly(ann + " says 1", "UNKNOWN_NODE", ann + " says 3");
  }

  @Test
  void nodeThatIsRemovedAtTheClientCannotBeCalledUntilItIsBack() throws Exception {
    ProbeNode probe = server.addProbe("Freed");
    server.evaluate(ann, "add('probe.gd', 'Freed')");
    call(probe, 1);
    server.evaluate(ann, "get_node('/root/Freed').free()");
    call(probe, 2);
    server.evaluate(ann, "add('probe.gd', 'Freed')");
    call(probe, 3);
    assertThat(received(ann)).isEqualTo(Variant.of(List.of(List.of(1, 1), List.of(1, 3))));
  }

  @Test
  void onlyTheAuthorityMayCall() throws Exception {
    server.evaluate(ann, "add('probe.gd', 'Wheel')");
    server.evaluate(bob, "add('probe.gd', 'Wheel')");
    ProbeNode probe = server.addProbe("Wheel");
    server.run(() -> probe.setAuthority(ann));
    server.evaluate(ann, "get_node('/root/Wheel').rpc_id(1, 'steer', 1)");
    server.evaluate(bob, "get_node('/root/Wheel').rpc_id(1, 'steer', 2)");
    assertThat(server.takeEvents()).containsExactly(ann + " steers 1", "NOT_ALLOWED");
  }

  @Test
  void scriptWithOtherFunctionsIsReported() throws Exception {
    server.evaluate(ann, "add('newer_probe.gd', 'Newer')");
    ProbeNode probe = server.addProbe("Newer");
    server.evaluate(ann, "get_node('/root/Newer').rpc_id(1, 'say', 1)");
    call(probe, 2);
    assertThat(received(ann)).isEqualTo(Variant.of(List.of()));
    assertThat(server.takeEvents())
        .containsExactly("WRONG_CHECKSUM", "WRONG_CHECKSUM", "WRONG_CHECKSUM");
  }

  @Test
  void bytesArriveWithTheirSender() throws Exception {
    server.evaluate(ann, "multiplayer.send_bytes(PackedByteArray([1, 2]), 0)");
    assertThat(server.takeEvents()).containsExactly(ann + " sends [1, 2]");
    server.run(() ->
        server.session().sendBytes(new byte[] {3}, Targets.peer(bob), TransferMode.RELIABLE, 0));
    assertThat(received(bob))
        .isEqualTo(Variant.of(
            List.of(List.of(ann, new byte[] {1, 2}), List.of(1, new byte[] {3}))));
  }

  @Test
  void objectsSignalsAndCallablesArriveWithoutTheirObjects() throws Exception {
    assertThat(server.evaluate(ann, "self").type()).isEqualTo(VariantType.OBJECT);
    assertThat(server.evaluate(ann, "tree_entered"))
        .asString()
        .matches("Signal\\(Object\\(\\d+\\), &\"tree_entered\"\\)");
    assertThat(server.evaluate(ann, "take_received")).hasToString("Callable()");
  }

  @Test
  void typedContainersFitTypedParameters() throws Exception {
    server.evaluate(ann, "add('probe.gd', 'Counter')");
    ProbeNode probe = server.addProbe("Counter");
    server.run(() -> probe.peer(ann).count(List.of(1, 2), Map.of("a", 3)));
    assertThat(received(ann))
        .hasToString("[[Array[int]([1, 2]), Dictionary[String, int]({\"a\": 3})]]");
    server.evaluate(ann, "get_node('/root/Counter').rpc_id(1, 'count', [1, 2], {'a': 3})");
    assertThat(server.takeEvents()).containsExactly(ann + " counts [1, 2] {a=3}");
  }

  @Test
  void argumentsOfAllTypesComeBack() throws Exception {
    Map<VariantType, Variant> first = new EnumMap<>(VariantType.class);
    List<Variant> all = new ArrayList<>();
    for (EngineVector vector : EngineVector.load(engine, "runtime/vectors/godot", "hex")) {
      Variant value = Variant.decode(vector.bytes("hex"), engine.format());
      if (value.type() != VariantType.OBJECT) {
        first.putIfAbsent(value.type(), value);
        all.add(value);
      }
    }
    all.addAll(0, first.values());
    List<Variant> most = all.subList(0, ArgumentWriter.MAX_COUNT);
    server.evaluate(ann, "add('mirror.gd', 'Mirror')");
    assertThat(server.reflect(ann, most)).isEqualTo(Variant.of(most));
    assertThat(first).as("the 39 types of Godot 4, except Object").hasSize(38);
  }
}
