package io.variantmapper.netty;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpHeadersFactory;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;

/** Adds the handlers that turn the bytes of a connection into the messages of a WebSocket. */
final class WebSocketTransport {
  private static final int MAX_LINE_BYTES = 4096;
  private static final int MAX_HEADER_BYTES = 8192;
  private static final int MAX_HEADERS = 100;

  /** An empty part takes about 200 bytes of the heap, so the parts are copied into one buffer. */
  private static final int MAX_PARTS = 64;

  private WebSocketTransport() {}

  /** Adds the handlers, and calls {@code opened} after the handshake. */
  static void add(
      ChannelPipeline pipeline, String path, int maxBytes, ClientLimits limits, Runnable opened) {
    HttpDecoderConfig http = new HttpDecoderConfig()
        .setMaxInitialLineLength(MAX_LINE_BYTES)
        .setMaxHeaderSize(MAX_HEADER_BYTES)
        .setHeadersFactory(new FewHeadersFactory());
    pipeline.addLast(
        new HttpServerCodec(http),
        RateHandler.ofMessages(limits),
        new WebSocketUpgrade(path),
        new WebSocketConnection(maxBytes, opened),
        new Joining(maxBytes));
  }

  /** Joins the parts of messages. */
  private static final class Joining extends WebSocketFrameAggregator {
    Joining(int maxBytes) {
      super(maxBytes);
      setMaxCumulationBufferComponents(MAX_PARTS);
    }

    @Override
    protected void handleOversizedMessage(ChannelHandlerContext context, WebSocketFrame message) {
      throw ClientFaultException.tooLarge(maxContentLength());
    }
  }

  private static final class FewHeadersFactory implements HttpHeadersFactory {
    @Override
    public HttpHeaders newHeaders() {
      return new FewHeaders();
    }

    @Override
    public HttpHeaders newEmptyHeaders() {
      return newHeaders();
    }
  }

  /** Limits the number, because a header of 3 bytes takes about 100 bytes of the heap. */
  private static final class FewHeaders extends DefaultHttpHeaders {
    @Override
    public HttpHeaders add(CharSequence name, Object value) {
      if (size() >= MAX_HEADERS) {
        throw new IllegalArgumentException("More than " + MAX_HEADERS + " headers");
      }
      return super.add(name, value);
    }
  }
}
