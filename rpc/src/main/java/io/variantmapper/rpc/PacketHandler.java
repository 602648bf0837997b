package io.variantmapper.rpc;

/** Handles the packets of the peers of a session. */
interface PacketHandler {
  /**
   * Handles a packet.
   *
   * @throws PacketRefusal if the packet is refused
   */
  void receive(RpcPeer peer, Packet packet);
}
