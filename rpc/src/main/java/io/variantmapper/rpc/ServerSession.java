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
  private static final byte[] NO_BYTES = {};

  private final SessionCore core;
  private final boolean hasRelay;
  private final PacketHandler handler = this::receive;
  private byte[] relayed = NO_BYTES;

  /** Creates a session without peers and nodes. */
  public ServerSession(SessionListener listener, SessionOptions options) {
    Objects.requireNonNull(listener, "listener");
    core = new SessionCore(listener, options);
    hasRelay = options.relay();
  }

  /** Returns 1. */
  @Override
  public int id() {
    return 1;
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
   * @throws IllegalArgumentException if the session has a peer with this id, or if the id is 1
   * @throws IllegalStateException if the peer is in a session
   */
  public void add(RpcPeer peer) {
    core.access().check("adds a peer");
    int id = peer.id();
    if (id == 1 || core.peers().get(id) != null) {
      throw new IllegalArgumentException("The session has a peer with the id " + id + " already");
    }
    peer.enter(handler);
    for (RpcPeer other : core.peers().all()) {
      announce(Command.ADD_PEER, id, other);
      announce(Command.ADD_PEER, other.id(), peer);
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
        announce(Command.DEL_PEER, other.id(), peer);
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
        announce(Command.DEL_PEER, peer.id(), other);
      }
    }
    core.remove(peer);
  }

  private void announce(int command, int id, RpcPeer receiver) {
    if (hasRelay) {
      receiver.send(Command.system(command, id));
    }
  }

  @Override
  public void sendBytes(byte[] bytes, Targets targets, TransferMode mode, int channel) {
    core.access().check("sends bytes");
    core.send(SessionCore.rawPacket(bytes), targets, mode, channel);
  }

  private void receive(RpcPeer peer, Packet packet) {
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
