package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Ends a WebSocket with a close frame. */
final class WebSocketFarewell {
  /**
   * The time between the last message and the close frame. Godot 4's {@code WebSocketPeer} loses
   * the messages that {@code poll} reads together with a close frame. This time is enough for a
   * game that polls at least 4 times in a second.
   */
  static final int CLOSE_MILLIS = 250;

  /** The reason, in UTF-8, shares the 125 bytes of a control frame with the code. */
  private static final int MAX_REASON_BYTES = 123;

  private WebSocketFarewell() {}

  /** Does what {@link Farewell#send} describes. */
  static ChannelFuture send(
      Channel channel, @Nullable Object message, int closeCode, String reason) {
    if (message == null) {
      return channel.writeAndFlush(closeFrame(closeCode, reason));
    }
    channel.writeAndFlush(message);
    ChannelPromise sent = channel.newPromise();
    channel
        .eventLoop()
        .schedule(
            () -> channel.writeAndFlush(closeFrame(closeCode, reason), sent),
            CLOSE_MILLIS,
            TimeUnit.MILLISECONDS);
    return sent;
  }

  private static CloseWebSocketFrame closeFrame(int closeCode, String reason) {
    int end = Math.min(reason.length(), MAX_REASON_BYTES);
    while (reason.substring(0, end).getBytes(StandardCharsets.UTF_8).length > MAX_REASON_BYTES) {
      end--;
    }
    return new CloseWebSocketFrame(closeCode, reason.substring(0, end));
  }
}
