package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;

/**
 * Splits the bytes of a TCP connection into packets, for handlers that pass packets on without
 * reading them, such as a proxy. Each packet is passed on without its length, as a {@link ByteBuf}
 * that is a slice of the received bytes. To read values, use a {@link VariantStreamDecoder}.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantFrameDecoder(format, Framing.STREAM_PEER));
 * pipeline.addLast(new PacketLog());
 * pipeline.addLast(new VariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
 * }</pre>
 *
 * <p>The length of a frame is checked as soon as its 4 bytes have arrived. If it exceeds the limit
 * of the framing or of the format, the handler fires a {@link ClientFaultException}, and discards
 * all further bytes, because the start of the next frame is not known. So at most one frame within
 * the limit is buffered.
 *
 * <p>Create one decoder for each channel.
 */
public final class VariantFrameDecoder extends ByteToMessageDecoder {
  private final FrameReading frames;

  /**
   * Creates a decoder of frames that {@code framing} describes.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public VariantFrameDecoder(VariantFormat format, Framing framing) {
    frames = new FrameReading(format, framing);
    setCumulator(new FrameCumulator());
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
    int length = frames.next(in);
    if (length >= 0) {
      out.add(in.readRetainedSlice(length));
    }
  }
}
