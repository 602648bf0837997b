package io.variantmapper.netty.rpc;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.LastMessage;
import io.variantmapper.rpc.TransferMode;
import java.util.function.Consumer;

/** The end of a server. */
final class ServerHandler extends RpcHandler {
  private final int id;
  private final Consumer<RpcConnection> forget;
  private boolean isIdSent;

  ServerHandler(
      Channel channel,
      int id,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults,
      Consumer<RpcConnection> forget) {
    super(channel, id, listener, limits, counters, faults);
    this.id = id;
    this.forget = forget;
  }

  int id() {
    return id;
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof HandshakeComplete handshake) {
      connection().open(id, handshake.requestUri());
    }
    super.userEventTriggered(context, event);
  }

  @Override
  void receive(BinaryWebSocketFrame message) {
    connection().receive(message.content());
  }

  @Override
  public void sendId() {
    if (!isIdSent) {
      isIdSent = true;
      byte[] bytes = {(byte) id, (byte) (id >> 8), (byte) (id >> 16), (byte) (id >> 24)};
      sink().send(bytes, 0, bytes.length, TransferMode.RELIABLE, 0);
    }
  }

  /**
   * Sends the close frame after the time that {@link LastMessage} gives the client to read. Godot
   * loses messages that it reads together with a close frame.
   */
  @Override
  void close(int code, String reason) {
    LastMessage.send(channel(), Unpooled.EMPTY_BUFFER, code, reason);
  }

  @Override
  public void forget() {
    forget.accept(connection());
  }
}
