package io.variantmapper.enet;

/**
 * Why a connection has ended.
 *
 * <pre>{@code
 * boolean isLost = reason == DisconnectReason.TIMED_OUT;
 * }</pre>
 */
public enum DisconnectReason {
  /** The peer has ended the connection. */
  BY_PEER,

  /** This host has ended the connection, and the peer has acknowledged it. */
  BY_HOST,

  /** The server has refused the connection. */
  REFUSED,

  /** The peer has not answered. */
  TIMED_OUT,

  /** The peer has sent commands that contradict each other. */
  BROKEN,

  /**
   * The peer has sent a reliable message that is longer than {@link HostOptions#maxMessage} or
   * {@link HostOptions#maxStored}.
   */
  TOO_LONG
}
