package io.variantmapper.rpc;

/** Handles what clients of Godot 4 send to the server, and passes on what is for other clients. */
final class Godot4Relay implements PacketHandler {
  private static final byte[] NO_BYTES = {};

  private final SessionCore core;
  private final boolean hasRelay;
  private byte[] relayed = NO_BYTES;

  Godot4Relay(SessionCore core, boolean hasRelay) {
    this.core = core;
    this.hasRelay = hasRelay;
  }

  @Override
  public void receive(RpcPeer peer, Packet packet) {
    if (packet.command() == Command.SYS) {
      receiveSystem(peer, packet);
    } else {
      core.receive(peer, packet);
    }
  }

  private void receiveSystem(RpcPeer peer, Packet packet) {
    packet.require(Command.SYS_HEADER, "SYS");
    int command = packet.byteAt(1);
    if (command < Command.ADD_PEER || command > Command.RELAY) {
      throw PacketRefusal.malformed("SYS has an unknown command " + command, 1);
    }
    if (command != Command.RELAY) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, peer + " sent ADD_PEER or DEL_PEER, which only a server sends", 1);
    }
    if (!hasRelay) {
      throw PacketRefusal.unexpected(
          PeerFault.OTHER_SETTINGS, peer + " sent RELAY, but the session has no relay", 1);
    }
    packet.require(Command.SYS_HEADER + 1, "RELAY");
    relay(peer, packet);
  }

  /** Passes a packet to other clients. Also handles it if the server is among the targets. */
  private void relay(RpcPeer sender, Packet packet) {
    if ((packet.byteAt(Command.SYS_HEADER) & Command.MASK) == Command.SYS) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, sender + " sent SYS inside of RELAY", Command.SYS_HEADER);
    }
    int target = packet.intAt(2);
    int length = packet.length();
    if (relayed.length < length) {
      relayed = new byte[length];
    }
    System.arraycopy(packet.bytes(), packet.start(), relayed, 0, length);
    Bytes.putInt(relayed, 2, sender.id());
    if (target > 0) {
      RpcPeer receiver = core.peers().get(target);
      if (receiver != null) {
        receiver.sink().send(relayed, 0, length, packet.mode(), packet.channel());
      }
      return;
    }
    for (RpcPeer receiver : core.peers().all()) {
      if (receiver != sender && receiver.id() != -target) {
        receiver.sink().send(relayed, 0, length, packet.mode(), packet.channel());
      }
    }
    if (target != -1) {
      packet.enter(Command.SYS_HEADER);
      core.receive(sender, packet);
    }
  }
}
