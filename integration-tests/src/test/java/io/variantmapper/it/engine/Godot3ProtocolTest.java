package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.engine.Talk.Answer;
import io.variantmapper.it.engine.Talk.Order;
import java.util.List;
import org.junit.jupiter.api.Test;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3ProtocolTest extends EngineProtocol {
  Godot3ProtocolTest() {
    super(GodotVersion.GODOT_3);
  }

  /**
   * Checks a peer that sends datagrams instead of a stream. Godot 4 has no such test, because tests
   * run its web build, which has no UDP.
   */
  @Test
  void messagesArriveAsDatagrams() throws Exception {
    List<byte[]> datagrams = List.of(packet(new Order.Add(2, 3)), packet(new Order.Stop()));
    assertThat(answers("answer_udp.gd", datagrams))
        .containsExactly(new Answer.Sum(5), new Answer.Refused("stopped"), new Answer.Polled(2));
  }
}
