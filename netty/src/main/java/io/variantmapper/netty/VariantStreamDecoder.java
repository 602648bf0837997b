package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.DecoderException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;

/**
 * Reads the values that arrive over a TCP connection, each in a frame.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantStreamDecoder<>(
 *     ClientMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER));
 * pipeline.addLast(encoder);
 * pipeline.addLast(BadPacketHandler.closing());
 * pipeline.addLast(new SimpleChannelInboundHandler<ClientMessage>() {
 *   @Override
 *   protected void channelRead0(ChannelHandlerContext context, ClientMessage message) {
 *     game.take(message);
 *   }
 * });
 * }</pre>
 *
 * <p>This decoder does the same as a {@link VariantFrameDecoder} and a {@link VariantDecoder}
 * together, but needs no buffer for each frame. For a packet that cannot be read, it fires a {@link
 * DecoderException} with the {@link VariantException} as its cause, and goes on with the next
 * frame. It discards all further bytes after a frame over the limit. It also discards them if the
 * channel is closed because of a packet that cannot be read. A {@link BadPacketHandler} decides
 * what happens after an exception.
 *
 * <p>Create one decoder for each channel.
 *
 * @param <T> the Java type of the values
 */
public final class VariantStreamDecoder<T> extends ByteToMessageDecoder {
  private final FrameReading frames;
  private final PacketReading<T> packets;
  private boolean hasBadPacket;

  /**
   * Creates a decoder of frames that {@code framing} describes. The limits of the framing and of
   * the format both apply.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public VariantStreamDecoder(
      VariantSerializer<T> serializer, VariantFormat format, Framing framing) {
    frames = new FrameReading(format, framing);
    packets = new PacketReading<>(serializer, format);
    setCumulator(new FrameCumulator());
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
    if (hasBadPacket && hasEnded(context.channel())) {
      // The bytes after the bad packet may be thousands of bad packets, each of which would cost an
      // exception.
      in.skipBytes(in.readableBytes());
      return;
    }
    int length = frames.next(in);
    if (length < 0) {
      return;
    }
    int start = in.readerIndex();
    in.skipBytes(length);
    try {
      out.add(packets.read(in, start, length));
    } catch (VariantException e) {
      hasBadPacket = true;
      // If this method threw, the next frames would stay unread until more bytes arrive.
      context.fireExceptionCaught(new DecoderException(e));
    }
  }

  private static boolean hasEnded(Channel channel) {
    return !channel.isOpen() || LastMessage.isEnding(channel);
  }
}
