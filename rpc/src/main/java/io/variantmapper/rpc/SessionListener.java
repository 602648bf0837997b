package io.variantmapper.rpc;

/**
 * Receives the events of a session: the signals of Godot's {@code SceneMultiplayer}.
 *
 * <pre>{@code
 * SessionListener listener = new SessionListener() {
 *   public void peerConnected(int id) {
 *     lobby.welcome(id);
 *   }
 * };
 * }</pre>
 */
public interface SessionListener {
  /**
   * Reports that a peer is in the session now: the signal {@code peer_connected}. Calls that are
   * made here reach the peer after it knows all other peers.
   */
  default void peerConnected(int id) {}

  /** Reports that a peer is not in the session any more: the signal {@code peer_disconnected}. */
  default void peerDisconnected(int id) {}

  /**
   * Receives what a peer has sent with {@code send_bytes}: the signal {@code peer_packet}.
   *
   * @param sender the id of the peer
   * @param bytes at least one byte, in a new array
   */
  default void bytesReceived(int sender, byte[] bytes) {}
}
