package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageEncoder;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sends values over a WebSocket. Each value becomes a binary message, which {@code
 * WebSocketPeer.get_var} reads.
 *
 * <pre>{@code
 * WebSocketVariantEncoder<ServerMessage> encoder = new WebSocketVariantEncoder<>(
 *     ServerMessage.class, ServerMessageVariantSerializer.INSTANCE, format);
 * pipeline.addLast(encoder);
 *
 * ByteBuf packet = encoder.encode(allocator, snapshot);   // once, for many clients
 * channel.writeAndFlush(new BinaryWebSocketFrame(packet.retainedDuplicate()));
 * }</pre>
 *
 * <p>If a value cannot be written, nothing is sent. The write then fails with an {@link
 * io.netty.handler.codec.EncoderException}, whose cause is the reason. All channels and threads can
 * share one encoder.
 *
 * @param <T> the Java type of the values
 */
@Sharable
public final class WebSocketVariantEncoder<T> extends MessageToMessageEncoder<T> {
  private final PacketWriting<T> writing;

  /**
   * Creates an encoder for Godot's default buffers, which take messages of up to 65,535 bytes.
   *
   * @param type the class of the values; messages of other classes are passed on unchanged
   */
  public WebSocketVariantEncoder(
      Class<? extends T> type, VariantSerializer<T> serializer, VariantFormat format) {
    this(type, serializer, format, Framing.WEB_SOCKET_PEER);
  }

  /**
   * Creates an encoder.
   *
   * @param type the class of the values; messages of other classes are passed on unchanged
   * @param framing {@link Framing#WEB_SOCKET_PEER}, or a copy of it with another limit
   * @throws IllegalArgumentException if the framing has a length in front of packets
   */
  public WebSocketVariantEncoder(
      Class<? extends T> type,
      VariantSerializer<T> serializer,
      VariantFormat format,
      Framing framing) {
    super(type);
    writing = new PacketWriting<>(serializer, format, Frames.requireNoPrefix(framing));
  }

  @Override
  protected void encode(ChannelHandlerContext context, T value, List<Object> out) {
    out.add(new BinaryWebSocketFrame(writing.write(context.alloc(), value)));
  }

  /**
   * Returns the packet of a value in a new buffer, which the caller releases.
   *
   * @param value the value; nil is written for null
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry the
   *     value, or if the packet is larger than the engine accepts
   */
  public ByteBuf encode(ByteBufAllocator allocator, @Nullable T value) {
    return writing.write(allocator, value);
  }
}
