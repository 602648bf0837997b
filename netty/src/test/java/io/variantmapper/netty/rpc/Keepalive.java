package io.variantmapper.netty.rpc;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ServerPipeline;

/** Sends a ping to a silent client, and ends the connection if no pong follows. */
final class Keepalive extends ChannelInboundHandlerAdapter {
  static ServerPipeline addTo(ServerPipeline pipeline) {
    return pipeline
        .withLimits(ClientLimits.DEFAULT.withMaxSilence(ClientLimits.FOREVER))
        .withFirst(first -> first.addLast(new IdleStateHandler(20, 0, 0)));
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof IdleStateEvent idle && idle.isFirst()) {
      context.writeAndFlush(new PingWebSocketFrame());
    } else if (event instanceof IdleStateEvent) {
      context.close();
    } else {
      context.fireUserEventTriggered(event);
    }
  }
}
