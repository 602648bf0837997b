package io.variantmapper.enet;

import java.net.InetSocketAddress;

/**
 * Sends the datagrams of a host.
 *
 * <pre>{@code
 * DatagramSink sink = (receiver, bytes, offset, length) ->
 *     channel.send(ByteBuffer.wrap(bytes, offset, length), receiver);
 * }</pre>
 */
@FunctionalInterface
public interface DatagramSink {
  /**
   * Sends a datagram. Must copy the bytes, because the host reuses the array, and must not call the
   * host. A datagram that cannot be sent is dropped: the network can lose any datagram.
   */
  void send(InetSocketAddress receiver, byte[] bytes, int offset, int length);
}
