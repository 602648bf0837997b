package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerSessionTest {
  private static final String NO_ARGUMENTS = "(1c00000000000000)";

  private static final FunctionTable TABLE = FunctionTable.of(
      new RpcFunction("ask", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0),
      new RpcFunction("order", RpcMode.AUTHORITY, TransferMode.UNRELIABLE, 3));

  private static final String ASK_BY_PATH = "a0060000800047616d6500";
  private static final String ORDER_BY_PATH = "a0060000800147616d6500";

  private final TestRoom room = new TestRoom();

  @Test
  void callByIdNeedsAnIntroduction() {
    room.addNode("Game", TABLE);
    RpcPeer peer = room.add(2);

    TestRoom.receive(peer, "800100");
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    TestRoom.receive(peer, "800100");

    assertThat(room.faults).containsExactly(PeerFault.UNKNOWN_NODE);
    assertThat(room.sentTo(2)).containsExactly("020101000000");
    assertThat(room.events).containsExactly("connected 2", "ask" + NO_ARGUMENTS + " by 2");
  }

  @Test
  void onlyTheAuthorityCallsFunctionsOfTheAuthority() {
    RpcNode node = room.addNode("Game", TABLE);
    RpcPeer two = room.add(2);
    RpcPeer three = room.add(3);
    node.setAuthority(3);

    TestRoom.receive(two, ORDER_BY_PATH);
    TestRoom.receive(three, ORDER_BY_PATH);

    assertThat(room.faults).containsExactly(PeerFault.NOT_ALLOWED);
    assertThat(room.reasons)
        .singleElement()
        .asString()
        .startsWith("peer 2 may not call order of Game: the mode is AUTHORITY, the authority is 3");
    assertThat(room.events).last().isEqualTo("order" + NO_ARGUMENTS + " by 3");
  }

  @Test
  void peerWithOtherFunctionsCallsNothing() {
    room.addNode("Game", TABLE);
    RpcPeer peer = room.add(2);

    TestRoom.receive(
        peer, TestRoom.introduction(FunctionTableTest.table("ask", "other"), 1, "Game"));
    TestRoom.receive(peer, ASK_BY_PATH);
    TestRoom.receive(peer, "800100");

    assertThat(room.sentTo(2)).containsExactly("020001000000");
    assertThat(room.faults).hasSize(3).containsOnly(PeerFault.WRONG_CHECKSUM);
    assertThat(room.reasons.get(0)).contains("ask, order (checksum " + TABLE.checksum() + ")");
    assertThat(room.events).containsExactly("connected 2");
  }

  @Test
  void introductionThatIsRepeatedIsConfirmedAgain() {
    room.addNode("Game", TABLE);
    RpcPeer peer = room.peer(2, PeerLimits.DEFAULT.withMaxNodes(1));
    room.session.add(peer);

    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    TestRoom.receive(peer, "800100");

    assertThat(room.faults).isEmpty();
    assertThat(room.sentTo(2)).containsExactly("020101000000", "020101000000");
    assertThat(room.events).last().isEqualTo("ask" + NO_ARGUMENTS + " by 2");
  }

  @ParameterizedTest
  @CsvSource({"Game, other", "Other, ask"})
  void idOfAnotherIntroductionIsRefused(String path, String function) {
    FunctionTable table = FunctionTableTest.table("ask");
    room.addNode("Game", table);
    room.addNode("Other", table);
    RpcPeer peer = room.add(2);
    TestRoom.receive(peer, TestRoom.introduction(table, 1, "Game"));
    room.sentTo(2);

    TestRoom.receive(peer, TestRoom.introduction(FunctionTableTest.table(function), 1, path));
    TestRoom.receive(peer, "800100");

    assertThat(room.faults).containsExactly(PeerFault.MALFORMED);
    assertThat(room.sentTo(2)).isEmpty();
    assertThat(room.events).last().isEqualTo("ask" + NO_ARGUMENTS + " by 2");
  }

  @Test
  void nodeThatIsMadeLateIsConfirmedThen() {
    RpcPeer peer = room.add(2);
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    assertThat(room.sentTo(2)).isEmpty();

    room.addNode("Game", TABLE);

    assertThat(room.sentTo(2)).containsExactly("020101000000");
  }

  @Test
  void nodeWithThePathOfARemovedNodeTakesItsCalls() {
    RpcPeer peer = room.add(2);
    RpcNode node = room.addNode("Game", TABLE);
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));

    node.remove();
    TestRoom.receive(peer, "800100");
    room.addNode("Game", TABLE);
    TestRoom.receive(peer, "800100");

    assertThat(room.faults).containsExactly(PeerFault.UNKNOWN_NODE);
    assertThat(room.events).last().isEqualTo("ask" + NO_ARGUMENTS + " by 2");
  }

  @Test
  void removedNodeCannotCall() {
    RpcNode node = room.addNode("Game", TABLE);
    node.remove();

    assertThatThrownBy(() -> node.call(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void callOfAnotherNodeEndsTheCallThatHasBegun() {
    RpcNode first = room.addNode("First", TABLE);
    first.call(0);
    room.addNode("Second", TABLE).call(0);

    assertThatThrownBy(() -> first.send(Targets.everyone()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("No call of First has begun. Use call() before send().");
  }

  @Test
  void nodeThatIsMadeAgainGetsANewId() {
    room.add(2);
    RpcNode node = room.addNode("Game", TABLE);
    node.call(0);
    node.send(Targets.everyone());
    node.remove();
    room.sentTo(2);

    RpcNode again = room.addNode("Game", TABLE);
    again.call(0);
    again.send(Targets.peer(2));

    assertThat(room.sentTo(2))
        .containsExactly(TestRoom.introduction(TABLE, 2, "Game"), ASK_BY_PATH);
  }

  @Test
  void callReachesOnlyItsTargets() {
    RpcNode node = room.addNode("Game", TABLE);
    for (int id = 2; id <= 4; id++) {
      room.add(id);
      room.sentTo(id);
    }

    node.call(0);
    assertThat(node.send(Targets.peers(2, 4, 9))).isEqualTo(2);
    node.call(0);
    assertThat(node.send(Targets.everyoneBut(2))).isEqualTo(2);

    assertThat(room.sentTo(2)).contains(ASK_BY_PATH).hasSizeLessThan(5);
    assertThat(room.sentTo(3)).containsOnlyOnce(ASK_BY_PATH);
    assertThat(room.sentTo(4)).filteredOn(ASK_BY_PATH::equals).hasSize(2);
  }

  @Test
  void packetsOfSpawnersAreIgnored() {
    RpcPeer peer = room.add(2);

    List.of("04", "0501000000", "06000001000000").forEach(hex -> TestRoom.receive(peer, hex));

    assertThat(room.faults).isEmpty();
    assertThat(room.events).containsExactly("connected 2");
  }

  @ParameterizedTest
  @CsvSource({
    "3, '', 2",
    "2, 2, ''",
    "0, '', '2'",
    "-1, '', 2",
    "-3, '', ''",
    "1, '', ''",
    "99, '', ''"
  })
  void relayReachesTheTargetsThatGodotWouldReach(int target, String toSelf, String toOther) {
    RpcPeer two = room.add(2);
    room.add(3);
    room.sentTo(2);
    room.sentTo(3);
    room.events.clear();

    TestRoom.receive(two, Recordings.hex(Command.system(Command.RELAY, target)) + "0361");

    assertThat(room.sentTo(2)).hasSize(toSelf.isEmpty() ? 0 : 1);
    assertThat(room.sentTo(3))
        .isEqualTo(toOther.isEmpty() ? List.of() : List.of("0703020000000361"));
    assertThat(room.events).hasSize(target == 0 || target < -1 ? 1 : 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"07030000000007", "0703000000000f0300000000", "070300000000"})
  void relayOfSysAndOfNothingIsRefused(String packet) {
    RpcPeer two = room.add(2);
    room.add(3);
    room.sentTo(3);

    TestRoom.receive(two, packet);

    assertThat(room.faults).hasSize(1);
    assertThat(room.sentTo(3)).isEmpty();
  }

  @Test
  void sessionWithoutRelayAnnouncesNobody() {
    TestRoom room = new TestRoom(SessionOptions.DEFAULT.withRelay(false));
    RpcPeer two = room.add(2);
    room.add(3);

    TestRoom.receive(two, "0703030000000361");

    assertThat(room.faults).containsExactly(PeerFault.OTHER_SETTINGS);
    assertThat(room.sentTo(2)).isEmpty();
    assertThat(room.sentTo(3)).isEmpty();
  }

  @Test
  void peerIntroducesAsManyNodesAsItsLimitAllows() {
    room.addNode("Game", TABLE);
    RpcPeer peer = room.peer(2, PeerLimits.DEFAULT.withMaxNodes(2));
    room.session.add(peer);

    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 2, "Nowhere"));
    // There is no node for the second one, so a new one can take its place.
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 3, "Game"));
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 4, "Game"));

    assertThat(room.faults).containsExactly(PeerFault.UNKNOWN_NODE, PeerFault.OVER_LIMIT);
  }

  @Test
  void longPacketsAndPathsAreRefused() {
    room.addNode("Game", TABLE);
    RpcPeer peer = room.peer(2, new PeerLimits(60, 10, 3));
    room.session.add(peer);

    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    TestRoom.receive(peer, "03" + "00".repeat(60));

    assertThat(room.faults).containsExactly(PeerFault.OVER_LIMIT, PeerFault.OVER_LIMIT);
  }

  @Test
  void movedPeerSeesOnlyItsNewRoom() {
    TestRoom other = new TestRoom();
    room.addNode("Game", TABLE);
    other.addNode("Game", TABLE);
    RpcPeer moved = room.add(2);
    room.add(3);
    other.add(4);
    TestRoom.receive(moved, TestRoom.introduction(TABLE, 1, "Game"));
    room.sentTo(2);
    room.sentTo(3);

    room.session.remove(moved);
    assertThat(room.sentTo(2)).containsExactly("070203000000");
    assertThat(room.sentTo(3)).containsExactly("070202000000");
    other.session.add(moved);
    room.events.clear();
    other.events.clear();
    TestRoom.receive(moved, "800100");
    TestRoom.receive(moved, "0703000000000361");
    TestRoom.receive(moved, "0703030000000361");

    assertThat(room.sentTo(2)).containsExactly("070104000000");
    assertThat(other.sentTo(4)).containsExactly("070102000000", "0703020000000361");
    assertThat(room.sentTo(3)).isEmpty();
    assertThat(room.events).isEmpty();
    assertThat(other.events).containsExactly("ask" + NO_ARGUMENTS + " by 2", "bytes 61 by 2");
  }

  @Test
  void peerThatAListenerRemovesGetsNoConfirmation() {
    RpcPeer peer = room.add(2);
    TestRoom.receive(peer, TestRoom.introduction(TABLE, 1, "Game"));
    room.session.remove(peer);
    room.sentTo(2);
    List<ServerSession> kicking = new ArrayList<>();
    kicking.add(new ServerSession(
        new SessionListener() {
          @Override
          public void peerConnected(int id) {
            kicking.get(0).remove(peer);
          }
        },
        SessionOptions.DEFAULT));
    kicking.get(0).addNode("Game", TABLE, (call, function, arguments) -> {});

    kicking.get(0).add(peer);

    assertThat(room.sentTo(2)).isEmpty();
  }

  @Test
  void idsOfNodesGoOnInTheNextRoom() {
    RpcPeer moved = room.add(2);
    RpcNode first = room.addNode("Game", TABLE);
    first.call(0);
    first.send(Targets.everyone());
    room.session.remove(moved);
    TestRoom other = new TestRoom();
    RpcNode second = other.addNode("Game", TABLE);
    other.session.add(moved);
    room.sentTo(2);

    second.call(0);
    second.send(Targets.everyone());

    assertThat(room.sentTo(2)).startsWith(TestRoom.introduction(TABLE, 2, "Game"));
    first.call(0);
    assertThat(first.send(Targets.everyone())).isZero();
  }

  @Test
  void peerIsInOneSessionAtATime() {
    RpcPeer peer = room.add(2);

    assertThatThrownBy(() -> new TestRoom().session.add(peer))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> new TestRoom().session.remove(peer))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> room.add(2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void packetBeforeTheSessionIsRefused() {
    RpcPeer peer = room.peer(2, PeerLimits.DEFAULT);

    TestRoom.receive(peer, "0361");

    assertThat(room.faults).containsExactly(PeerFault.NOT_IN_SESSION);
  }

  @Test
  void exceptionOfTheCalledFunctionIsNotAFaultOfThePeer() {
    room.session.addNode("Game", TABLE, (call, function, arguments) -> {
      arguments.end();
      throw new IllegalStateException("a bug of the game");
    });
    RpcPeer peer = room.add(2);

    assertThatThrownBy(() -> TestRoom.receive(peer, ASK_BY_PATH)).hasMessage("a bug of the game");
    assertThat(room.faults).isEmpty();
  }

  @Test
  void exceptionOfATypeIsAFaultOfThePeer() {
    room.session.addNode("Game", TABLE, (call, function, arguments) -> {
      throw new IllegalArgumentException("no such weapon");
    });
    RpcPeer peer = room.add(2);

    TestRoom.receive(peer, ASK_BY_PATH);

    assertThat(room.faults).containsExactly(PeerFault.WRONG_ARGUMENTS);
  }

  @Test
  void reasonNamesTheFunctionAndTheArgument() {
    room.session.addNode("Game", TABLE, (call, function, arguments) -> {
      arguments.readInt();
      arguments.next().readString();
      arguments.end();
    });
    RpcPeer peer = room.add(2);

    TestRoom.receive(peer, "2011000080" + "0002" + "0207" + "0300000000000040" + "47616d6500");

    assertThat(room.faults).containsExactly(PeerFault.WRONG_ARGUMENTS);
    assertThat(room.reasons)
        .containsExactly(
            "peer 2 calls ask of Game: Expected String but found float 2.0 at offset 9 ($[1])");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, A raw packet has at least one byte",
    "1, -1, 'A channel can''t be negative, found -1'",
  })
  void bytesThatNoPacketCanCarryAreRefused(int length, int channel, String message) {
    assertThatThrownBy(() -> room.session.sendBytes(
            new byte[length], Targets.everyone(), TransferMode.RELIABLE, channel))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
