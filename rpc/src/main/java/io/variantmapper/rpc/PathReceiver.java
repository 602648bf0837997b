package io.variantmapper.rpc;

import java.util.Arrays;

/** Handles the packets with which peers agree on ids for nodes. */
final class PathReceiver {
  private final NodeTable nodes;

  PathReceiver(NodeTable nodes) {
    this.nodes = nodes;
  }

  /** Handles SIMPLIFY_PATH, with which a peer introduces a node. */
  void introduce(RpcPeer peer, Packet packet) {
    packet.require(Command.SIMPLIFY_HEADER + 1, "SIMPLIFY_PATH");
    int id = packet.intAt(Command.SIMPLIFY_ID);
    if (id < 0 || packet.byteAt(Command.SIMPLIFY_ID - 1) != 0) {
      throw PacketRefusal.malformed(
          "SIMPLIFY_PATH has a damaged checksum or an id over 2147483647", Command.CHECKSUM);
    }
    String path = packet.pathAt(Command.SIMPLIFY_HEADER, peer.limits().maxPathBytes());
    KnownNode known = peer.knownNodes().withId(id);
    if (known == null) {
      known = add(peer, id, path, packet);
    } else if (!known.path().equals(path) || !known.hasChecksum(packet)) {
      throw PacketRefusal.malformed(
          peer + " introduces " + path + " with the id " + id + ", which is the id of "
              + known.path() + " with the checksum " + known.checksum(),
          Command.SIMPLIFY_ID);
    }
    // A client that was moved back to this peer repeats what it has introduced before.
    if (!confirm(peer, known)) {
      throw CallReceiver.unknownNode(peer, "introduces", path);
    }
  }

  private static KnownNode add(RpcPeer peer, int id, String path, Packet packet) {
    int checksum = packet.start() + Command.CHECKSUM;
    KnownNode known = new KnownNode(
        id, path, Arrays.copyOfRange(packet.bytes(), checksum, checksum + Command.CHECKSUM_BYTES));
    if (!peer.knownNodes().add(known)) {
      throw PacketRefusal.overLimit(
          peer + " introduces " + path + ", but its limit is " + peer.limits().maxNodes()
              + " nodes. Raise PeerLimits.maxNodes() if an honest client needs more",
          0);
    }
    return known;
  }

  /** Confirms an introduction that came before its node. */
  void confirmLate(RpcPeer peer, KnownNode known) {
    if (known.isConfirmed()) {
      return;
    }
    try {
      confirm(peer, known);
    } catch (PacketRefusal refusal) {
      peer.report(refusal);
    }
  }

  /** Confirms an introduction, and returns whether there is a node for it. */
  private boolean confirm(RpcPeer peer, KnownNode known) {
    RpcCall call = known.call(nodes, peer.id());
    if (call == null) {
      return false;
    }
    known.confirm();
    boolean isSame = known.hasSameFunctions();
    byte[] message = {Command.CONFIRM_PATH, (byte) (isSame ? 1 : 0), 0, 0, 0, 0};
    Bytes.putInt(message, Command.CONFIRM_ID, known.id());
    peer.send(message);
    if (!isSame) {
      throw wrongChecksum(peer, call.node(), "the checksum " + known.checksum());
    }
    return true;
  }

  /** Handles CONFIRM_PATH, the answer to the introduction of a node. */
  void confirmed(RpcPeer peer, Packet packet) {
    if (packet.length() != Command.CONFIRM_SIZE) {
      throw PacketRefusal.malformed(
          "CONFIRM_PATH has " + Command.CONFIRM_SIZE + " bytes, found " + packet.length(), 0);
    }
    IntroducedNode introduced = peer.introducedNodes().withId(packet.intAt(Command.CONFIRM_ID));
    // The node can be removed while the confirmation is on its way.
    if (introduced == null || introduced.isConfirmed()) {
      return;
    }
    introduced.confirm();
    if (packet.byteAt(1) == 0) {
      throw wrongChecksum(peer, introduced.node(), "another checksum");
    }
  }

  static PacketRefusal wrongChecksum(RpcPeer peer, RpcNode node, String found) {
    return PacketRefusal.unexpected(
        PeerFault.WRONG_CHECKSUM,
        "The script of " + node + " has other @rpc functions at " + peer
            + " than in Java: expected "
            + node.functions() + ", found " + found
            + ". Both ends must have the same functions",
        Command.CHECKSUM);
  }
}
