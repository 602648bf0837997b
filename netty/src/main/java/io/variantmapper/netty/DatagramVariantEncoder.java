package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.AddressedEnvelope;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.DatagramPacket;
import io.netty.handler.codec.MessageToMessageEncoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sends values as datagrams, which {@code PacketPeerUDP.get_var} reads. Each value must be in an
 * {@link AddressedEnvelope} with the recipient.
 *
 * <pre>{@code
 * pipeline.addLast(new DatagramVariantEncoder<>(
 *     ServerMessage.class, ServerMessageVariantSerializer.INSTANCE, format));
 *
 * channel.writeAndFlush(new DefaultAddressedEnvelope<>(snapshot, player.address()));
 * }</pre>
 *
 * <p>If a value cannot be written, nothing is sent. The write then fails with an {@link
 * io.netty.handler.codec.EncoderException}, whose cause is the reason. All channels and threads can
 * share one encoder.
 *
 * @param <T> the Java type of the values
 */
@Sharable
public final class DatagramVariantEncoder<T> extends MessageToMessageEncoder<Object> {
  private final Class<? extends T> type;
  private final PacketWriting<T> writing;

  /**
   * Creates an encoder.
   *
   * @param type the class of the values; envelopes with other contents are passed on unchanged
   */
  public DatagramVariantEncoder(
      Class<? extends T> type, VariantSerializer<T> serializer, VariantFormat format) {
    super(Object.class);
    this.type = type;
    writing = new PacketWriting<>(serializer, format, Framing.PACKET_PEER_UDP);
  }

  @Override
  public boolean acceptOutboundMessage(Object message) {
    return message instanceof AddressedEnvelope<?, ?> envelope
        && type.isInstance(envelope.content())
        && envelope.recipient() instanceof InetSocketAddress;
  }

  @Override
  protected void encode(ChannelHandlerContext context, Object message, List<Object> out) {
    AddressedEnvelope<?, ?> envelope = (AddressedEnvelope<?, ?>) message;
    ByteBuf packet = writing.write(context.alloc(), type.cast(envelope.content()));
    out.add(new DatagramPacket(packet, (InetSocketAddress) envelope.recipient()));
  }

  /**
   * Returns the packet of a value in a new buffer, which the caller releases.
   *
   * @param value the value; nil is written for null
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry the
   *     value, or if the packet is larger than a datagram
   */
  public ByteBuf encode(ByteBufAllocator allocator, @Nullable T value) {
    return writing.write(allocator, value);
  }
}
