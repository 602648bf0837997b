package io.variantmapper.rpc;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A connection to another peer. It lives as long as the connection, and can be in one session after
 * another.
 *
 * <pre>{@code
 * RpcPeer peer = new RpcPeer(7, sink, listener, PeerLimits.DEFAULT);
 * room.add(peer);
 * peer.receive(message, 0, message.length);   // for each message
 * room.disconnected(peer);
 * }</pre>
 *
 * <p>Before a peer is added to a session, only its authentication is handled. A server with
 * authentication adds the peer in {@link PeerListener#authenticated}. To refuse a peer, do not add
 * it, and close the connection.
 *
 * <p>Used by one thread at a time, together with its session.
 */
public final class RpcPeer {
  private static final byte[] AUTHENTICATION_COMPLETE = {Command.SYS, Command.AUTH};

  private final int id;
  private final PacketSink sink;
  private final PeerListener listener;
  private final PeerLimits limits;
  private final boolean isGodot3;
  private final Packet packet = new Packet();
  private final KnownNodes knownNodes;
  private final IntroducedNodes introducedNodes;
  private @Nullable PacketHandler handler;
  private boolean hasCompletedHere;
  private boolean hasCompletedThere;

  /**
   * Creates a peer that is not in a session.
   *
   * @param id the id of the peer: 1 for a server, at least 2 for a client
   * @throws IllegalArgumentException if the id is not positive
   */
  public RpcPeer(int id, PacketSink sink, PeerListener listener, PeerLimits limits) {
    this(id, sink, listener, limits, new IntroducedNodes(), false);
  }

  private RpcPeer(
      int id,
      PacketSink sink,
      PeerListener listener,
      PeerLimits limits,
      IntroducedNodes introducedNodes,
      boolean isGodot3) {
    if (id < 1) {
      throw new IllegalArgumentException("The id of a peer is at least 1, found " + id);
    }
    this.id = id;
    this.sink = Objects.requireNonNull(sink, "sink");
    this.listener = Objects.requireNonNull(listener, "listener");
    this.limits = Objects.requireNonNull(limits, "limits");
    this.introducedNodes = introducedNodes;
    this.isGodot3 = isGodot3;
    knownNodes = new KnownNodes(limits.maxNodes());
  }

  /**
   * Returns a peer to which this one, a server, passes packets on.
   *
   * @param relay the way to the other peer
   */
  RpcPeer behind(int other, PacketSink relay) {
    return new RpcPeer(
        other, relay, listener, limits, new IntroducedNodes(introducedNodes), isGodot3);
  }

  /**
   * Creates a peer of Godot 3, for a session with {@link SessionOptions#GODOT_3}. Its transport is
   * ENet: the channels of the sink and of {@link #receive} are those of ENet itself. 0 has the
   * messages of the server, 1 is reliable, 2 is not. There is no authentication.
   *
   * @param id 1 for a server, at least 2 for a client
   * @throws IllegalArgumentException if the id is not positive
   */
  public static RpcPeer godot3(int id, PacketSink sink, PeerListener listener, PeerLimits limits) {
    return new RpcPeer(id, sink, listener, limits, new IntroducedNodes(), true);
  }

  /** Returns the id of the peer. */
  public int id() {
    return id;
  }

  /** Handles a packet from a transport that is reliable and has no channels, as a WebSocket. */
  public void receive(byte[] bytes, int offset, int length) {
    receive(bytes, offset, length, TransferMode.RELIABLE, 0);
  }

  /**
   * Handles a packet. Whatever its bytes are, the only exceptions are those that the called Java
   * functions and the listeners throw.
   *
   * @param bytes an array that contains the packet; used only during this call
   * @param offset the index of the first byte
   * @param length the number of bytes
   * @param mode the mode with which the packet came; a relayed packet keeps it
   * @param channel the channel on which the packet came
   * @throws IndexOutOfBoundsException if the range is not inside the array
   */
  public void receive(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    packet.begin(bytes, offset, length, mode, channel);
    try {
      requireSize();
      // Each method between here and an argument counts for the depth to which the virtual machine
      // inlines.
      if (isAuthentication()) {
        authenticate();
      } else if (handler == null) {
        throw inNoSession();
      } else {
        handler.receive(this, packet);
      }
    } catch (PacketRefusal refusal) {
      report(refusal);
    } finally {
      packet.release();
    }
  }

  private void requireSize() {
    packet.require(1, "A packet");
    if (packet.length() > limits.maxPacketBytes()) {
      throw PacketRefusal.overLimit(
          "A packet of " + packet.length() + " bytes is over the limit of "
              + limits.maxPacketBytes(),
          0);
    }
  }

  private boolean isAuthentication() {
    return !isGodot3
        && packet.command() == Command.SYS
        && packet.length() >= Command.AUTH_HEADER
        && packet.byteAt(1) == Command.AUTH;
  }

  private PacketRefusal inNoSession() {
    return PacketRefusal.unexpected(
        PeerFault.NOT_IN_SESSION,
        isGodot3
            ? "Peer " + id + " is in no session"
            : "Expected AUTH before peer " + id + " is in a session, found the command "
                + packet.command(),
        0);
  }

  private void authenticate() {
    boolean isComplete = packet.length() == Command.AUTH_HEADER;
    if (handler != null) {
      // An end without authentication ignores the last packet of the authentication, as in Godot.
      if (!isComplete) {
        throw PacketRefusal.unexpected(
            PeerFault.OTHER_SETTINGS,
            "Peer " + id + " is in a session, but sent AUTH with data",
            0);
      }
    } else if (!isComplete) {
      listener.authenticationReceived(packet.copyFrom(Command.AUTH_HEADER));
    } else if (!hasCompletedThere) {
      hasCompletedThere = true;
      reportAuthenticated();
    }
  }

  private void reportAuthenticated() {
    if (hasCompletedHere && hasCompletedThere) {
      listener.authenticated();
    }
  }

  /**
   * Sends data to the authentication of the other end, as {@code SceneMultiplayer.send_auth}.
   *
   * @throws IllegalArgumentException if {@code data} is empty, because that means "complete"
   * @throws IllegalStateException if the peer is in a session, or is one of Godot 3
   */
  public void sendAuthentication(byte[] data) {
    if (data.length == 0) {
      throw new IllegalArgumentException(
          "No data means that the authentication is complete. Use completeAuthentication().");
    }
    requireAuthentication();
    byte[] message = new byte[Command.AUTH_HEADER + data.length];
    message[0] = Command.SYS;
    message[1] = Command.AUTH;
    System.arraycopy(data, 0, message, Command.AUTH_HEADER, data.length);
    send(message, 0);
  }

  /**
   * Completes the authentication at this end, as {@code SceneMultiplayer.complete_auth}. If the
   * other end has completed it before, calls {@link PeerListener#authenticated}.
   *
   * @throws IllegalStateException if the peer is in a session, if it is one of Godot 3, or if
   *     this was called before
   */
  public void completeAuthentication() {
    requireAuthentication();
    if (hasCompletedHere) {
      throw new IllegalStateException("The authentication is complete at this end already");
    }
    hasCompletedHere = true;
    send(AUTHENTICATION_COMPLETE, 0);
    reportAuthenticated();
  }

  private void requireAuthentication() {
    requireNoSession();
    if (isGodot3) {
      throw new IllegalStateException(
          "Godot 3 has no authentication. Let peer " + id + " call a function with its data.");
    }
  }

  private void requireNoSession() {
    if (handler != null) {
      throw new IllegalStateException("Peer " + id + " is in a session already");
    }
  }

  void enter(PacketHandler session) {
    requireNoSession();
    handler = session;
  }

  /** Forgets everything that concerns the session; ids continue while the connection lives. */
  void leave() {
    handler = null;
    introducedNodes.clear();
    knownNodes.unresolve();
  }

  /** Throws an IllegalArgumentException if the peer is not in the given session. */
  void requireIn(PacketHandler session) {
    if (handler != session) {
      throw new IllegalArgumentException("The " + this + " is not in this session");
    }
  }

  /** Sends a whole array reliably. */
  void send(byte[] message, int channel) {
    sink.send(message, 0, message.length, TransferMode.RELIABLE, channel);
  }

  boolean isGodot3() {
    return isGodot3;
  }

  PacketSink sink() {
    return sink;
  }

  PeerListener listener() {
    return listener;
  }

  PeerLimits limits() {
    return limits;
  }

  /** Returns the nodes that the peer has introduced. */
  KnownNodes knownNodes() {
    return knownNodes;
  }

  /** Returns the nodes that were introduced to the peer. */
  IntroducedNodes introducedNodes() {
    return introducedNodes;
  }

  void report(PacketRefusal refusal) {
    listener.refused(refusal.fault(), refusal.reason());
  }

  @Override
  public String toString() {
    return "peer " + id;
  }
}
