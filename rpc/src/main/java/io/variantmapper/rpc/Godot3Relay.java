package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;

/**
 * Handles what clients of Godot 3 send to the server, and passes on what is for other clients. The
 * engine passes packets on unread. Java reads calls first, because one message can end the process
 * of a client of Godot 3.2.
 */
final class Godot3Relay implements PacketHandler {
  private final SessionCore core;
  private final boolean hasRelay;
  private final CallHeader header = new CallHeader();
  private final VariantReader arguments;

  Godot3Relay(SessionCore core, SessionOptions options) {
    this.core = core;
    hasRelay = options.relay();
    VariantFormat format = options.format();
    arguments = new VariantReader(new byte[0], format);
  }

  @Override
  public void receive(RpcPeer sender, Packet packet) {
    packet.require(Godot3Protocol.IDS + 1, "A packet of Godot 3");
    int source = packet.intAt(0);
    int target = packet.intAt(Godot3Protocol.TARGET);
    if (packet.channel() == Godot3Protocol.SYSTEM_CHANNEL) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, sender + " sent a packet on channel 0, which only a server does", 0);
    }
    if (source != sender.id()) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, sender + " sent a packet with the sender " + source, 0);
    }
    if (target != 1) {
      relay(sender, target, packet);
    }
    if (target < 2 && target != -1) {
      packet.enter(Godot3Protocol.IDS);
      core.receive(sender, packet);
    }
  }

  private void relay(RpcPeer sender, int target, Packet packet) {
    if (!hasRelay) {
      // Without other clients, Godot also calls the server with the target 0.
      if (target > 0 || target == -1) {
        throw PacketRefusal.unexpected(
            PeerFault.OTHER_SETTINGS,
            sender + " sent a packet to other clients, but the session has no relay",
            Godot3Protocol.TARGET);
      }
      return;
    }
    RpcPeer[] all = core.peers().all();
    if (target <= 0 && all.length == 1) {
      return;
    }
    check(sender, packet);
    if (target > 0) {
      RpcPeer receiver = core.peers().get(target);
      if (receiver != null) {
        pass(packet, receiver);
      }
      return;
    }
    for (RpcPeer receiver : all) {
      if (receiver != sender && receiver.id() != -target) {
        pass(packet, receiver);
      }
    }
  }

  private static void pass(Packet packet, RpcPeer receiver) {
    receiver
        .sink()
        .send(packet.bytes(), packet.start(), packet.length(), packet.mode(), packet.channel());
  }

  /** Refuses a packet that no Godot sends, or whose arguments are over the limits. */
  private void check(RpcPeer sender, Packet packet) {
    packet.enter(Godot3Protocol.IDS);
    int command = packet.byteAt(0);
    switch (command) {
      case Godot3Protocol.CALL -> {
        core.protocol().readCall(packet, header);
        checkValues(packet, header.argumentsAt, packet.byteAt(header.countAt));
      }
      case Godot3Protocol.SET -> checkValues(packet, Godot3Protocol.nameEnd(packet) + 1, 1);
      case Godot3Protocol.SIMPLIFY_PATH, Godot3Protocol.CONFIRM_PATH -> {
        int path = command == Godot3Protocol.CONFIRM_PATH ? 1 : 1 + Integer.BYTES;
        packet.require(path + 1, "A packet with a path");
        packet.pathAt(path, sender.limits().maxPathBytes());
      }
      case Godot3Protocol.RAW -> packet.require(2, "A raw packet");
      default ->
        throw PacketRefusal.malformed(
            "A packet has an unknown command " + command + ", expected 0 to 4", 0);
    }
    packet.enter(-Godot3Protocol.IDS);
  }

  private void checkValues(Packet packet, int offset, int count) {
    int position = packet.start() + offset;
    int end = packet.start() + packet.length();
    try {
      for (int i = 0; i < count; i++) {
        arguments.reset(packet.bytes(), position, end - position);
        arguments.skip();
        position += arguments.offset();
      }
    } catch (VariantException e) {
      throw new PacketRefusal(PeerFault.MALFORMED, e);
    }
  }
}
