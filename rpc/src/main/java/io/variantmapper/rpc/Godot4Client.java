package io.variantmapper.rpc;

/** Handles what a server of Godot 4 sends, itself and for other clients. */
final class Godot4Client implements PacketHandler {
  private final SessionCore core;
  private final OtherClients others;
  private final boolean hasRelay;

  Godot4Client(SessionCore core, OtherClients others, boolean hasRelay) {
    this.core = core;
    this.others = others;
    this.hasRelay = hasRelay;
  }

  @Override
  public void receive(RpcPeer server, Packet packet) {
    if (packet.command() == Command.SYS) {
      receiveSystem(server, packet);
    } else {
      core.receive(server, packet);
    }
  }

  private void receiveSystem(RpcPeer server, Packet packet) {
    packet.require(Command.SYS_HEADER, "SYS");
    int command = packet.byteAt(1);
    int peer = packet.intAt(2);
    if (!hasRelay) {
      throw PacketRefusal.unexpected(
          PeerFault.OTHER_SETTINGS, "The server sent SYS, but the session has no relay", 1);
    }
    switch (command) {
      case Command.ADD_PEER -> others.add(server, peer, 2);
      case Command.DEL_PEER -> others.remove(peer, 2);
      case Command.RELAY -> {
        packet.require(Command.SYS_HEADER + 1, "RELAY");
        receiveRelayed(peer, packet);
      }
      default -> throw PacketRefusal.malformed("SYS has an unknown command " + command, 1);
    }
  }

  private void receiveRelayed(int peer, Packet packet) {
    RpcPeer sender = core.peers().get(peer);
    if (sender == null || peer == 1) {
      throw OtherClients.unknown(peer, 2);
    }
    packet.enter(Command.SYS_HEADER);
    core.receive(sender, packet);
  }
}
