package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Limits the rate of what passes its place in the pipeline. Discards everything after a fault. */
final class RateHandler extends ChannelInboundHandlerAdapter {
  private final ClientFault fault;
  private final long perSecond;
  private final String unit;
  private final ToIntFunction<Object> units;
  private @Nullable RateLimit limit;

  /** The time of the messages that are read now. All of them have the same. */
  private long now;

  private boolean isReading;
  private boolean isExceeded;

  private RateHandler(ClientFault fault, long perSecond, String unit, ToIntFunction<Object> units) {
    this.fault = fault;
    this.perSecond = perSecond;
    this.unit = unit;
    this.units = units;
  }

  /** Returns a handler that counts the bytes of all buffers. */
  static RateHandler ofBytes(ClientLimits limits) {
    return new RateHandler(
        ClientFault.TOO_MANY_BYTES,
        limits.maxBytes(),
        "bytes",
        message -> message instanceof ByteBuf bytes ? bytes.readableBytes() : 0);
  }

  /** Returns a handler that counts all messages and frames. */
  static RateHandler ofMessages(ClientLimits limits) {
    return new RateHandler(
        ClientFault.TOO_MANY_MESSAGES, limits.maxMessages(), "messages", message -> 1);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (!isExceeded && !isTooMuch(context, message)) {
      context.fireChannelRead(message);
      return;
    }
    ReferenceCountUtil.release(message);
    if (!isExceeded) {
      isExceeded = true;
      context.fireExceptionCaught(new ClientFaultException(
          fault, "You sent too many " + unit + ". The limit is " + perSecond + " per second"));
    }
  }

  private boolean isTooMuch(ChannelHandlerContext context, Object message) {
    if (!isReading) {
      isReading = true;
      now = context.executor().ticker().nanoTime();
    }
    if (limit == null) {
      limit = new RateLimit(perSecond, now);
    }
    return limit.isExceeded(units.applyAsInt(message), now);
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    isReading = false;
    context.fireChannelReadComplete();
  }
}
