package io.variantmapper.rpc;

/** The other clients in the session of a client. */
final class OtherClients {
  /** The largest number of other clients; the same as the largest number of ENet's clients. */
  static final int MAX_PEERS = 4095;

  private final int ownId;
  private final SessionCore core;

  OtherClients(int ownId, SessionCore core) {
    this.ownId = ownId;
    this.core = core;
  }

  /**
   * Adds a client that the server has announced.
   *
   * @param offset where its id is in the packet
   */
  RpcPeer add(RpcPeer server, int id, int offset) {
    if (id < 2 || id == ownId || core.peers().get(id) != null) {
      throw PacketRefusal.malformed("The server announced an impossible peer " + id, offset);
    }
    if (core.peers().all().length > MAX_PEERS) {
      throw PacketRefusal.overLimit(
          "The server announced more than " + MAX_PEERS + " peers", offset);
    }
    RpcPeer added = server.behind(id, core.protocol().relay(server.sink(), id));
    core.add(added);
    return added;
  }

  /** Removes a client that has left. */
  void remove(int id, int offset) {
    if (id == 1) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, "The server announced that it is gone itself", offset);
    }
    RpcPeer removed = core.peers().get(id);
    if (removed != null) {
      core.remove(removed);
    }
  }

  /** Returns a refusal of a packet of a client that is not in the session. */
  static PacketRefusal unknown(int id, int offset) {
    return PacketRefusal.unexpected(
        PeerFault.UNKNOWN_PEER,
        "The server passed on a packet of peer " + id + ", which is not in the session",
        offset);
  }
}
