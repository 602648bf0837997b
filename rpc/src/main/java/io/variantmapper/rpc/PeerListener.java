package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantException;

/**
 * Receives the events of one peer. They arrive during {@link RpcPeer#receive}.
 *
 * <pre>{@code
 * PeerListener listener = (fault, reason) -> {
 *   log.warn("Client " + id + ": " + reason.getMessage().replaceAll("\\p{Cc}", "?"));
 *   if (fault.breaksProtocol()) {
 *     socket.close();
 *   }
 * };
 * }</pre>
 */
@FunctionalInterface
public interface PeerListener {
  /**
   * Reports that a packet was refused. Nothing was called, and the peer stays in the session.
   *
   * @param fault the kind of the fault
   * @param reason the details; its message contains the path of the node and the name of the
   *     function if they are known. It can contain text that the peer has sent, including line
   *     breaks
   */
  void refused(PeerFault fault, VariantException reason);

  /**
   * Receives what the peer has sent with {@code SceneMultiplayer.send_auth}.
   *
   * @param data the bytes; at least one, in a new array
   */
  default void authenticationReceived(byte[] data) {}

  /**
   * Reports that both ends have completed the authentication. Add the peer to a session here: then
   * the packets that follow directly are handled.
   */
  default void authenticated() {}
}
