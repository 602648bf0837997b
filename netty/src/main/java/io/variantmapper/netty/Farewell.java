package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import org.jspecify.annotations.Nullable;

/** Is implemented by the handler that knows how its protocol announces the end of a connection. */
interface Farewell extends ChannelHandler {
  /**
   * Sends the last message, and after it the bytes with which the protocol ends.
   *
   * @param message the message for the encoder; null if there is none
   * @param closeCode the code for the close frame of a WebSocket
   * @param reason the text for the close frame of a WebSocket
   * @return completes when everything is sent
   */
  ChannelFuture send(Channel channel, @Nullable Object message, int closeCode, String reason);
}
