package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.runtime.VariantException;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens after a packet that cannot be read. Add it after the decoder and before the
 * handlers of the application.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantStreamDecoder<>(
 *     ClientMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER));
 * pipeline.addLast(encoder);
 * pipeline.addLast(BadPacketHandler.answering(e -> new Refusal(e.getMessage(), true))
 *     .reporting((channel, e) -> log.info(channel.remoteAddress() + ": " + e.getMessage())));
 * pipeline.addLast(new GameHandler(game));
 * }</pre>
 *
 * <p>The handler takes each {@link VariantException}, and each {@link DecoderException} whose cause
 * is a {@code VariantException}. It passes all other exceptions on. A handler that closes the
 * connection discards everything that arrives after the first bad packet.
 *
 * <p>Create one handler for each channel.
 */
public final class BadPacketHandler extends ChannelInboundHandlerAdapter {
  private final boolean closes;
  private final @Nullable Function<? super VariantException, ?> answer;
  private final BiConsumer<? super Channel, ? super VariantException> report;
  private boolean isDone;

  private BadPacketHandler(
      boolean closes,
      @Nullable Function<? super VariantException, ?> answer,
      BiConsumer<? super Channel, ? super VariantException> report) {
    this.closes = closes;
    this.answer = answer;
    this.report = report;
  }

  /** Returns a handler that closes the connection. */
  public static BadPacketHandler closing() {
    return new BadPacketHandler(true, null, (channel, e) -> {});
  }

  /**
   * Returns a handler that sends a {@link LastMessage}, which also closes the connection. If {@code
   * answer} throws an exception, the handler closes the connection without an answer.
   *
   * @param answer returns the message, which is passed to the encoder
   */
  public static BadPacketHandler answering(Function<? super VariantException, ?> answer) {
    return new BadPacketHandler(true, Objects.requireNonNull(answer, "answer"), (channel, e) -> {});
  }

  /**
   * Returns a handler that drops bad packets. Use it for datagrams, because any stranger can send a
   * datagram in the name of a client. On a connection, packets after a bad packet are still read.
   * After a frame over the limit, however, all bytes are discarded.
   */
  public static BadPacketHandler ignoring() {
    return new BadPacketHandler(false, null, (channel, e) -> {});
  }

  /**
   * Returns a handler that also reports each exception, to a log or a counter.
   *
   * @param newReport receives the channel and the exception, in the thread of the channel. It is
   *     called only once if the handler closes the connection. Messages of exceptions may contain
   *     text of the packet, including line breaks
   */
  public BadPacketHandler reporting(
      BiConsumer<? super Channel, ? super VariantException> newReport) {
    return new BadPacketHandler(closes, answer, Objects.requireNonNull(newReport, "report"));
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (isDone) {
      ReferenceCountUtil.release(message);
    } else {
      context.fireChannelRead(message);
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    VariantException bad = badPacket(cause);
    if (bad == null) {
      context.fireExceptionCaught(cause);
    } else if (!isDone) {
      isDone = closes;
      try {
        report.accept(context.channel(), bad);
      } finally {
        if (closes) {
          close(context.channel(), bad);
        }
      }
    }
  }

  private static @Nullable VariantException badPacket(Throwable thrown) {
    Throwable cause = thrown instanceof DecoderException ? thrown.getCause() : thrown;
    return cause instanceof VariantException bad ? bad : null;
  }

  /** Closes the channel, after the answer if there is one. */
  private void close(Channel channel, VariantException bad) {
    boolean isAnswered = false;
    try {
      if (answer != null) {
        LastMessage.send(channel, answer.apply(bad));
        isAnswered = true;
      }
    } finally {
      if (!isAnswered) {
        channel.close();
      }
    }
  }
}
