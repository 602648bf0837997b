package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.variantmapper.netty.ClientFault;
import io.variantmapper.netty.FaultLog;
import java.io.IOException;

/** The end of a client, whose first message contains the id. */
final class ClientHandler extends RpcHandler {
  private static final int SERVER = 1;

  /** The reason, in UTF-8, shares the 125 bytes of a control frame with the code. */
  private static final int MAX_REASON_BYTES = 123;

  private final String uri;
  private boolean hasId;

  ClientHandler(
      Channel channel,
      String uri,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults) {
    super(channel, SERVER, listener, limits, counters, faults);
    this.uri = uri;
  }

  @Override
  void receive(BinaryWebSocketFrame message) {
    ByteBuf content = message.content();
    if (hasId) {
      connection().receive(content);
      return;
    }
    int id = content.readableBytes() == Integer.BYTES ? content.getIntLE(content.readerIndex()) : 0;
    if (id <= SERVER) {
      report(
          ClientFault.BAD_PACKET,
          "Expected the id of the client, which has 4 bytes and is at least 2, found "
              + content.readableBytes() + " bytes. Is this a server for WebSocketMultiplayerPeer?");
      return;
    }
    hasId = true;
    connection().open(id, uri);
  }

  @Override
  void receiveOther(WebSocketFrame frame) {
    if (frame instanceof CloseWebSocketFrame close) {
      connection().closedByServer(close.statusCode(), close.reasonText());
      channel().writeAndFlush(close.retain()).addListener(ChannelFutureListener.CLOSE);
    } else {
      super.receiveOther(frame);
    }
  }

  /** Ends the connection after any exception, because there is no other handler that does so. */
  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable thrown) {
    if (!(thrown instanceof IOException)) {
      connection().failed(thrown);
    }
    context.close();
  }

  @Override
  public void sendId() {
    // The server has sent the id.
  }

  @Override
  void close(int code, String reason) {
    channel()
        .writeAndFlush(new CloseWebSocketFrame(code, cut(reason)))
        .addListener(ChannelFutureListener.CLOSE);
  }

  /** Servers end a connection with the code 1002 if a close frame is longer. */
  private static String cut(String reason) {
    int end = Math.min(reason.length(), MAX_REASON_BYTES);
    while (ByteBufUtil.utf8Bytes(reason, 0, end) > MAX_REASON_BYTES) {
      end--;
    }
    return reason.substring(0, end);
  }

  @Override
  public void forget() {
    // A client does not store its connections.
  }
}
