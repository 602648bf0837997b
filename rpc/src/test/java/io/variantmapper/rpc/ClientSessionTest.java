package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientSessionTest implements SessionListener {
  private final List<SentPacket> sent = new ArrayList<>();
  private final List<PeerFault> faults = new ArrayList<>();
  private final List<String> events = new ArrayList<>();
  private final ClientSession session = new ClientSession(5, this, SessionOptions.DEFAULT);
  private final RpcPeer server =
      new RpcPeer(1, SentPacket.into(sent), this::refused, PeerLimits.DEFAULT);

  private void refused(PeerFault fault, VariantException reason) {
    faults.add(fault);
  }

  @Override
  public void bytesReceived(int sender, byte[] bytes) {
    events.add(Recordings.hex(bytes) + " by " + sender);
  }

  @BeforeEach
  void connect() {
    session.add(server);
    TestRoom.receive(server, "070107000000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"070105000000", "070107000000", "070100000000", "0701ffffffff"})
  void impossiblePeersAreRefused(String packet) {
    TestRoom.receive(server, packet);

    assertThat(faults).containsExactly(PeerFault.MALFORMED);
    assertThat(session.peers()).containsExactly(1, 7);
  }

  @Test
  void serverCannotLeaveItsOwnSession() {
    TestRoom.receive(server, "070201000000");

    assertThat(faults).containsExactly(PeerFault.MISPLACED);
    assertThat(session.peers()).containsExactly(1, 7);
  }

  @Test
  void packetOfAnUnknownPeerIsRefused() {
    TestRoom.receive(server, "0703070000000361");
    TestRoom.receive(server, "0703080000000362");
    TestRoom.receive(server, "070207000000");
    TestRoom.receive(server, "0703070000000363");

    assertThat(events).containsExactly("61 by 7");
    assertThat(faults).containsExactly(PeerFault.UNKNOWN_PEER, PeerFault.UNKNOWN_PEER);
  }

  @Test
  void otherClientsAreGoneWithTheServer() {
    session.disconnected(server);

    assertThat(session.peers()).isEmpty();
  }

  @Test
  void peerThatReturnsIsIntroducedAgain() {
    FunctionTable table = FunctionTableTest.table("f");
    RpcNode node = session.addNode("A", table, (call, function, arguments) -> {});
    node.call(0);
    node.send(Targets.peer(7));
    TestRoom.receive(server, "070207000000");
    TestRoom.receive(server, "070107000000");
    sent.clear();

    node.call(0);
    node.send(Targets.peer(7));

    assertThat(SentPacket.drain(sent))
        .containsExactly(
            "070307000000" + TestRoom.introduction(table, 1, "A"), "070307000000a006000080004100");
  }

  @Test
  void otherNodeGetsAnotherIdWhenThePeerReturns() {
    // Until the peer has handled that this client left, it knows the ids of before.
    FunctionTable table = FunctionTableTest.table("f");
    RpcNode first = session.addNode("A", table, (call, function, arguments) -> {});
    RpcNode second = session.addNode("B", table, (call, function, arguments) -> {});
    first.call(0);
    first.send(Targets.peer(7));
    TestRoom.receive(server, "070207000000");
    TestRoom.receive(server, "070107000000");
    sent.clear();

    second.call(0);
    second.send(Targets.peer(7));

    assertThat(SentPacket.drain(sent))
        .startsWith("070307000000" + TestRoom.introduction(table, 2, "B"));
  }
}
