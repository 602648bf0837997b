package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;

/**
 * Reads each {@link ByteBuf} as one packet, and passes its value on. Add it after a handler that
 * passes whole packets on, such as a {@link VariantFrameDecoder}. For TCP, a single {@link
 * VariantStreamDecoder} does the work of both handlers.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantFrameDecoder(format, Framing.STREAM_PEER));
 * pipeline.addLast(new VariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
 * }</pre>
 *
 * <p>For a packet that cannot be read, the handler fires a {@link
 * io.netty.handler.codec.DecoderException} with the {@link
 * io.variantmapper.runtime.VariantException} as its cause, and goes on with the next packet. A
 * {@link BadPacketHandler} decides what happens then.
 *
 * <p>Create one decoder for each channel.
 *
 * @param <T> the Java type of the values
 */
public final class VariantDecoder<T> extends MessageToMessageDecoder<ByteBuf> {
  private final PacketReading<T> reading;

  /** Creates a decoder of packets in {@code format}, whose limits apply. */
  public VariantDecoder(VariantSerializer<T> serializer, VariantFormat format) {
    super(ByteBuf.class);
    reading = new PacketReading<>(serializer, format);
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf packet, List<Object> out) {
    out.add(reading.read(packet));
  }
}
