package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that a guard sees every use of a session, and that a refused use changes nothing. */
class SessionGuardTest {
  private static final FunctionTable TABLE =
      FunctionTable.of(new RpcFunction("ask", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0));

  private static final Map<String, Use> USES = Map.of(
      "calls a function",
      room -> room.node().call(0),
      "adds a node",
      room -> room.session.addNode("Other", TABLE, (call, function, arguments) -> {}),
      "looks for a node",
      room -> room.session.node("Game"),
      "removes a node",
      room -> room.node().remove(),
      "sets an authority",
      room -> room.node().setAuthority(2),
      "sends bytes",
      room -> room.session.sendBytes(new byte[1], Targets.everyone(), TransferMode.RELIABLE, 0),
      "adds a peer",
      room -> room.session.add(room.peer(3, PeerLimits.DEFAULT)),
      "removes a peer",
      room -> room.session.remove(room.peer));

  /** A use of a session. */
  interface Use {
    void in(Room room);
  }

  /** A session with a node, a peer and a guard. */
  static final class Room {
    private final TestRoom room = new TestRoom();
    final ServerSession session = room.session;
    final RpcNode node = room.addNode("Game", TABLE);
    final RpcPeer peer = room.add(2);

    RpcNode node() {
      return node;
    }

    RpcPeer peer(int id, PeerLimits limits) {
      return room.peer(id, limits);
    }
  }

  private static void refuse(String action) {
    throw new IllegalStateException(action);
  }

  static Stream<String> uses() {
    return USES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("uses")
  void guardRefuses(String action) {
    Room room = new Room();
    room.session.guard(SessionGuardTest::refuse);
    Use use = Objects.requireNonNull(USES.get(action));

    assertThatThrownBy(() -> use.in(room))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(action);
    assertThat(room.room.sentTo(2)).isEmpty();
    assertThat(room.session.peers()).containsExactly(2);
    assertThat(room.node.isRemoved()).isFalse();
    assertThat(room.node.authority()).isEqualTo(1);
  }

  @Test
  void callThatHasBegunIsSentOnlyIfTheGuardAllowsIt() {
    Room room = new Room();
    room.node.call(0);
    room.session.guard(SessionGuardTest::refuse);
    assertThatThrownBy(() -> room.node.send(Targets.everyone()))
        .isInstanceOf(IllegalStateException.class);
    assertThat(room.room.sentTo(2)).isEmpty();
  }

  @Test
  void clientSessionAlsoHasAGuard() {
    ClientSession session = new ClientSession(7, new SessionListener() {}, SessionOptions.DEFAULT);
    session.guard(SessionGuardTest::refuse);
    assertThatThrownBy(
            () -> session.sendBytes(new byte[1], Targets.everyone(), TransferMode.RELIABLE, 0))
        .hasMessage("sends bytes");
  }

  @Test
  void sessionHasOneGuard() {
    ServerSession session = new TestRoom().session;
    session.guard(action -> {});
    assertThatThrownBy(() -> session.guard(action -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Create a session for each room");
  }
}
