package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.runtime.VariantException;
import java.io.IOException;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens after a bad packet, or after any other fault of a client, such as a message
 * over a limit. A {@link ServerPipeline} contains this handler. In your own pipeline, add it after
 * the decoders and before the handlers of the application.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantStreamDecoder<>(
 *     ClientMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER));
 * pipeline.addLast(encoder);
 * pipeline.addLast(BadPacketHandler.answering(e -> new Refusal(e.getMessage(), true))
 *     .reporting(new FaultLog(Duration.ofSeconds(10), log::info)));
 * pipeline.addLast(new GameHandler(game));
 * }</pre>
 *
 * <p>The handler takes each {@link VariantException}, of which {@link ClientFaultException} is one,
 * and each {@link DecoderException}. A handler that closes the connection discards everything that
 * arrives after the first fault. It also takes an {@link IOException}, which means that the client
 * has gone, and closes the channel without a report. It passes all other exceptions on.
 *
 * <p>The handlers after it receive the {@link ClientFaultException} as a user event.
 *
 * <p>Functions for {@code VariantException} can also be passed to {@link #answering} and {@link
 * #reporting}, if they do not need the kind of the fault.
 *
 * <p>Create one handler for each channel.
 */
public final class BadPacketHandler extends ChannelInboundHandlerAdapter {
  private final boolean closes;
  private final @Nullable Function<? super ClientFaultException, ?> answer;
  private final BiConsumer<? super Channel, ? super ClientFaultException> report;
  private boolean isDone;

  private BadPacketHandler(
      boolean closes,
      @Nullable Function<? super ClientFaultException, ?> answer,
      BiConsumer<? super Channel, ? super ClientFaultException> report) {
    this.closes = closes;
    this.answer = answer;
    this.report = report;
  }

  /** Returns a handler that closes the connection. */
  public static BadPacketHandler closing() {
    return new BadPacketHandler(true, null, (channel, e) -> {});
  }

  /**
   * Returns a handler that sends a {@link LastMessage}, which also closes the connection. A client
   * that does not read gets no answer. If {@code answer} throws an exception, the handler closes
   * the connection without an answer.
   *
   * @param answer returns the message, which is passed to the encoder
   */
  public static BadPacketHandler answering(Function<? super ClientFaultException, ?> answer) {
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
   * Returns a handler that also reports each fault, to a counter or a {@link FaultLog}.
   *
   * @param newReport receives the channel and the fault, in the thread of the channel. It is called
   *     only once if the handler closes the connection
   */
  public BadPacketHandler reporting(
      BiConsumer<? super Channel, ? super ClientFaultException> newReport) {
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
    ClientFaultException fault = ClientFaultException.of(cause);
    if (fault != null) {
      handle(context, fault);
    } else if (closes && hasGone(cause)) {
      context.close();
    } else {
      context.fireExceptionCaught(cause);
    }
  }

  /** Returns whether the client has closed its connection, possibly within a message. */
  private static boolean hasGone(Throwable cause) {
    return cause instanceof IOException || cause instanceof PrematureChannelClosureException;
  }

  private void handle(ChannelHandlerContext context, ClientFaultException fault) {
    if (isDone) {
      return;
    }
    isDone = closes;
    try {
      report.accept(context.channel(), fault);
      context.fireUserEventTriggered(fault);
    } finally {
      if (closes) {
        close(context.channel(), fault);
      }
    }
  }

  /** Ends the connection, after the answer if the client can read it. */
  private void close(Channel channel, ClientFaultException fault) {
    boolean isEnding = false;
    try {
      if (fault.fault() != ClientFault.NOT_READING) {
        Object message = answer == null ? null : answer.apply(fault);
        LastMessage.end(channel, message, fault.fault().closeCode(), fault.getMessage());
        isEnding = true;
      }
    } finally {
      if (!isEnding) {
        channel.close();
      }
    }
  }
}
