package io.variantmapper.netty;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the first request of a connection if it is the handshake of a WebSocket. Answers any
 * other request with an error, and ends the connection. So no stranger can make Netty's handlers
 * send more than one response.
 */
final class WebSocketUpgrade extends ChannelInboundHandlerAdapter implements Farewell {
  private static final String VERSION = "13";

  private final String path;
  private @Nullable HttpRequest handshake;
  private HttpResponseStatus error = HttpResponseStatus.BAD_REQUEST;
  private boolean isDone;

  WebSocketUpgrade(String path) {
    this.path = path;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    try {
      if (!isDone && message instanceof HttpObject part) {
        read(context, part);
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  private void read(ChannelHandlerContext context, HttpObject part) {
    if (part.decoderResult().isFailure()) {
      refuse(context, HttpResponseStatus.BAD_REQUEST, "The HTTP request is damaged or too large");
    } else if (part instanceof HttpRequest request) {
      check(context, request);
    }
    if (!isDone && part instanceof HttpContent content) {
      if (content.content().isReadable()) {
        refuse(context, HttpResponseStatus.BAD_REQUEST, "The handshake has a body");
      } else if (content instanceof LastHttpContent && handshake != null) {
        pass(context, handshake);
      }
    }
  }

  private void check(ChannelHandlerContext context, HttpRequest request) {
    HttpHeaders headers = request.headers();
    if (!path(request.uri()).equals(path)) {
      refuse(
          context,
          HttpResponseStatus.NOT_FOUND,
          "Expected a WebSocket to " + path + ", found a request for " + request.uri());
    } else if (!request.method().equals(HttpMethod.GET)
        || !headers.containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true)
        || !headers.contains(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true)
        || !headers.contains(HttpHeaderNames.SEC_WEBSOCKET_KEY)
        || !headers.contains(HttpHeaderNames.SEC_WEBSOCKET_VERSION, VERSION, false)) {
      refuse(
          context,
          HttpResponseStatus.UPGRADE_REQUIRED,
          "Expected the handshake of a WebSocket" + " of version " + VERSION
              + ", found another HTTP request");
    } else {
      handshake = request;
    }
  }

  /** Returns the path of a URI without its query. */
  private static String path(String uri) {
    int query = uri.indexOf('?');
    return query < 0 ? uri : uri.substring(0, query);
  }

  private void pass(ChannelHandlerContext context, HttpRequest request) {
    isDone = true;
    context.fireChannelRead(new DefaultFullHttpRequest(
        request.protocolVersion(),
        request.method(),
        request.uri(),
        Unpooled.EMPTY_BUFFER,
        request.headers(),
        EmptyHttpHeaders.INSTANCE));
  }

  private void refuse(ChannelHandlerContext context, HttpResponseStatus status, String text) {
    isDone = true;
    error = status;
    context.fireExceptionCaught(new ClientFaultException(ClientFault.PROTOCOL_ERROR, text));
  }

  /** Sends the error of HTTP that corresponds to the code, because no message can be sent yet. */
  @Override
  public ChannelFuture send(
      Channel channel, @Nullable Object message, int closeCode, String reason) {
    ReferenceCountUtil.release(message);
    isDone = true;
    HttpResponseStatus status = closeCode == ClientFault.PROTOCOL_ERROR.closeCode()
        ? error
        : HttpResponseStatus.SERVICE_UNAVAILABLE;
    String text = status.codeAsText() + ": this port expects WebSockets to " + path + "\n";
    FullHttpResponse response = new DefaultFullHttpResponse(
        HttpVersion.HTTP_1_1, status, Unpooled.copiedBuffer(text, StandardCharsets.UTF_8));
    response
        .headers()
        .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE)
        .set(HttpHeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
        .setInt(HttpHeaderNames.CONTENT_LENGTH, response.content().readableBytes());
    if (status.equals(HttpResponseStatus.UPGRADE_REQUIRED)) {
      response
          .headers()
          .set(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET)
          .set(HttpHeaderNames.SEC_WEBSOCKET_VERSION, VERSION);
    }
    return channel.writeAndFlush(response);
  }
}
