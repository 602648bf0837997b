package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;

/**
 * Splits the bytes of a TCP connection into packets. Each packet is passed on as a {@link ByteBuf}
 * without its length, which is a slice of the received bytes.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantFrameDecoder(format, Framing.STREAM_PEER));
 * pipeline.addLast(new VariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
 * }</pre>
 *
 * <p>The length of a frame is checked as soon as its 4 bytes have arrived. If it exceeds the limit
 * of the framing or of the format, the handler fires a
 * {@link io.variantmapper.runtime.MalformedPacketException} and discards all further bytes, because
 * the start of the next frame is not known. So at most one frame within the limit is buffered.
 *
 * <p>Create one for each channel.
 */
public final class VariantFrameDecoder extends ByteToMessageDecoder {
  private final Framing framing;
  private final int maxBytes;
  private boolean isBroken;

  /**
   * Creates a decoder of frames that {@code framing} describes.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public VariantFrameDecoder(VariantFormat format, Framing framing) {
    this.framing = framing.onStream();
    maxBytes = format.limits().maxBytes();
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
    if (isBroken) {
      in.skipBytes(in.readableBytes());
      return;
    }
    int waiting = in.readableBytes() - Integer.BYTES;
    if (waiting < 0) {
      return;
    }
    isBroken = true;
    int length = framing.requireReceivable(Frames.lengthAt(in, framing.prefix()), maxBytes);
    isBroken = false;
    if (waiting >= length) {
      in.skipBytes(Integer.BYTES);
      out.add(in.readRetainedSlice(length));
    }
  }
}
