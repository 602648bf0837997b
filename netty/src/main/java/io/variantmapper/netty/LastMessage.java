package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.DuplexChannel;
import io.netty.util.AttributeKey;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Sends a last message, such as the reason why a client is disconnected.
 *
 * <pre>{@code
 * LastMessage.send(channel, new Refusal("The server is full.", true));
 * }</pre>
 *
 * <p>If a socket with unread bytes is closed, the bytes that it sent last can be lost. So the
 * message would often be lost if the channel were closed at once.
 */
public final class LastMessage {
  private static final int NORMAL_CLOSURE = 1000;

  /** The time for the client to read the message. */
  static final long MILLIS = 1000;

  /** More than the bytes of an honest client that are under way. */
  private static final int MAX_DISCARDED_BYTES = 1 << 20;

  private static final AttributeKey<Boolean> IS_ENDING =
      AttributeKey.valueOf(LastMessage.class, "isEnding");

  private LastMessage() {}

  /**
   * Sends a message and tells the client that nothing follows. The channel is closed when the
   * client closes its side, or has sent another MiB, but at the latest after one second. Everything
   * that the client sends until then is discarded.
   *
   * <p>On a WebSocket, a close frame with the code 1000 follows after a quarter of a second. Godot
   * 4's {@code WebSocketPeer} loses a message that arrives together with the close frame. Before
   * the handshake of a WebSocket, an HTTP response with an error is sent instead.
   *
   * <p>If the event loop of the channel has ended, the channel is closed already, and the message
   * is only released.
   *
   * @param message the message for the encoder
   */
  public static void send(Channel channel, Object message) {
    send(channel, message, NORMAL_CLOSURE, "");
  }

  /**
   * Does the same as {@link #send(Channel, Object)}, with another close frame. On channels that are
   * not WebSockets, the code and the reason have no effect.
   *
   * @param closeCode the code, such as {@link ClientFault#closeCode()}, or a number of your own
   *     from 4000 to 4999. In Godot, {@code WebSocketPeer.get_close_code()} returns it
   * @param reason the reason, which is cut after 123 bytes. In Godot, {@code
   *     WebSocketPeer.get_close_reason()} returns it
   */
  public static void send(Channel channel, Object message, int closeCode, String reason) {
    end(channel, message, closeCode, reason);
  }

  /** Ends the connection, after the message if it is not null. */
  static void end(Channel channel, @Nullable Object message, int closeCode, String reason) {
    try {
      closeLater(channel);
    } catch (RejectedExecutionException e) {
      ReferenceCountUtil.release(message);
      return;
    }
    Farewell farewell = channel.pipeline().get(Farewell.class);
    if (farewell != null) {
      closeAfter(farewell.send(channel, message, closeCode, reason), channel);
    } else if (channel.pipeline().get(WebSocketVariantDecoder.class) != null) {
      closeAfter(WebSocketFarewell.send(channel, message, closeCode, reason), channel);
    } else if (message != null) {
      closeAfter(channel.writeAndFlush(message), channel);
    } else {
      channel.close();
    }
  }

  private static void closeAfter(ChannelFuture farewell, Channel channel) {
    farewell.addListener(sent -> {
      if (sent.isSuccess() && channel instanceof DuplexChannel duplex) {
        duplex.shutdownOutput();
      } else {
        channel.close();
      }
    });
    channel.attr(IS_ENDING).set(true);
    channel.pipeline().addFirst(new Discarding());
  }

  /**
   * Returns whether the last message has been written. A decoder should then skip the rest of a
   * buffer, because each bad packet would cost an exception.
   */
  static boolean isEnding(Channel channel) {
    return channel.hasAttr(IS_ENDING);
  }

  /** Closes the channel after a second, unless it has been closed by then. */
  static void closeLater(Channel channel) {
    Future<?> closing =
        channel.eventLoop().schedule(() -> channel.close(), MILLIS, TimeUnit.MILLISECONDS);
    channel.closeFuture().addListener(closed -> closing.cancel(false));
  }

  /**
   * Discards all that arrives, before it costs the time for decoding. Closes the channel if it is
   * more than an honest client has under way.
   */
  private static final class Discarding extends ChannelInboundHandlerAdapter {
    private int bytes;

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      if (message instanceof ByteBuf buffer) {
        bytes += buffer.readableBytes();
      }
      ReferenceCountUtil.release(message);
      if (bytes > MAX_DISCARDED_BYTES) {
        context.close();
      }
    }
  }
}
