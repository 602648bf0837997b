package io.variantmapper.sample.server;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;

/** Counts the bytes of all connections. */
@Sharable
final class TrafficCounter extends ChannelDuplexHandler {
  private final Metrics metrics;

  TrafficCounter(Metrics metrics) {
    this.metrics = metrics;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (message instanceof ByteBuf bytes) {
      metrics.bytesReceived(bytes.readableBytes());
    }
    context.fireChannelRead(message);
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (message instanceof ByteBuf bytes) {
      metrics.bytesSent(bytes.readableBytes());
    }
    context.write(message, promise);
  }
}
