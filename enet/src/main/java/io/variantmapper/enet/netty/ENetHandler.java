package io.variantmapper.enet.netty;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.socket.DatagramPacket;
import io.netty.util.ReferenceCountUtil;
import io.variantmapper.enet.ENetHost;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Runs a host on a datagram channel, whose event loop is the thread of the host.
 *
 * <pre>{@code
 * ENetHandler handler = new ENetHandler(HostOptions.server(64).build(), listener);
 * new Bootstrap()
 *     .group(threads)
 *     .channel(NioDatagramChannel.class)
 *     .handler(handler)
 *     .bind(7000);
 * }</pre>
 *
 * <p>Closing the channel ends all connections with {@link
 * io.variantmapper.enet.ENetPeer#disconnectNow}.
 */
public final class ENetHandler extends ChannelDuplexHandler {
  /** The largest datagram of ENet. */
  private static final int MAX_DATAGRAM = 4096;

  /** So many datagrams are read before the other channels of the thread have their turn. */
  private static final int DATAGRAMS_AT_ONCE = 256;

  private static final long NANOS = 1_000_000;

  private final HostOptions options;
  private final HostListener listener;
  private final byte[] incoming = new byte[MAX_DATAGRAM];
  private @Nullable ChannelHandlerContext context;
  private @Nullable ENetHost host;

  /** When the timer runs, in milliseconds. */
  private long timerTime = Long.MAX_VALUE;

  private @Nullable Future<?> timer;
  private boolean isUpdateSubmitted;

  /**
   * Creates a handler for one channel.
   *
   * @param listener is called in the event loop of the channel
   */
  public ENetHandler(HostOptions options, HostListener listener) {
    this.options = Objects.requireNonNull(options, "options");
    this.listener = Objects.requireNonNull(listener, "listener");
  }

  /**
   * Returns the host. Use it and its peers only in the event loop of the channel, and call {@link
   * #flush()} after it has got something to send outside of its listener.
   *
   * @throws IllegalStateException if the handler is in no pipeline
   */
  public ENetHost host() {
    ENetHost current = host;
    if (current == null) {
      throw missingPipeline();
    }
    return current;
  }

  /**
   * Returns the channel.
   *
   * @throws IllegalStateException if the handler is in no pipeline
   */
  public Channel channel() {
    ChannelHandlerContext current = context;
    if (current == null) {
      throw missingPipeline();
    }
    return current.channel();
  }

  private static IllegalStateException missingPipeline() {
    return new IllegalStateException("The handler is in no pipeline. Bind its channel first.");
  }

  /**
   * Asks a server for a connection. Any thread may call this method. The listener learns whether it
   * has succeeded.
   *
   * @param channels the number of channels: 255 for Godot 4, 3 for Godot 3
   * @param data a number for the server: the id of the client for Godot, at least 2
   * @throws IllegalStateException if the handler is in no pipeline
   */
  public void connect(InetSocketAddress server, int channels, int data) {
    ENetHost own = host();
    Objects.requireNonNull(context).executor().execute(() -> {
      own.connect(server, channels, data, time());
      update();
    });
  }

  /** Sends what the host has to send, at the end of what the event loop does now. */
  public void flush() {
    if (!isUpdateSubmitted && context != null) {
      isUpdateSubmitted = true;
      context.executor().execute(this::update);
    }
  }

  /** Returns the time of the host, in milliseconds. */
  public static long time() {
    return System.nanoTime() / NANOS;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    Channel channel = added.channel();
    channel
        .config()
        .setRecvByteBufAllocator(
            new FixedRecvByteBufAllocator(MAX_DATAGRAM).maxMessagesPerRead(DATAGRAMS_AT_ONCE));
    host = new ENetHost(
        options,
        (receiver, bytes, offset, length) -> send(added, receiver, bytes, offset, length),
        listener,
        time());
  }

  private static void send(
      ChannelHandlerContext context,
      InetSocketAddress receiver,
      byte[] bytes,
      int offset,
      int length) {
    if (!context.channel().isWritable()) {
      context.flush();
    }
    if (context.channel().isWritable()) {
      ByteBuf datagram = context.alloc().buffer(length);
      datagram.writeBytes(bytes, offset, length);
      context.write(new DatagramPacket(datagram, receiver), context.voidPromise());
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext reading, Object message) {
    if (!(message instanceof DatagramPacket datagram)) {
      reading.fireChannelRead(message);
      return;
    }
    try {
      ByteBuf content = datagram.content();
      int length = content.readableBytes();
      if (content.hasArray()) {
        int offset = content.arrayOffset() + content.readerIndex();
        host().receive(datagram.sender(), content.array(), offset, length, time());
      } else if (length <= MAX_DATAGRAM) {
        content.getBytes(content.readerIndex(), incoming, 0, length);
        host().receive(datagram.sender(), incoming, 0, length, time());
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext reading) {
    // Everything that the listener has submitted runs first: answers share datagrams with
    // acknowledgements.
    long next = host().nextFlush();
    long now = time();
    if (next <= now) {
      flush();
    } else {
      schedule(reading, next, now);
    }
    reading.fireChannelReadComplete();
  }

  private void update() {
    isUpdateSubmitted = false;
    ChannelHandlerContext current = context;
    if (current == null || !current.channel().isActive()) {
      return;
    }
    long now = time();
    long next = now + 1;
    try {
      next = host().update(now);
    } catch (RuntimeException e) {
      // The listener has thrown it. The host goes on.
      current.fireExceptionCaught(e);
    }
    current.flush();
    schedule(current, next, now);
  }

  /** Starts a timer, unless one runs before. */
  private void schedule(ChannelHandlerContext current, long next, long now) {
    if (next >= timerTime && timerTime > now) {
      return;
    }
    if (timer != null) {
      timer.cancel(false);
    }
    timerTime = next;
    timer = next == Long.MAX_VALUE
        ? null
        : current.executor().schedule(this::update, next - now, TimeUnit.MILLISECONDS);
  }

  /** Passes an exception on, unless a datagram could not be read or written. */
  @Override
  public void exceptionCaught(ChannelHandlerContext failed, Throwable thrown) {
    if (!(thrown instanceof IOException)) {
      failed.fireExceptionCaught(thrown);
    }
  }

  @Override
  public void close(ChannelHandlerContext closing, ChannelPromise promise) {
    host().close();
    closing.flush();
    closing.close(promise);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext removed) {
    if (timer != null) {
      timer.cancel(false);
    }
    host().close();
    context = null;
  }
}
