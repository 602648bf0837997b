package io.variantmapper.rpc;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A session at a client of a Godot server or of a {@link ServerSession}: for example a bot.
 *
 * <pre>{@code
 * ClientSession session = new ClientSession(id, listener, SessionOptions.DEFAULT);
 * session.addNode("Game", table, dispatcher);
 * session.add(new RpcPeer(1, sink, serverListener, PeerLimits.DEFAULT));
 * }</pre>
 */
public final class ClientSession implements Session {
  /** The largest number of other clients; the same as the largest number of ENet's clients. */
  static final int MAX_PEERS = 4095;

  private final int id;
  private final SessionCore core;
  private final boolean hasRelay;
  private final PacketHandler handler = this::receive;

  /**
   * Creates a session without connection to the server.
   *
   * @param id the own id, which the transport receives from the server
   * @throws IllegalArgumentException if the id is less than 2
   */
  public ClientSession(int id, SessionListener listener, SessionOptions options) {
    if (id < 2) {
      throw new IllegalArgumentException("The id of a client is at least 2, found " + id);
    }
    if (options.isGodot3()) {
      throw new IllegalArgumentException("Java is only the server of a session of Godot 3. Use"
          + " ServerSession, or SessionOptions.DEFAULT for a server of Godot 4.");
    }
    this.id = id;
    Objects.requireNonNull(listener, "listener");
    core = new SessionCore(listener, options);
    hasRelay = options.relay();
  }

  @Override
  public int id() {
    return id;
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
   * Adds the server, after the connection is open and the authentication, if any, is complete.
   *
   * @throws IllegalArgumentException if the id of the peer is not 1
   * @throws IllegalStateException if the peer is in a session, or if the session has a server
   */
  public void add(RpcPeer server) {
    core.access().check("adds the server");
    if (server.id() != 1) {
      throw new IllegalArgumentException(
          "A client adds only the server, which has the id 1, found " + server.id());
    }
    if (core.peers().get(1) != null) {
      throw new IllegalStateException("The session has a server already");
    }
    server.enter(handler);
    core.add(server);
  }

  /**
   * Removes the server, whose connection has ended, and with it all other clients.
   *
   * @throws IllegalArgumentException if the peer is not the server of this session
   */
  public void disconnected(RpcPeer server) {
    core.access().check("removes the server");
    server.requireIn(handler);
    for (RpcPeer peer : core.peers().all()) {
      core.peers().remove(peer);
    }
    core.remove(server);
  }

  @Override
  public void sendBytes(byte[] bytes, Targets targets, TransferMode mode, int channel) {
    core.access().check("sends bytes");
    byte[] packet = core.rawPacket(bytes);
    RpcPeer server = core.peers().get(1);
    if (hasRelay && server != null && targets.isEveryoneBut()) {
      // The server passes one packet to all.
      new RelaySink(server.sink(), -targets.excluded())
          .send(packet, 0, packet.length, mode, channel);
      return;
    }
    core.send(packet, targets, mode, channel);
  }

  private void receive(RpcPeer server, Packet packet) {
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
      case Command.ADD_PEER -> addPeer(server, peer);
      case Command.DEL_PEER -> removePeer(peer);
      case Command.RELAY -> {
        packet.require(Command.SYS_HEADER + 1, "RELAY");
        receiveRelayed(peer, packet);
      }
      default -> throw PacketRefusal.malformed("SYS has an unknown command " + command, 1);
    }
  }

  private void addPeer(RpcPeer server, int peer) {
    if (peer < 2 || peer == id || core.peers().get(peer) != null) {
      throw PacketRefusal.malformed("The server announced an impossible peer " + peer, 2);
    }
    if (core.peers().all().length > MAX_PEERS) {
      throw PacketRefusal.overLimit("The server announced more than " + MAX_PEERS + " peers", 2);
    }
    core.add(server.behind(peer));
  }

  private void removePeer(int peer) {
    if (peer == 1) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, "The server announced that it is gone itself", 2);
    }
    RpcPeer removed = core.peers().get(peer);
    if (removed != null) {
      core.remove(removed);
    }
  }

  private void receiveRelayed(int peer, Packet packet) {
    RpcPeer sender = core.peers().get(peer);
    if (sender == null || peer == 1) {
      throw PacketRefusal.unexpected(
          PeerFault.UNKNOWN_PEER,
          "The server passed on a packet of peer " + peer + ", which is not in the session",
          2);
    }
    packet.enter(Command.SYS_HEADER);
    core.receive(sender, packet);
  }
}
