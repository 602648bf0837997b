package io.variantmapper.netty;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Limits the time until the login, and after that the time between two messages. Single bytes of a
 * message do not extend these times.
 */
final class TimeLimitHandler extends ChannelInboundHandlerAdapter {
  private final ClientLimits limits;
  private boolean isAdmitted;
  private long lastMessage;
  private boolean hasRead;
  private @Nullable Future<?> check;

  TimeLimitHandler(ClientLimits limits) {
    this.limits = limits;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    schedule(
        context,
        limits.maxLogin().toNanos(),
        () -> refuse(context, ClientFault.NOT_LOGGED_IN, "You have not logged in"));
  }

  private void schedule(ChannelHandlerContext context, long nanos, Runnable task) {
    check = context.executor().schedule(task, nanos, TimeUnit.NANOSECONDS);
  }

  /** Starts to limit the silence of the client. Call this method in the channel's thread. */
  void admit(ChannelHandlerContext context) {
    if (!isAdmitted) {
      isAdmitted = true;
      lastMessage = now(context);
      cancel();
      checkSilence(context);
    }
  }

  private void checkSilence(ChannelHandlerContext context) {
    long left = lastMessage + limits.maxSilence().toNanos() - now(context);
    if (left > 0) {
      schedule(context, left, () -> checkSilence(context));
    } else {
      refuse(context, ClientFault.SILENT, "You have been silent for too long");
    }
  }

  private static void refuse(ChannelHandlerContext context, ClientFault fault, String text) {
    context.fireExceptionCaught(new ClientFaultException(fault, text));
  }

  private static long now(ChannelHandlerContext context) {
    return context.executor().ticker().nanoTime();
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    hasRead = true;
    context.fireChannelRead(message);
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    if (hasRead) {
      hasRead = false;
      lastMessage = now(context);
    }
    context.fireChannelReadComplete();
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    cancel();
  }

  private void cancel() {
    if (check != null) {
      check.cancel(false);
    }
  }
}
