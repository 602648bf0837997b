package io.variantmapper.rpc;

/**
 * Limits for one peer, so that a stranger can't fill the memory of the server.
 *
 * <pre>{@code
 * PeerLimits limits = PeerLimits.DEFAULT.withMaxNodes(100);
 * }</pre>
 *
 * @param maxPacketBytes the largest packet, in bytes
 * @param maxNodes the maximum number of nodes that the peer may have introduced. At the limit, the
 *     session forgets those that it does not have (any more)
 * @param maxPathBytes the longest path of a node, in bytes of UTF-8
 */
public record PeerLimits(int maxPacketBytes, int maxNodes, int maxPathBytes) {
  /**
   * Packets of 65,536 bytes, 1,024 nodes, and paths of 512 bytes. By default, a Godot client sends
   * no packet over 65,535 bytes through a WebSocket.
   */
  public static final PeerLimits DEFAULT = new PeerLimits(1 << 16, 1 << 10, 1 << 9);

  /**
   * Creates limits. Code with {@link #DEFAULT} and its {@code with} methods is easier to read.
   *
   * @throws IllegalArgumentException if a limit is not positive
   */
  public PeerLimits {
    requirePositive("maxPacketBytes", maxPacketBytes);
    requirePositive("maxNodes", maxNodes);
    requirePositive("maxPathBytes", maxPathBytes);
  }

  private static void requirePositive(String name, int limit) {
    if (limit <= 0) {
      throw new IllegalArgumentException("A limit must be positive: " + name + " is " + limit);
    }
  }

  /** Returns a copy of these limits with another maximum size of a packet, in bytes. */
  public PeerLimits withMaxPacketBytes(int bytes) {
    return new PeerLimits(bytes, maxNodes, maxPathBytes);
  }

  /** Returns a copy of these limits with another maximum number of introduced nodes. */
  public PeerLimits withMaxNodes(int nodes) {
    return new PeerLimits(maxPacketBytes, nodes, maxPathBytes);
  }

  /** Returns a copy of these limits with another maximum length of a path, in bytes of UTF-8. */
  public PeerLimits withMaxPathBytes(int bytes) {
    return new PeerLimits(maxPacketBytes, maxNodes, bytes);
  }
}
