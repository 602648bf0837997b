package io.variantmapper.sample.load;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.sample.message.ClientMessage;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Misbehaves on one channel after another. All methods run in the thread of the channels.
 *
 * <p>The handler is sharable, because the client uses it again for each new connection. The handler
 * never has two channels at the same time.
 */
@Sharable
final class BadClient extends ChannelInboundHandlerAdapter {
  private static final int PERIOD_MILLIS = 1000 / LoadSettings.RATE;
  private static final int GARBAGE = 64;

  private final Kind kind;
  private final String name;
  private int moves;
  private int disconnections;
  private @Nullable Future<?> sending;

  /** The ways to misbehave. */
  enum Kind {
    /** Logs in and moves as an honest client does, but never reads. */
    NEVER_READS,
    /** Sends frames that contain random bytes. */
    SENDS_GARBAGE,
    /** Connects, and sends nothing. */
    STAYS_SILENT
  }

  BadClient(Kind kind, String name) {
    this.kind = kind;
    this.name = name;
  }

  Kind kind() {
    return kind;
  }

  /** Returns the number of times that the server has disconnected the client. */
  int disconnections() {
    return disconnections;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    Channel channel = context.channel();
    if (kind == Kind.NEVER_READS) {
      channel.writeAndFlush(new ClientMessage.Login(name));
    }
    if (kind != Kind.STAYS_SILENT) {
      sending = channel
          .eventLoop()
          .scheduleAtFixedRate(
              () -> send(channel), PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private void send(Channel channel) {
    channel.writeAndFlush(
        kind == Kind.NEVER_READS
            ? new ClientMessage.Move(HonestClient.place(++moves))
            : Unpooled.wrappedBuffer(garbage()));
  }

  /** Returns a frame: its length, and then that many random bytes. */
  private static byte[] garbage() {
    byte[] frame = new byte[Integer.BYTES + GARBAGE];
    ThreadLocalRandom.current().nextBytes(frame);
    System.arraycopy(new byte[] {GARBAGE, 0, 0, 0}, 0, frame, 0, Integer.BYTES);
    return frame;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ReferenceCountUtil.release(message);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    disconnections++;
    if (sending != null) {
      sending.cancel(false);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
