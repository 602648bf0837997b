package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A server of Godot 3: the rules that the recorded sessions do not show. */
class Godot3ServerTest {
  private static final String NO_ARGUMENTS = "(1c00000000000000)";
  private static final String SEVEN = "0200000007000000";

  private static final FunctionTable TABLE = FunctionTable.of(
      new RpcFunction("ask", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0),
      new RpcFunction("order", RpcMode.AUTHORITY, TransferMode.UNRELIABLE, 0),
      new RpcFunction("tick", RpcMode.ANY_PEER, TransferMode.UNRELIABLE_ORDERED, 5));

  private static final String INTRODUCTION = "0201000000" + "47616d6500";
  private static final String CONFIRMATION = "0347616d6500";

  private final TestRoom room = new TestRoom(SessionOptions.GODOT_3);

  /** Receives a packet that a peer sends to a target. */
  private static void receive(RpcPeer peer, int target, String packet) {
    receive(peer, peer.id(), target, packet);
  }

  private static void receive(RpcPeer peer, int source, int target, String packet) {
    byte[] bytes = Recordings.bytes(ids(source, target) + packet);
    peer.receive(bytes, 0, bytes.length, TransferMode.RELIABLE, 1);
  }

  private static String ids(int source, int target) {
    byte[] ids = new byte[Godot3Protocol.IDS];
    Bytes.putInt(ids, 0, source);
    Bytes.putInt(ids, Godot3Protocol.TARGET, target);
    return Recordings.hex(ids);
  }

  /** Returns a call of the node with the id 1. */
  private static String call(String function, int count, String arguments) {
    return "0001000000" + TestRoom.hex(function) + "00" + String.format("%02x", count) + arguments;
  }

  private RpcPeer introduced(int id) {
    RpcPeer peer = room.add(id);
    receive(peer, 1, INTRODUCTION);
    room.sentTo(id);
    return peer;
  }

  @Test
  void callNamesItsFunction() {
    room.addNode("Game", TABLE);
    RpcPeer peer = introduced(77);

    receive(peer, 1, call("ask", 0, ""));
    receive(peer, 1, call("as", 0, ""));
    receive(peer, 1, call("", 0, ""));

    assertThat(room.events).containsExactly("connected 77", "ask" + NO_ARGUMENTS + " by 77");
    assertThat(room.faults).containsOnly(PeerFault.UNKNOWN_FUNCTION).hasSize(2);
    assertThat(room.reasons.get(0))
        .startsWith("peer 77 calls function as of Game, which has the functions ask, order, tick");
  }

  @Test
  void onlyTheMasterCallsPuppetFunctions() {
    RpcNode node = room.addNode("Game", TABLE);
    RpcPeer master = introduced(77);
    RpcPeer other = introduced(78);
    node.setAuthority(77);

    receive(other, 1, call("order", 0, ""));
    receive(master, 1, call("order", 0, ""));

    assertThat(room.faults).containsExactly(PeerFault.NOT_ALLOWED);
    assertThat(room.events).last().isEqualTo("order" + NO_ARGUMENTS + " by 77");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 78, -77})
  void packetOfAnotherSenderIsRefused(int source) {
    RpcPeer peer = room.add(77);
    room.add(78);
    room.sentTo(78);

    receive(peer, source, 0, "0461");

    assertThat(room.faults).containsExactly(PeerFault.MISPLACED);
    assertThat(room.sentTo(78)).isEmpty();
    assertThat(room.events).doesNotContain("bytes 61 by 77");
  }

  @Test
  void onlyTheServerUsesChannel0() {
    RpcPeer peer = room.add(77);
    byte[] packet = Recordings.bytes(ids(77, 1) + "0461");

    peer.receive(packet, 0, packet.length, TransferMode.RELIABLE, 0);

    assertThat(room.faults).containsExactly(PeerFault.MISPLACED);
  }

  @ParameterizedTest
  @CsvSource({
    "0, false, true, true",
    "1, false, false, true",
    "-1, false, true, false",
    "-77, false, true, true",
    "-78, false, false, true",
    "-99, false, true, true",
    "77, true, false, false",
    "78, false, true, false",
    "99, false, false, false"
  })
  void packetReachesTheTargetsThatGodotWouldReach(
      int target, boolean toSelf, boolean toOther, boolean toServer) {
    RpcPeer peer = room.add(77);
    room.add(78);
    room.sentTo(77);
    room.sentTo(78);
    room.events.clear();

    receive(peer, target, "0461");

    String same = ids(77, target) + "0461";
    assertThat(room.sentTo(77)).isEqualTo(toSelf ? List.of(same) : List.of());
    assertThat(room.sentTo(78)).isEqualTo(toOther ? List.of(same) : List.of());
    assertThat(room.events).isEqualTo(toServer ? List.of("bytes 61 by 77") : List.of());
    assertThat(room.faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, true", "-78, true", "-1, false", "78, false"})
  void serverWithoutRelayHandlesOnlyWhatIsForItself(int target, boolean isHandled) {
    TestRoom room = new TestRoom(SessionOptions.GODOT_3.withRelay(false));
    RpcPeer peer = room.add(77);
    room.add(78);
    room.events.clear();

    receive(peer, target, "0461");

    assertThat(room.sentTo(78)).isEmpty();
    assertThat(room.events).hasSize(isHandled ? 1 : 0);
    assertThat(room.faults).isEqualTo(isHandled ? List.of() : List.of(PeerFault.OTHER_SETTINGS));
  }

  @Test
  void deepArgumentsReachNoClient() {
    RpcPeer peer = room.add(77);
    room.add(78);
    room.sentTo(78);
    String deep = "1300000001000000".repeat(40) + "00000000";

    receive(peer, 78, call("ask", 1, deep));
    receive(peer, 78, "0001000080" + "61736b00" + "01" + deep);
    receive(peer, 78, "0101000000" + "76616c756500" + deep);
    receive(peer, 78, call("ask", 2, SEVEN + deep));

    assertThat(room.sentTo(78)).isEmpty();
    assertThat(room.faults).containsOnly(PeerFault.MALFORMED).hasSize(4);
  }

  @Test
  void propertyIsSetAtOtherClientsOnly() {
    RpcPeer peer = room.add(77);
    room.add(78);
    room.sentTo(78);
    String set = "0101000000" + "76616c756500" + SEVEN;

    receive(peer, 0, set);

    assertThat(room.sentTo(78)).containsExactly(ids(77, 0) + set);
    assertThat(room.faults).containsExactly(PeerFault.UNSUPPORTED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "05", "80", "04", "03", "0201000000", "02ffffffff6100", "0001000000"})
  void damagedPacketIsRefused(String packet) {
    RpcPeer peer = room.add(77);
    room.add(78);
    room.sentTo(78);

    receive(peer, 1, packet);

    assertThat(room.faults).containsExactly(PeerFault.MALFORMED);
  }

  @Test
  void damagedArgumentsCallNothing() {
    room.addNode("Game", TABLE);
    RpcPeer peer = introduced(77);
    room.events.clear();

    receive(peer, 1, call("ask", 1, ""));
    receive(peer, 1, call("ask", 2, SEVEN));
    receive(peer, 1, call("ask", 1, "02000000070000"));

    assertThat(room.events).isEmpty();
    assertThat(room.faults).containsOnly(PeerFault.MALFORMED).hasSize(3);
  }

  @Test
  void typesHaveTheIdsOfGodot3() {
    List<Object> read = new ArrayList<>();
    room.session.addNode("Game", TABLE, (call, function, arguments) -> {
      read.add(arguments.readBoolean());
      read.add(arguments.readInt());
      read.add(arguments.readLong());
      read.add(arguments.readDouble());
      read.add(arguments.readVector3());
      arguments.end();
    });
    RpcPeer peer = introduced(77);
    String vector = "07000000" + "0000803f" + "00000040" + "00004040";

    receive(
        peer,
        1,
        call(
            "ask",
            5,
            "0100000001000000" + SEVEN + "02000100" + "0000000001000000" + "0300000000000040"
                + vector));

    assertThat(room.faults).isEmpty();
    assertThat(read).containsExactly(true, 7, 1L << 32, 2.0, new Vector3(1, 2, 3));
  }

  @Test
  void missingByteArrayIsNotEmpty() {
    room.session.addNode("Game", TABLE, (call, function, arguments) -> {
      arguments.readOnlyByteArray();
      arguments.end();
    });
    RpcPeer peer = introduced(77);

    receive(peer, 1, call("ask", 1, "1400000000000000"));
    receive(peer, 1, call("ask", 0, ""));

    assertThat(room.faults).containsExactly(PeerFault.WRONG_ARGUMENTS);
  }

  @Test
  void planeIsNoVector3() {
    room.session.addNode("Game", TABLE, (call, function, arguments) -> arguments.readVector3());
    RpcPeer peer = introduced(77);

    receive(peer, 1, call("ask", 1, "09000000" + "0000803f".repeat(4)));

    assertThat(room.faults).containsExactly(PeerFault.WRONG_ARGUMENTS);
  }

  @Test
  void argumentsHaveNoShortForm() {
    RpcNode node = room.addNode("Game", TABLE);
    room.add(77);

    ArgumentWriter arguments = node.call(TABLE.number("ask"));
    arguments.writeBoolean(true);
    arguments.writeLong(1L << 32);
    arguments.writeDouble(2.5);
    node.send(Targets.peer(77));

    assertThat(room.sentTo(77))
        .containsExactly(
            ids(1, 77) + INTRODUCTION,
            ids(1, 77) + "0026000080" + "61736b00" + "03" + "0100000001000000"
                + "020001000000000001000000" + "0300000000002040" + "47616d6500");
  }

  @Test
  void callToAllThatHaveConfirmedHasTheTargetOfAll() {
    RpcNode node = room.addNode("Game", TABLE);
    RpcPeer two = room.add(77);
    RpcPeer three = room.add(78);
    node.call(TABLE.number("ask"));
    node.send(Targets.everyone());
    receive(two, 1, CONFIRMATION);
    room.sentTo(77);
    room.sentTo(78);

    node.call(TABLE.number("ask"));
    node.send(Targets.everyone());
    receive(three, 1, CONFIRMATION);
    node.call(TABLE.number("ask"));
    node.send(Targets.everyone());
    node.call(TABLE.number("ask"));
    node.send(Targets.everyoneBut(78));

    assertThat(room.sentTo(77))
        .containsExactly(
            ids(1, 77) + call("ask", 0, ""),
            ids(1, 0) + call("ask", 0, ""),
            ids(1, -78) + call("ask", 0, ""));
    assertThat(room.sentTo(78))
        .containsExactly(
            ids(1, 78) + "000a000080" + "61736b00" + "00" + "47616d6500",
            ids(1, 0) + call("ask", 0, ""));
  }

  @Test
  void channelOfAFunctionIsTheChannelOfENet() {
    List<SentPacket> sent = new ArrayList<>();
    RpcNode node = room.addNode("Game", TABLE);
    room.session.add(
        RpcPeer.godot3(77, SentPacket.into(sent), (fault, reason) -> {}, PeerLimits.DEFAULT));

    for (String function : List.of("ask", "order", "tick")) {
      node.call(TABLE.number(function));
      node.send(Targets.everyone());
    }

    assertThat(sent).extracting(SentPacket::channel).containsExactly(1, 1, 2, 5);
  }

  @Test
  void confirmationOfAnUnknownNodeIsIgnored() {
    RpcPeer peer = room.add(77);

    receive(peer, 1, CONFIRMATION);

    assertThat(room.faults).isEmpty();
  }

  @Test
  void idOfAnotherPathIsRefused() {
    room.addNode("Game", TABLE);
    RpcPeer peer = introduced(77);

    receive(peer, 1, "0201000000" + "4f7468657200");
    receive(peer, 1, INTRODUCTION);

    assertThat(room.faults).containsExactly(PeerFault.MALFORMED);
    assertThat(room.sentTo(77)).containsExactly(ids(1, 77) + CONFIRMATION);
  }

  @Test
  void peersOfTheTwoGenerationsHaveTheirOwnSessions() {
    TestRoom other = new TestRoom();

    assertThatThrownBy(() -> room.session.add(other.peer(2, PeerLimits.DEFAULT)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> other.session.add(room.peer(2, PeerLimits.DEFAULT)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void clientOfGodot3HasNoAuthentication() {
    // The first bytes would be AUTH of Godot 4.
    RpcPeer peer = room.peer(0x10007, PeerLimits.DEFAULT);

    receive(peer, 1, "0461");

    assertThat(room.faults).containsExactly(PeerFault.NOT_IN_SESSION);
    assertThatThrownBy(peer::completeAuthentication).isInstanceOf(IllegalStateException.class);
  }

  private static byte[] mutated(Random random, List<byte[]> recorded, int sender) {
    byte[] packet = recorded.get(random.nextInt(recorded.size())).clone();
    Bytes.putInt(packet, 0, sender);
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int at = 4 + random.nextInt(packet.length - 4);
      packet[at] =
          (byte) (random.nextBoolean() ? random.nextInt() : packet[at] ^ 1 << random.nextInt(8));
    }
    return random.nextInt(4) > 0
        ? packet
        : Arrays.copyOf(packet, random.nextInt(packet.length + 4));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noPacketCausesAnException(long seed) {
    List<byte[]> recorded = new ArrayList<>();
    for (JsonObject session : Recordings.read("godot3-sessions.jsonl")) {
      for (JsonElement step : session.getAsJsonArray("log")) {
        if (step.getAsJsonObject().has("from")) {
          recorded.add(Recordings.bytes(step.getAsJsonObject(), "packet"));
        }
      }
    }
    room.addNode("Game", FunctionTableTest.table("echo", "none", "rel", "rsync", "two", "unrel"));
    List<RpcPeer> peers = List.of(room.add(77), room.add(78));
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      RpcPeer peer = peers.get(random.nextInt(2));
      byte[] packet = mutated(random, recorded, peer.id());
      peer.receive(packet, 0, packet.length, TransferMode.RELIABLE, 1);
    }

    assertThat(room.faults).contains(PeerFault.MALFORMED, PeerFault.UNKNOWN_FUNCTION);
    assertThat(room.events).contains("none" + NO_ARGUMENTS + " by 77");
    assertThat(room.session.peers()).containsExactly(77, 78);
  }
}
