package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.socket.DuplexChannel;
import java.util.concurrent.TimeUnit;

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
  /** The time for the client to read the message. */
  private static final long MILLIS = 1000;

  private LastMessage() {}

  /**
   * Sends a message and tells the client that nothing follows. The channel is closed when the
   * client closes its side, but at the latest after one second. Until then, the handlers of the
   * channel still receive messages.
   *
   * <p>A WebSocket is closed with a close frame immediately after the message.
   *
   * @param message the message for the encoder
   */
  public static void send(Channel channel, Object message) {
    channel.writeAndFlush(message).addListener(sent -> end(channel));
    channel.eventLoop().schedule(() -> channel.close(), MILLIS, TimeUnit.MILLISECONDS);
  }

  private static void end(Channel channel) {
    boolean isWebSocket = channel.pipeline().get(WebSocketVariantDecoder.class) != null;
    if (channel instanceof DuplexChannel duplex && !isWebSocket) {
      duplex.shutdownOutput();
    } else {
      // Netty's WebSocket handlers send the close frame.
      channel.close();
    }
  }
}
