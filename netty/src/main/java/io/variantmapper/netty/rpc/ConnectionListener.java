package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.PeerFault;
import io.variantmapper.runtime.VariantException;

/**
 * Receives the events of connections. The simplest listener puts each client into the same room:
 *
 * <pre>{@code
 * RpcServer server = new RpcServer(client -> client.moveTo(room));
 * }</pre>
 *
 * <p>{@link #opened} is called on the thread of the channel. The other events arrive on the thread
 * of the connection's room, or on the thread of the channel before the connection is in a room.
 */
@FunctionalInterface
public interface ConnectionListener {
  /**
   * Reports that a WebSocket is open. The listener, or later another thread, decides what happens:
   *
   * <ul>
   * <li>{@link RpcConnection#moveTo}: the peer is in a room.
   * <li>{@link RpcConnection#disconnect}: a Godot client gets the signal {@code connection_failed},
   *     and can read the code and the reason.
   * <li>{@link RpcConnection#authenticate}: first the authentication, if the Godot project has an
   *     {@code auth_callback}.
   * </ul>
   *
   * <p>An {@link RpcClient} calls this method after the server has sent the id of the client.
   */
  void opened(RpcConnection connection);

  /** Receives what the peer has sent with {@code SceneMultiplayer.send_auth}. */
  default void authenticationReceived(RpcConnection connection, byte[] data) {}

  /** Reports that both ends have completed the authentication: move the peer to a room. */
  default void authenticated(RpcConnection connection) {}

  /**
   * Reports that a packet of the peer was refused, and that nothing was called. By default, Netty
   * logs the reason: at most two lines in ten seconds for all connections of a server. The second
   * line has the numbers of all further faults.
   *
   * @see io.variantmapper.rpc.PeerListener#refused
   */
  default void refused(RpcConnection connection, PeerFault fault, VariantException reason) {
    connection.log(fault.name(), reason.getMessage());
  }

  /**
   * Reports that a packet was not sent, because it is over {@link ConnectionLimits#maxMessage}.
   * By default, Netty logs the reason, together with the faults of {@link #refused}.
   *
   * @param reason the size, the limit, and what to do
   */
  default void notSent(RpcConnection connection, String reason) {
    connection.log("NOT_SENT", reason);
  }

  /**
   * Reports an exception that a called function or a listener has thrown. The connection goes on.
   * By default, Netty logs the exception.
   */
  default void failed(RpcConnection connection, Throwable thrown) {
    connection.log(thrown);
  }

  /**
   * Reports that the connection has ended, and that the peer is not in its room any more. Also
   * called if the connection ends before {@link #opened}.
   */
  default void closed(RpcConnection connection) {}
}
