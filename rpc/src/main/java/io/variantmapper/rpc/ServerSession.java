package io.variantmapper.rpc;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A session at its server, whose id is 1. Each client believes that it has a server of its own.
 *
 * <pre>{@code
 * ServerSession room = new ServerSession(listener, SessionOptions.DEFAULT);
 * room.addNode("Game", table, dispatcher);
 * room.add(new RpcPeer(7, sink, peerListener, PeerLimits.DEFAULT));
 * }</pre>
 */
public final class ServerSession implements Session {
  private static final int ID = 1;

  private final SessionCore core;
  private final boolean hasRelay;
  private final PacketHandler handler;

  /** Creates a session without peers and nodes. */
  public ServerSession(SessionListener listener, SessionOptions options) {
    Objects.requireNonNull(listener, "listener");
    core = new SessionCore(ID, listener, options);
    hasRelay = options.relay();
    handler = options.isGodot3()
        ? new Godot3Relay(core, options)
        : new Godot4Relay(core, options.relay());
  }

  /** Returns 1. */
  @Override
  public int id() {
    return ID;
  }

  @Override
  public void guard(SessionGuard guard) {
    core.access().guard(guard);
  }

  @Override
  public int[] peers() {
    return core.peers().ids();
  }

  @Override
  public RpcNode addNode(String path, FunctionTable functions, CallDispatcher dispatcher) {
    return core.addNode(this, path, functions, dispatcher);
  }

  @Override
  public @Nullable RpcNode node(String path) {
    return core.node(path);
  }

  /**
   * Admits a peer: announces it to the others and the others to it.
   *
   * @throws IllegalArgumentException if the session has a peer with this id, if the id is 1, or if
   *     the peer has another generation of Godot than the session
   * @throws IllegalStateException if the peer is in a session
   */
  public void add(RpcPeer peer) {
    core.access().check("adds a peer");
    int id = peer.id();
    if (id == ID || core.peers().get(id) != null) {
      throw new IllegalArgumentException("The session has a peer with the id " + id + " already");
    }
    core.enter(peer, handler);
    for (RpcPeer other : core.peers().all()) {
      announce(true, id, other);
      announce(true, other.id(), peer);
    }
    core.add(peer);
  }

  /**
   * Removes a peer whose connection goes on, so that it can be added to another session. For the
   * peer, all other clients leave. Its calls that are on their way reach the next session, or are
   * refused with {@link PeerFault#NOT_IN_SESSION} as long as it is in none.
   *
   * @throws IllegalArgumentException if the peer is not in this session
   */
  public void remove(RpcPeer peer) {
    core.access().check("removes a peer");
    peer.requireIn(handler);
    for (RpcPeer other : core.peers().all()) {
      if (other != peer) {
        announce(false, other.id(), peer);
      }
    }
    disconnected(peer);
  }

  /**
   * Removes a peer whose connection has ended, or is about to end.
   *
   * @throws IllegalArgumentException if the peer is not in this session
   */
  public void disconnected(RpcPeer peer) {
    core.access().check("removes a peer");
    peer.requireIn(handler);
    for (RpcPeer other : core.peers().all()) {
      if (other != peer) {
        announce(false, peer.id(), other);
      }
    }
    core.remove(peer);
  }

  private void announce(boolean isJoined, int id, RpcPeer receiver) {
    if (hasRelay) {
      receiver.send(core.protocol().announcement(isJoined, id), 0);
    }
  }

  @Override
  public void sendBytes(byte[] bytes, Targets targets, TransferMode mode, int channel) {
    core.access().check("sends bytes");
    core.send(core.rawPacket(bytes, channel), targets, mode, channel);
  }
}
