package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.PeerLimits;
import java.util.Objects;

/**
 * Limits for one connection, so that a slow or broken peer takes little memory.
 *
 * <pre>{@code
 * ConnectionLimits limits = ConnectionLimits.DEFAULT.withMaxWaiting(1 << 18);
 * }</pre>
 *
 * @param peer the limits for the packets of the peer
 * @param maxMessage the largest packet that is sent, in bytes. A Godot peer loses a larger message,
 *     or closes the connection, unless its {@code inbound_buffer_size} is larger
 * @param maxWaiting the maximum number of bytes that wait until the peer reads them. A peer for
 *     which more would wait is disconnected
 * @param maxWaitingUnreliable while more bytes than this wait for the peer, packets that are not
 *     reliable are dropped
 * @param maxUnhandled the number of received bytes that may wait for the thread of the room. While
 *     more wait, nothing is read from the peer
 */
public record ConnectionLimits(
    PeerLimits peer, int maxMessage, int maxWaiting, int maxWaitingUnreliable, int maxUnhandled) {
  /**
   * Packets of at most 65,535 bytes, as in Godot's default settings; 1 MiB may wait, for a client
   * that loads a scene, and 64 KiB if it is not reliable; 64 KiB may wait for the room.
   */
  public static final ConnectionLimits DEFAULT =
      new ConnectionLimits(PeerLimits.DEFAULT, 65_535, 1 << 20, 1 << 16, 1 << 16);

  /**
   * Creates limits. Code with {@link #DEFAULT} and its {@code with} methods is easier to read.
   *
   * @throws IllegalArgumentException if a limit is not positive
   */
  public ConnectionLimits {
    Objects.requireNonNull(peer, "peer");
    requirePositive("maxMessage", maxMessage);
    requirePositive("maxWaiting", maxWaiting);
    requirePositive("maxWaitingUnreliable", maxWaitingUnreliable);
    requirePositive("maxUnhandled", maxUnhandled);
  }

  private static void requirePositive(String name, int limit) {
    if (limit <= 0) {
      throw new IllegalArgumentException("A limit must be positive: " + name + " is " + limit);
    }
  }

  /** Returns a copy of these limits with other limits for the packets of the peer. */
  public ConnectionLimits withPeer(PeerLimits limits) {
    return new ConnectionLimits(limits, maxMessage, maxWaiting, maxWaitingUnreliable, maxUnhandled);
  }

  /** Returns a copy of these limits with another size of the largest packet that is sent. */
  public ConnectionLimits withMaxMessage(int bytes) {
    return new ConnectionLimits(peer, bytes, maxWaiting, maxWaitingUnreliable, maxUnhandled);
  }

  /** Returns a copy of these limits with another maximum number of bytes that wait. */
  public ConnectionLimits withMaxWaiting(int bytes) {
    return new ConnectionLimits(peer, maxMessage, bytes, maxWaitingUnreliable, maxUnhandled);
  }

  /** Returns a copy of these limits with another number of bytes that stops unreliable packets. */
  public ConnectionLimits withMaxWaitingUnreliable(int bytes) {
    return new ConnectionLimits(peer, maxMessage, maxWaiting, bytes, maxUnhandled);
  }

  /** Returns a copy of these limits with another number of bytes that wait for the room. */
  public ConnectionLimits withMaxUnhandled(int bytes) {
    return new ConnectionLimits(peer, maxMessage, maxWaiting, maxWaitingUnreliable, bytes);
  }
}
