package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.VariantException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A client of a Godot 3 server. The packets are those of two recorded clients of Godot 3.6.2. */
class Godot3ClientTest {
  /** The id 1134645277. */
  private static final String ME = "1d50a143";

  /** The id 1498584694. */
  private static final String OTHER = "76965259";

  private static final int OTHER_ID = 1498584694;
  private static final String SERVER = "01000000";
  private static final String ALL = "00000000";
  private static final String INTRODUCTION = "020100000047616d6500";
  private static final String CONFIRMATION = "0347616d6500";
  private static final String CALL_BY_PATH = "00140000807273796e630001020000000700000047616d6500";
  private static final String CALL = "00010000007273796e6300010200000007000000";
  private static final int RELIABLE = 1;
  private static final int SYSTEM = 0;

  private static final FunctionTable TABLE = FunctionTable.of(
      new RpcFunction("rsync", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0),
      new RpcFunction("pup", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0));

  private final List<SentPacket> sent = new ArrayList<>();
  private final List<PeerFault> faults = new ArrayList<>();
  private final List<String> events = new ArrayList<>();
  private final SessionEvents recorder = new SessionEvents(events);
  private final ClientSession session =
      new ClientSession(1134645277, recorder, SessionOptions.GODOT_3);
  private final RpcNode node = session.addNode("Game", TABLE, recorder.dispatcher(TABLE));
  private final RpcPeer server =
      RpcPeer.godot3(1, SentPacket.into(sent), this::refused, PeerLimits.DEFAULT);

  @BeforeEach
  void connect() {
    session.add(server);
  }

  private void refused(PeerFault fault, VariantException reason) {
    faults.add(fault);
  }

  private void receive(int channel, String packet) {
    byte[] bytes = Recordings.bytes(packet);
    server.receive(bytes, 0, bytes.length, TransferMode.RELIABLE, channel);
  }

  private void join() {
    receive(SYSTEM, "00000000" + OTHER);
  }

  private void leave() {
    receive(SYSTEM, "01000000" + OTHER);
  }

  private void call(Targets targets) {
    node.call(TABLE.number("rsync")).writeInt(7);
    node.send(targets);
  }

  /** Both peers confirm the node, and the packets up to then are forgotten. */
  private void introduceToAll() {
    join();
    call(Targets.everyone());
    receive(RELIABLE, SERVER + ME + CONFIRMATION);
    receive(RELIABLE, OTHER + ME + CONFIRMATION);
    sent.clear();
  }

  @Test
  void eachPeerGetsItsOwnPacketUntilAllHaveConfirmedTheNode() {
    join();

    call(Targets.everyone());

    assertThat(SentPacket.drain(sent))
        .containsExactly(
            ME + SERVER + INTRODUCTION,
            ME + OTHER + INTRODUCTION,
            ME + SERVER + CALL_BY_PATH,
            ME + OTHER + CALL_BY_PATH);
  }

  @Test
  void onePacketReachesAllThatHaveConfirmedTheNode() {
    introduceToAll();

    call(Targets.everyone());

    assertThat(sent).containsExactly(new SentPacket(ME + ALL + CALL, TransferMode.RELIABLE, 1));
  }

  @Test
  void excludedPeerIsTheTargetWithAMinus() {
    introduceToAll();

    call(Targets.everyoneBut(OTHER_ID));

    assertThat(SentPacket.drain(sent)).containsExactly(ME + "8a69ada6" + CALL);
  }

  @Test
  void listedPeersGetAPacketEach() {
    introduceToAll();

    call(Targets.peers(OTHER_ID, 1));

    assertThat(SentPacket.drain(sent)).containsExactly(ME + SERVER + CALL, ME + OTHER + CALL);
  }

  @Test
  void bytesForAllAreOnePacket() {
    join();

    session.sendBytes(new byte[] {7}, Targets.everyone(), TransferMode.UNRELIABLE, 0);

    assertThat(sent).containsExactly(new SentPacket(ME + ALL + "0407", TransferMode.UNRELIABLE, 2));
  }

  @Test
  void bytesForAnotherClientHaveItsIdAsTarget() {
    join();

    session.sendBytes(new byte[] {7}, Targets.peer(OTHER_ID), TransferMode.RELIABLE, 3);

    assertThat(sent).containsExactly(new SentPacket(ME + OTHER + "0407", TransferMode.RELIABLE, 3));
  }

  @Test
  void serverIsTheOnlyTargetWithoutRelay() {
    // A server of Godot 3.2 without relay drops packets with the target 0.
    ClientSession session =
        new ClientSession(1134645277, recorder, SessionOptions.GODOT_3.withRelay(false));
    RpcPeer server = RpcPeer.godot3(1, SentPacket.into(sent), this::refused, PeerLimits.DEFAULT);
    session.add(server);

    session.sendBytes(new byte[] {7}, Targets.everyone(), TransferMode.RELIABLE, 0);

    assertThat(SentPacket.drain(sent)).containsExactly(ME + SERVER + "0407");
  }

  @Test
  void callOfAnotherClientNamesItsSender() {
    join();

    receive(RELIABLE, OTHER + ME + INTRODUCTION);
    receive(RELIABLE, OTHER + ME + CALL_BY_PATH);
    receive(RELIABLE, OTHER + ALL + CALL);

    assertThat(SentPacket.drain(sent)).containsExactly(ME + OTHER + CONFIRMATION);
    String called = "rsync(1c000000010000000200000007000000) by " + OTHER_ID;
    assertThat(events).containsExactly("connected 1", "connected " + OTHER_ID, called, called);
  }

  @Test
  void onlyTheServerCallsPuppetFunctions() {
    join();
    String call = "000a000080" + TestRoom.hex("pup") + "0000" + TestRoom.hex("Game") + "00";
    events.clear();

    receive(RELIABLE, OTHER + ME + call);
    receive(RELIABLE, SERVER + ME + call);

    assertThat(faults).containsExactly(PeerFault.NOT_ALLOWED);
    assertThat(events).containsExactly("pup(1c00000000000000) by 1");
  }

  @Test
  void otherClientsComeAndGo() {
    join();
    leave();
    leave();

    assertThat(events)
        .containsExactly("connected 1", "connected " + OTHER_ID, "disconnected " + OTHER_ID);
    assertThat(session.peers()).containsExactly(1);
  }

  @ParameterizedTest
  @CsvSource({
    "0000000000000000, MALFORMED",
    "0000000001000000, MALFORMED",
    "000000001d50a143, MALFORMED",
    "0000000076965259, MALFORMED",
    "00000000ffffffff, MALFORMED",
    "02000000ff000000, MALFORMED",
    "01000000, MALFORMED",
    "0100000001000000, MISPLACED"
  })
  void impossibleMessagesAreRefused(String message, PeerFault fault) {
    join();

    receive(SYSTEM, message);

    assertThat(faults).containsExactly(fault);
    assertThat(session.peers()).containsExactly(1, OTHER_ID);
  }

  @Test
  void packetCanComeBeforeItsSenderIsAnnounced() {
    receive(RELIABLE, OTHER + ME + "0461");
    join();

    assertThat(events)
        .containsExactly("connected 1", "connected " + OTHER_ID, "bytes 61 by " + OTHER_ID);
    assertThat(faults).isEmpty();
  }

  @Test
  void packetAfterItsSenderHasLeftIsRefused() {
    join();
    leave();

    receive(RELIABLE, OTHER + ME + "0461");

    assertThat(faults).containsExactly(PeerFault.UNKNOWN_PEER);
    assertThat(session.peers()).containsExactly(1);
  }

  @Test
  void clientThatReturnsIsIntroducedAgain() {
    introduceToAll();
    leave();
    join();

    call(Targets.peer(OTHER_ID));

    assertThat(SentPacket.drain(sent))
        .containsExactly(ME + OTHER + INTRODUCTION, ME + OTHER + CALL_BY_PATH);
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"00000000" + OTHER, OTHER + ME + "0461"})
  void clientWithoutRelayKnowsNoOtherClients(String packet) {
    ClientSession session =
        new ClientSession(1134645277, recorder, SessionOptions.GODOT_3.withRelay(false));
    RpcPeer server = RpcPeer.godot3(1, SentPacket.into(sent), this::refused, PeerLimits.DEFAULT);
    session.add(server);
    byte[] bytes = Recordings.bytes(packet);

    server.receive(bytes, 0, bytes.length, TransferMode.RELIABLE, bytes.length == 8 ? 0 : 1);

    assertThat(faults).hasSize(1);
    assertThat(session.peers()).containsExactly(1);
  }

  @Test
  void serverOfGodot4IsRefused() {
    ClientSession other = new ClientSession(2, recorder, SessionOptions.GODOT_3);

    assertThatThrownBy(() ->
            other.add(new RpcPeer(1, SentPacket.into(sent), this::refused, PeerLimits.DEFAULT)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noPacketCausesAnException(long seed) {
    List<byte[]> packets = List.of(
        Recordings.bytes("00000000" + OTHER),
        Recordings.bytes("01000000" + OTHER),
        Recordings.bytes(OTHER + ME + INTRODUCTION),
        Recordings.bytes(SERVER + ME + CONFIRMATION),
        Recordings.bytes(OTHER + ME + CALL_BY_PATH),
        Recordings.bytes(SERVER + ALL + CALL),
        Recordings.bytes(OTHER + ME + "0461"));
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      byte[] packet = packets.get(random.nextInt(packets.size())).clone();
      for (int changes = random.nextInt(3); changes > 0; changes--) {
        packet[random.nextInt(packet.length)] ^= (byte) (1 << random.nextInt(8));
      }
      int length = random.nextInt(4) > 0 ? packet.length : random.nextInt(packet.length);
      server.receive(packet, 0, length, TransferMode.RELIABLE, random.nextInt(2));
    }

    assertThat(faults).contains(PeerFault.MALFORMED, PeerFault.UNKNOWN_FUNCTION);
    assertThat(session.peers().length).isLessThanOrEqualTo(OtherClients.MAX_PEERS + 1);
  }
}
