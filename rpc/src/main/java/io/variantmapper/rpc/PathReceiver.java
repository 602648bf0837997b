package io.variantmapper.rpc;

/** Handles the packets with which peers agree on ids for nodes. */
final class PathReceiver {
  private final NodeTable nodes;
  private final Protocol protocol;

  PathReceiver(NodeTable nodes, Protocol protocol) {
    this.nodes = nodes;
    this.protocol = protocol;
  }

  /** Handles SIMPLIFY_PATH, with which a peer introduces a node. */
  void introduce(RpcPeer peer, Packet packet) {
    KnownNode introduced = protocol.readIntroduction(peer, packet);
    KnownNode known = peer.knownNodes().withId(introduced.id());
    if (known == null) {
      known = introduced;
      add(peer, known);
    } else if (!known.isSame(introduced)) {
      throw PacketRefusal.malformed(
          peer + " introduces " + introduced.path() + " with the id " + known.id()
              + ", which is the id of " + known.path() + " with the checksum " + known.checksum(),
          1);
    }
    // A client that was moved back to this peer repeats what it has introduced before.
    if (!confirm(peer, known)) {
      throw CallReceiver.unknownNode(peer, "introduces", known.path());
    }
  }

  private static void add(RpcPeer peer, KnownNode known) {
    if (!peer.knownNodes().add(known)) {
      throw PacketRefusal.overLimit(
          peer + " introduces " + known.path() + ", but its limit is "
              + peer.limits().maxNodes()
              + " nodes. Raise PeerLimits.maxNodes() if an honest client needs more",
          0);
    }
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
    peer.send(protocol.confirmation(peer, known), controlChannel());
    if (!known.hasSameFunctions()) {
      throw wrongChecksum(peer, call.node(), "the checksum " + known.checksum());
    }
    return true;
  }

  /** Handles CONFIRM_PATH, the answer to the introduction of a node. */
  void confirmed(RpcPeer peer, Packet packet) {
    IntroducedNode introduced = protocol.readConfirmation(peer, nodes, packet);
    // The node can be removed while the confirmation is on its way.
    if (introduced == null || introduced.isConfirmed()) {
      return;
    }
    introduced.confirm();
    if (!protocol.confirmsFunctions(packet)) {
      throw wrongChecksum(peer, introduced.node(), "another checksum");
    }
  }

  private int controlChannel() {
    return protocol.channel(TransferMode.RELIABLE, 0);
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
