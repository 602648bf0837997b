package io.variantmapper.enet;

/**
 * When a peer that does not answer is gone, as in {@code ENetPacketPeer.set_timeout}. The time
 * begins when the first of the commands was sent that have expired since the last acknowledgement.
 *
 * <pre>{@code
 * PeerTimeouts patient = new PeerTimeouts(10, 20_000, 60_000);
 * }</pre>
 *
 * @param attempts after how many attempts to send a command {@code minimum} holds
 * @param minimum the time after which a peer is gone if a command was sent so often, in
 *     milliseconds
 * @param maximum the time after which a peer is gone in any case, in milliseconds
 */
public record PeerTimeouts(int attempts, int minimum, int maximum) {
  /** 6 attempts and 5 seconds, or 30 seconds: the defaults of ENet and Godot. */
  public static final PeerTimeouts DEFAULT = new PeerTimeouts(6, 5_000, 30_000);

  /**
   * Creates timeouts.
   *
   * @throws IllegalArgumentException if a value is not positive, or the minimum is above the
   *     maximum
   */
  public PeerTimeouts {
    if (attempts < 1 || minimum < 1 || minimum > maximum) {
      throw new IllegalArgumentException("Expected at least 1 attempt, and 1 ≤ minimum ≤ maximum,"
          + " found " + attempts + " attempts, " + minimum + " ms and " + maximum + " ms");
    }
  }

  boolean isGone(int sent, long waited) {
    return waited >= maximum || (sent >= attempts && waited >= minimum);
  }
}
