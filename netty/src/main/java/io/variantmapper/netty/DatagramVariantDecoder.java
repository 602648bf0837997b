package io.variantmapper.netty;

import io.netty.channel.AddressedEnvelope;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.DefaultAddressedEnvelope;
import io.netty.channel.socket.DatagramPacket;
import io.netty.handler.codec.MessageToMessageDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.net.InetSocketAddress;
import java.util.List;

/**
 * Reads each datagram as one packet, as {@code PacketPeerUDP} sends it, and passes its value on in
 * an {@link AddressedEnvelope} with the sender.
 *
 * <pre>{@code
 * pipeline.addLast(new DatagramVariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
 * pipeline.addLast(BadPacketHandler.ignoring());
 * }</pre>
 *
 * <p>The sender's address can be forged. Netty cuts off datagrams that are larger than its receive
 * buffer, and such datagrams cannot be read. The buffer has 2,048 bytes unless
 * {@code ChannelOption.RECVBUF_ALLOCATOR} is set. For a packet that cannot be read, see
 * {@link VariantDecoder}. Create one decoder for each channel.
 *
 * @param <T> the Java type of the values
 */
public final class DatagramVariantDecoder<T> extends MessageToMessageDecoder<DatagramPacket> {
  private final PacketReading<T> reading;

  /** Creates a decoder of packets in {@code format}, whose limits apply. */
  public DatagramVariantDecoder(VariantSerializer<T> serializer, VariantFormat format) {
    super(DatagramPacket.class);
    reading = new PacketReading<>(serializer, format);
  }

  @Override
  protected void decode(ChannelHandlerContext context, DatagramPacket datagram, List<Object> out) {
    AddressedEnvelope<T, InetSocketAddress> envelope = new DefaultAddressedEnvelope<>(
        reading.read(datagram.content()), datagram.recipient(), datagram.sender());
    out.add(envelope);
  }
}
