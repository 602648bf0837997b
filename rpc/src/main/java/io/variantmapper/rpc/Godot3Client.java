package io.variantmapper.rpc;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Handles what a server of Godot 3 sends, itself and for other clients. The messages about clients
 * have a channel of their own, which does not wait for the others: a packet of a client can arrive
 * before the message that the client has joined, and after the message that it has left.
 */
final class Godot3Client implements PacketHandler {
  private static final int SERVER = 1;
  private static final int JOINED = 0;
  private static final int LEFT = 1;

  /** So many ids of clients that have left are known. */
  private static final int MAX_LEFT = 256;

  private final SessionCore core;
  private final OtherClients others;
  private final boolean hasRelay;

  /** The clients whose first packet came before the message that they have joined. */
  private final Set<Integer> early = new HashSet<>();

  private final Deque<Integer> left = new ArrayDeque<>();

  Godot3Client(SessionCore core, OtherClients others, boolean hasRelay) {
    this.core = core;
    this.others = others;
    this.hasRelay = hasRelay;
  }

  @Override
  public void receive(RpcPeer server, Packet packet) {
    packet.require(Godot3Protocol.IDS, "A packet of Godot 3");
    if (packet.channel() == Godot3Protocol.SYSTEM_CHANNEL) {
      receiveSystem(server, packet);
      return;
    }
    packet.require(Godot3Protocol.IDS + 1, "A packet of Godot 3");
    // Godot does not compare the target either.
    RpcPeer sender = sender(server, packet.intAt(0));
    packet.enter(Godot3Protocol.IDS);
    core.receive(sender, packet);
  }

  private void receiveSystem(RpcPeer server, Packet packet) {
    int message = packet.intAt(0);
    int peer = packet.intAt(Godot3Protocol.TARGET);
    if (message != JOINED && message != LEFT) {
      throw PacketRefusal.malformed("The server sent an unknown message " + message, 0);
    }
    if (!hasRelay) {
      throw PacketRefusal.unexpected(
          PeerFault.OTHER_SETTINGS, "The server announced a peer, but the session has no relay", 0);
    }
    if (message == LEFT) {
      others.remove(peer, Godot3Protocol.TARGET);
      early.remove(peer);
      forget(peer);
    } else if (!early.remove(peer) || core.peers().get(peer) == null) {
      left.remove(peer);
      others.add(server, peer, Godot3Protocol.TARGET);
    }
  }

  private void forget(int peer) {
    left.remove(peer);
    left.add(peer);
    if (left.size() > MAX_LEFT) {
      left.remove();
    }
  }

  private RpcPeer sender(RpcPeer server, int id) {
    RpcPeer sender = id == SERVER ? server : core.peers().get(id);
    if (sender != null) {
      return sender;
    }
    if (!hasRelay || left.contains(id)) {
      throw OtherClients.unknown(id, 0);
    }
    RpcPeer added = others.add(server, id, 0);
    early.add(id);
    return added;
  }
}
