package io.variantmapper.rpc;

import org.jspecify.annotations.Nullable;

/** The parts of a session that are the same at servers and clients. */
final class SessionCore {
  private final SessionListener listener;
  private final boolean isGodot3;
  private final SessionAccess access = new SessionAccess();
  private final PeerList peers = new PeerList();
  private final NodeTable nodes = new NodeTable();
  private final Protocol protocol;
  private final PathReceiver paths;
  private final CallReceiver calls;
  private final CallSender sender;

  /**
   * Creates a session without peers and nodes.
   *
   * @param id the id of the own peer
   */
  SessionCore(int id, SessionListener listener, SessionOptions options) {
    this.listener = listener;
    isGodot3 = options.isGodot3();
    protocol = options.protocol(id);
    paths = new PathReceiver(nodes, protocol);
    calls = new CallReceiver(nodes, protocol);
    sender = new CallSender(peers, nodes, protocol);
  }

  /** Returns the check that each method of the session makes before anything else. */
  SessionAccess access() {
    return access;
  }

  Protocol protocol() {
    return protocol;
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
    RpcNode node =
        new RpcNode(session, access, sender, nodes.newNumber(), path, functions, dispatcher);
    nodes.add(node);
    for (RpcPeer peer : peers.all()) {
      confirmLate(peer, peer.knownNodes().withPath(path));
    }
    return node;
  }

  /**
   * Makes a handler receive the packets of a peer.
   *
   * @throws IllegalArgumentException if the peer has another generation of Godot than the session
   * @throws IllegalStateException if the peer is in a session
   */
  void enter(RpcPeer peer, PacketHandler handler) {
    if (peer.isGodot3() != isGodot3) {
      throw new IllegalArgumentException("The " + peer + " has another generation of Godot than the"
          + " session. Use SessionOptions.GODOT_3 together with RpcPeer.godot3()");
    }
    peer.enter(handler);
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
    switch (protocol.command(peer, packet)) {
      case Command.CALL -> calls.receive(peer, packet);
      case Command.SIMPLIFY_PATH -> paths.introduce(peer, packet);
      case Command.CONFIRM_PATH -> paths.confirmed(peer, packet);
      case Command.RAW -> {
        packet.require(2, "A raw packet");
        listener.bytesReceived(peer.id(), packet.copyFrom(1));
      }
      default -> {
        // The packets of MultiplayerSpawner and MultiplayerSynchronizer are ignored.
      }
    }
  }

  /** Sends a packet to each peer among the targets. */
  void send(byte[] packet, Targets targets, TransferMode mode, int channel) {
    int used = protocol.channel(mode, channel);
    for (RpcPeer peer : peers.all()) {
      if (targets.contains(peer.id())) {
        protocol.address(packet, peer, targets);
        peer.sink().send(packet, 0, packet.length, mode, used);
      }
    }
  }

  /** Returns a raw packet with the given content. */
  byte[] rawPacket(byte[] content, int channel) {
    if (channel < 0) {
      throw new IllegalArgumentException("A channel can't be negative, found " + channel);
    }
    if (content.length == 0) {
      throw new IllegalArgumentException("A raw packet has at least one byte");
    }
    return protocol.raw(content);
  }
}
