package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens after a client has done something wrong. A {@link ServerPipeline} contains
 * this handler. In your own pipeline, add it after the decoders and before the handlers of the
 * application.
 *
 * <pre>{@code
 * pipeline.addLast(new VariantStreamDecoder<>(
 *     ClientMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER));
 * pipeline.addLast(encoder);
 * pipeline.addLast(ClientFaultHandler.answering(e -> new Refusal(e.getMessage(), true)));
 * pipeline.addLast(new GameHandler(game));
 * }</pre>
 *
 * <p>The handler takes each {@link ClientFaultException}, each {@link
 * io.variantmapper.runtime.VariantException}, and each {@link DecoderException}. A handler that
 * closes the connection discards everything that arrives after the first fault. It also takes an
 * {@link IOException}, which means that the client has gone, and closes the channel without a
 * report. It passes all other exceptions on.
 *
 * <p>Create one handler for each channel.
 */
public final class ClientFaultHandler extends ChannelInboundHandlerAdapter {
  private final boolean closes;
  private final @Nullable Function<? super ClientFaultException, ?> answer;
  private final BiConsumer<? super Channel, ? super ClientFaultException> report;
  private boolean isDone;

  private ClientFaultHandler(
      boolean closes,
      @Nullable Function<? super ClientFaultException, ?> answer,
      BiConsumer<? super Channel, ? super ClientFaultException> report) {
    this.closes = closes;
    this.answer = answer;
    this.report = report;
  }

  /** Returns a handler that closes the connection. */
  public static ClientFaultHandler closing() {
    return new ClientFaultHandler(true, null, (channel, e) -> {});
  }

  /**
   * Returns a handler that sends a {@link LastMessage}, which also closes the connection. A client
   * that does not read gets no answer. If {@code answer} throws an exception, the handler closes
   * the connection without an answer.
   *
   * @param answer returns the message, which is passed to the encoder
   */
  public static ClientFaultHandler answering(Function<? super ClientFaultException, ?> answer) {
    return new ClientFaultHandler(
        true, Objects.requireNonNull(answer, "answer"), (channel, e) -> {});
  }

  /**
   * Returns a handler that drops bad packets. Use it for datagrams, because any stranger can send a
   * datagram in the name of a client. On a connection, packets after a bad packet are still read.
   * After a frame over the limit, however, all bytes are discarded.
   */
  public static ClientFaultHandler ignoring() {
    return new ClientFaultHandler(false, null, (channel, e) -> {});
  }

  /**
   * Returns a handler that also reports each fault, to a counter or a {@link FaultLog}.
   *
   * @param newReport receives the channel and the fault, in the thread of the channel. It is called
   *     only once if the handler closes the connection
   */
  public ClientFaultHandler reporting(
      BiConsumer<? super Channel, ? super ClientFaultException> newReport) {
    return new ClientFaultHandler(closes, answer, Objects.requireNonNull(newReport, "report"));
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
      handle(context.channel(), fault);
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

  private void handle(Channel channel, ClientFaultException fault) {
    if (isDone) {
      return;
    }
    isDone = closes;
    try {
      report.accept(channel, fault);
    } finally {
      if (closes) {
        close(channel, fault);
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
