package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Handles the control frames of a WebSocket. The handlers of the application are added after the
 * handshake, and learn then that the channel is active.
 *
 * <p>Netty's own handler answers each ping, even if the answers can't be sent. This handler answers
 * only the newest of the pings that have arrived together, as RFC 6455 (5.5.3) allows, and waits
 * until the answer can be sent.
 */
final class WebSocketConnection extends WebSocketServerProtocolHandler implements Farewell {
  private final int maxBytes;
  private final Runnable opened;
  private @Nullable ByteBuf unansweredPing;
  private boolean isOpen;

  /**
   * Creates a handler.
   *
   * @param maxBytes the size of the largest frame
   * @param opened is called after the handshake
   */
  WebSocketConnection(int maxBytes, Runnable opened) {
    super(WebSocketServerProtocolConfig.newBuilder()
        .checkStartsWith(true) // The handler for the upgrade has checked the path.
        .forceCloseTimeoutMillis(LastMessage.MILLIS)
        .maxFramePayloadLength(maxBytes)
        .closeOnProtocolViolation(false) // The handler for faults closes the connection.
        .withUTF8Validator(false) // The decoder refuses all texts.
        .build());
    this.maxBytes = maxBytes;
    this.opened = opened;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    // Nothing can be sent before the handshake.
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) throws Exception {
    if (event instanceof HandshakeComplete) {
      isOpen = true;
      context.pipeline().remove(WebSocketUpgrade.class);
      opened.run();
      context.fireChannelActive();
    }
    super.userEventTriggered(context, event);
  }

  @Override
  protected void decode(ChannelHandlerContext context, WebSocketFrame frame, List<Object> out)
      throws Exception {
    if (LastMessage.isEnding(context.channel())) {
      return;
    }
    if (frame instanceof PingWebSocketFrame) {
      replaceUnanswered(frame.content().retain());
      return;
    }
    super.decode(context, frame, out);
    if (frame instanceof CloseWebSocketFrame) {
      // The close frame of the server may never be read.
      LastMessage.closeLater(context.channel());
    }
  }

  private void answerPing(ChannelHandlerContext context) throws Exception {
    if (unansweredPing != null && context.channel().isWritable()) {
      ByteBuf payload = unansweredPing;
      unansweredPing = null;
      write(context, new PongWebSocketFrame(payload), context.newPromise());
      context.flush();
    }
  }

  private void replaceUnanswered(@Nullable ByteBuf payload) {
    if (unansweredPing != null) {
      unansweredPing.release();
    }
    unansweredPing = payload;
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) throws Exception {
    answerPing(context);
    super.channelReadComplete(context);
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) throws Exception {
    answerPing(context);
    super.channelWritabilityChanged(context);
  }

  /** Sends a close frame first, if it can be sent. */
  @Override
  public void close(ChannelHandlerContext context, ChannelPromise promise) throws Exception {
    if (isOpen && context.channel().isWritable()) {
      super.close(context, promise);
    } else {
      context.close(promise);
    }
  }

  @Override
  public ChannelFuture send(
      Channel channel, @Nullable Object message, int closeCode, String reason) {
    return WebSocketFarewell.send(channel, message, closeCode, reason);
  }

  /** Passes the exception on. Netty's own handler would close the channel before the answer. */
  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.fireExceptionCaught(
        cause instanceof CorruptedWebSocketFrameException corrupted ? fault(corrupted) : cause);
  }

  private ClientFaultException fault(CorruptedWebSocketFrameException corrupted) {
    return corrupted.closeStatus().code() == ClientFault.TOO_LARGE.closeCode()
        ? ClientFaultException.tooLarge(maxBytes)
        : new ClientFaultException(ClientFault.PROTOCOL_ERROR, corrupted);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) throws Exception {
    replaceUnanswered(null);
    super.handlerRemoved(context);
  }
}
