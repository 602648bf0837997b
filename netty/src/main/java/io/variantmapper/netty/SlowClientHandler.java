package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Limits what waits for a client that does not read. While the channel is not writable, nothing is
 * read from the client, so the client cannot cause more answers.
 */
final class SlowClientHandler extends ChannelDuplexHandler {
  private final ClientLimits limits;
  private boolean isPaused;
  private boolean wasAutoRead;
  private boolean isReadHeld;
  private @Nullable Future<?> lag;

  SlowClientHandler(ClientLimits limits) {
    this.limits = limits;
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    boolean isWritable = context.channel().isWritable();
    if (isPaused && isWritable) {
      resume(context);
    } else if (!isPaused && !isWritable) {
      pause(context);
    }
    context.fireChannelWritabilityChanged();
  }

  private void pause(ChannelHandlerContext context) {
    isPaused = true;
    wasAutoRead = context.channel().config().isAutoRead();
    context.channel().config().setAutoRead(false);
    lag = context
        .executor()
        .schedule(() -> refuse(context), limits.maxLag().toNanos(), TimeUnit.NANOSECONDS);
  }

  private void resume(ChannelHandlerContext context) {
    isPaused = false;
    cancelLag();
    if (wasAutoRead) {
      context.channel().config().setAutoRead(true);
    } else if (isReadHeld) {
      context.read();
    }
    isReadHeld = false;
  }

  /** Netty's decoders read again if they need more bytes, even if reading is not automatic. */
  @Override
  public void read(ChannelHandlerContext context) {
    if (isPaused) {
      isReadHeld = true;
    } else {
      context.read();
    }
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    context.write(message, promise);
    Channel channel = context.channel();
    if (channel.isOpen() && channel.bytesBeforeWritable() > limits.maxWaiting()) {
      refuse(context);
    }
  }

  private static void refuse(ChannelHandlerContext context) {
    context.fireExceptionCaught(
        new ClientFaultException(ClientFault.NOT_READING, "You read your messages too slowly"));
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    cancelLag();
  }

  private void cancelLag() {
    if (lag != null) {
      lag.cancel(false);
      lag = null;
    }
  }
}
