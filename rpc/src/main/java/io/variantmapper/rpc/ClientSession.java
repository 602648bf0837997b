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
  private final int id;
  private final SessionCore core;
  private final boolean hasRelay;
  private final PacketHandler handler;

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
    this.id = id;
    Objects.requireNonNull(listener, "listener");
    core = new SessionCore(id, listener, options);
    hasRelay = options.relay();
    OtherClients others = new OtherClients(id, core);
    handler = options.isGodot3()
        ? new Godot3Client(core, others, hasRelay)
        : new Godot4Client(core, others, hasRelay);
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
   * @throws IllegalArgumentException if the id of the peer is not 1, or if the peer has another
   *     generation of Godot than the session
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
    core.enter(server, handler);
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
    byte[] packet = core.rawPacket(bytes, channel);
    RpcPeer server = core.peers().get(1);
    if (hasRelay && server != null && targets.isEveryoneBut()) {
      // The server passes one packet to all.
      Protocol protocol = core.protocol();
      protocol.address(packet, server, targets);
      protocol
          .relay(server.sink(), -targets.excluded())
          .send(packet, 0, packet.length, mode, protocol.channel(mode, channel));
      return;
    }
    core.send(packet, targets, mode, channel);
  }
}
