package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageEncoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sends values over a TCP connection. Each value becomes a packet with its length in front.
 *
 * <pre>{@code
 * VariantEncoder<ServerMessage> encoder = new VariantEncoder<>(
 *     ServerMessage.class, ServerMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER);
 * pipeline.addLast(encoder);
 * }</pre>
 *
 * <p>A message for many clients is encoded once, with {@link #encode}, and each channel sends a
 * duplicate:
 *
 * <pre>{@code
 * ByteBuf frame = encoder.encode(allocator, snapshot);
 * channels.forEach(channel -> channel.writeAndFlush(frame.retainedDuplicate()));
 * frame.release();
 * }</pre>
 *
 * <p>If a value cannot be written, nothing is sent. The write then fails with an {@link
 * io.netty.handler.codec.EncoderException}, whose cause is the reason. All channels and threads can
 * share one encoder.
 *
 * @param <T> the Java type of the values
 */
@Sharable
public final class VariantEncoder<T> extends MessageToMessageEncoder<T> {
  private final PacketWriting<T> writing;

  /**
   * Creates an encoder.
   *
   * @param type the class of the values; messages of other classes are passed on unchanged
   * @param framing the framing for the class of Godot that receives the values
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public VariantEncoder(
      Class<? extends T> type,
      VariantSerializer<T> serializer,
      VariantFormat format,
      Framing framing) {
    super(type);
    writing = new PacketWriting<>(serializer, format, framing.onStream());
  }

  @Override
  protected void encode(ChannelHandlerContext context, T value, List<Object> out) {
    out.add(writing.write(context.alloc(), value));
  }

  /**
   * Returns the frame of a value in a new buffer, which the caller releases.
   *
   * @param value the value; nil is written for null
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry the
   *     value, or if the packet is larger than the engine accepts
   */
  public ByteBuf encode(ByteBufAllocator allocator, @Nullable T value) {
    return writing.write(allocator, value);
  }
}
