package io.variantmapper.netty;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageDecoder;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;

/**
 * Reads each binary message of a WebSocket as one packet, as {@code WebSocketPeer.put_var} sends
 * it, and passes its value on. A text message, and a part of a message, are handled like packets
 * that cannot be read.
 *
 * <pre>{@code
 * pipeline.addLast(new HttpServerCodec());
 * pipeline.addLast(new HttpObjectAggregator(8192));
 * pipeline.addLast(new WebSocketServerProtocolHandler("/", null, false, 65_535));
 * pipeline.addLast(new WebSocketFrameAggregator(65_535));
 * pipeline.addLast(new WebSocketVariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
 * }</pre>
 *
 * <p>Set the maximum size of messages in the protocol handler and the aggregator, because they
 * buffer a message before this handler sees it. For a packet that cannot be read, see
 * {@link VariantDecoder}. Create one decoder for each channel.
 *
 * @param <T> the Java type of the values
 */
public final class WebSocketVariantDecoder<T> extends MessageToMessageDecoder<WebSocketFrame> {
  private final PacketReading<T> reading;

  /** Creates a decoder of packets in {@code format}, whose limits apply. */
  public WebSocketVariantDecoder(VariantSerializer<T> serializer, VariantFormat format) {
    super(WebSocketFrame.class);
    reading = new PacketReading<>(serializer, format);
  }

  @Override
  public boolean acceptInboundMessage(Object message) {
    return message instanceof BinaryWebSocketFrame
        || message instanceof TextWebSocketFrame
        || message instanceof ContinuationWebSocketFrame;
  }

  @Override
  protected void decode(ChannelHandlerContext context, WebSocketFrame frame, List<Object> out) {
    if (frame instanceof TextWebSocketFrame) {
      throw new MalformedPacketException(
          "Expected a binary message but found a text message. In Godot, call put_var or"
              + " put_packet",
          0);
    }
    if (!frame.isFinalFragment() || frame instanceof ContinuationWebSocketFrame) {
      throw new MalformedPacketException(
          "Expected a whole message but found a part of it. To join the parts, add a"
              + " WebSocketFrameAggregator before this handler",
          0);
    }
    out.add(reading.read(frame.content()));
  }
}
