package io.variantmapper.rpc;

import org.jspecify.annotations.Nullable;

/** The parts of a session that are the same at servers and clients. */
final class SessionCore {
  private final SessionListener listener;
  private final SessionAccess access = new SessionAccess();
  private final PeerList peers = new PeerList();
  private final NodeTable nodes = new NodeTable();
  private final PathReceiver paths = new PathReceiver(nodes);
  private final CallReceiver calls;
  private final CallSender sender;

  SessionCore(SessionListener listener, SessionOptions options) {
    this.listener = listener;
    calls = new CallReceiver(nodes, options.format());
    sender = new CallSender(peers, nodes, options.format());
  }

  /** Returns the check that each method of the session makes before anything else. */
  SessionAccess access() {
    return access;
  }

  PeerList peers() {
    return peers;
  }

  @Nullable
  RpcNode node(String path) {
    access.check("looks for a node");
    return nodes.get(path);
  }

  RpcNode addNode(
      Session session, String path, FunctionTable functions, CallDispatcher dispatcher) {
    access.check("adds a node");
    RpcNode node = new RpcNode(session, access, sender, path, functions, dispatcher);
    nodes.add(node);
    for (RpcPeer peer : peers.all()) {
      confirmLate(peer, peer.knownNodes().withPath(path));
    }
    return node;
  }

  void add(RpcPeer peer) {
    peers.add(peer);
    listener.peerConnected(peer.id());
    for (KnownNode known : peer.knownNodes().all()) {
      confirmLate(peer, known);
    }
  }

  /** Confirms an introduction that came before its node, unless a listener has removed the peer. */
  private void confirmLate(RpcPeer peer, @Nullable KnownNode known) {
    if (known != null && peers.get(peer.id()) == peer) {
      paths.confirmLate(peer, known);
    }
  }

  void remove(RpcPeer peer) {
    peers.remove(peer);
    peer.leave();
    listener.peerDisconnected(peer.id());
  }

  /** Handles a packet of a peer, except SYS. */
  void receive(RpcPeer peer, Packet packet) {
    switch (packet.command()) {
      case Command.CALL -> calls.receive(peer, packet);
      case Command.SIMPLIFY_PATH -> paths.introduce(peer, packet);
      case Command.CONFIRM_PATH -> paths.confirmed(peer, packet);
      case Command.RAW -> {
        packet.require(2, "A raw packet");
        listener.bytesReceived(peer.id(), packet.copyFrom(1));
      }
      case Command.SYS ->
        throw PacketRefusal.unexpected(
            PeerFault.MISPLACED, peer + " sent SYS inside of RELAY, which every Godot refuses", 0);
      default -> {
        // The packets of MultiplayerSpawner and MultiplayerSynchronizer are ignored.
      }
    }
  }

  /** Sends a packet to each peer among the targets. */
  void send(byte[] packet, Targets targets, TransferMode mode, int channel) {
    for (RpcPeer peer : peers.all()) {
      if (targets.contains(peer.id())) {
        peer.sink().send(packet, 0, packet.length, mode, channel);
      }
    }
  }

  /** Returns a raw packet with the given content. */
  static byte[] rawPacket(byte[] content) {
    if (content.length == 0) {
      throw new IllegalArgumentException("A raw packet has at least one byte");
    }
    byte[] packet = new byte[1 + content.length];
    packet[0] = Command.RAW;
    System.arraycopy(content, 0, packet, 1, content.length);
    return packet;
  }
}
