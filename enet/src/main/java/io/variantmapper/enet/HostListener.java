package io.variantmapper.enet;

import java.net.InetSocketAddress;

/**
 * Receives the events of a host, inside of the calls of its methods. A listener can send messages
 * and end connections.
 *
 * <pre>{@code
 * final class Echo implements HostListener {
 *   @Override
 *   public void connected(ENetPeer peer, int data) {}
 *
 *   @Override
 *   public void received(
 *       ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
 *     peer.send(channel, mode, bytes, offset, length);
 *   }
 *
 *   @Override
 *   public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {}
 * }
 * }</pre>
 */
public interface HostListener {
  /**
   * Returns whether a peer may connect. Its address can still be forged. If the method returns
   * false, the peer learns it at once, and a Godot client reports {@code connection_failed}.
   *
   * @param data a number that the peer has chosen; Godot sends the id of the client
   */
  default boolean accepts(InetSocketAddress address, int data) {
    return true;
  }

  /**
   * Reports that a peer is connected: at a server, it has proved its address.
   *
   * @param data the number in the request of the peer; 0 at a client
   */
  void connected(ENetPeer peer, int data);

  /**
   * Receives a message.
   *
   * @param bytes an array that contains the message; valid until the method returns
   */
  void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length);

  /**
   * Reports that the connection of a peer has ended. Not called after {@link
   * ENetPeer#disconnectNow}. A client that could not connect gets this event without {@link
   * #connected}.
   *
   * @param data the number that the peer has sent; 0 if it has sent none
   */
  void disconnected(ENetPeer peer, DisconnectReason reason, int data);
}
