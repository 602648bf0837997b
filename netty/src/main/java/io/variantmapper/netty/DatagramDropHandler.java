package io.variantmapper.netty;

import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;

/**
 * Drops the datagrams that the network can't take now, as it may drop any datagram. So only a few
 * wait in memory.
 */
@Sharable
final class DatagramDropHandler extends ChannelOutboundHandlerAdapter {
  static final DatagramDropHandler INSTANCE = new DatagramDropHandler();

  private DatagramDropHandler() {}

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (context.channel().isWritable()) {
      context.write(message, promise);
      return;
    }
    ReferenceCountUtil.release(message);
    if (!promise.isVoid()) {
      promise.tryFailure(new DroppedException());
    }
  }

  /** Has no stack trace, because there is one for each datagram. */
  private static final class DroppedException extends IOException {
    private static final long serialVersionUID = 1;

    DroppedException() {
      super("The datagram was dropped, because earlier datagrams still wait");
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // It does nothing.
    public Throwable fillInStackTrace() {
      return this;
    }
  }
}
