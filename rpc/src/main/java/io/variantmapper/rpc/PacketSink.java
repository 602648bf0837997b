package io.variantmapper.rpc;

/**
 * Sends packets to one peer. The transport implements it: a WebSocket sends each packet as one
 * binary message.
 *
 * <pre>{@code
 * PacketSink sink = (bytes, offset, length, mode, channel) ->
 *     socket.sendBinary(ByteBuffer.wrap(Arrays.copyOfRange(bytes, offset, offset + length)));
 * }</pre>
 */
@FunctionalInterface
public interface PacketSink {
  /**
   * Sends a packet. Must not call the session or the peer, and must copy the bytes: the session
   * reuses the array for the next packet. An exception passes to the caller of the session, and the
   * remaining receivers get nothing.
   *
   * @param bytes an array that contains the packet
   * @param offset the index of the first byte of the packet
   * @param length the number of bytes of the packet; at least 1
   * @param mode how the packet is delivered
   * @param channel the channel of the transport; 0 by default
   */
  void send(byte[] bytes, int offset, int length, TransferMode mode, int channel);
}
