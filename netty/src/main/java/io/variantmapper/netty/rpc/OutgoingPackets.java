package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.TransferMode;

/**
 * Sends packets from the thread of a room to a channel. The packets wait here while the channel is
 * not writable.
 */
final class OutgoingPackets implements PacketSink {
  /** Receives the events, on the thread that sends. */
  interface Events {
    /** Reports that there is something to write, until {@link #write} is called. */
    void waiting();

    void tooLarge(int length);

    /** Reports that too many bytes wait. Called only once. */
    void tooSlow();
  }

  private final Channel channel;
  private final ConnectionLimits limits;
  private final ConnectionCounters counters;
  private final Events events;
  private final Object lock = new Object();

  /** The packets that the channel writes now; used only by its thread. */
  private PacketBuffer writing = new PacketBuffer();

  /** The packets after those, and the following fields: guarded by the lock. */
  private PacketBuffer filling = new PacketBuffer();

  private boolean isScheduled;
  private boolean isEnded;

  /** The bytes in {@link #writing}. */
  private volatile int unwritten;

  private boolean isWriting;

  OutgoingPackets(
      Channel channel, ConnectionLimits limits, ConnectionCounters counters, Events events) {
    this.channel = channel;
    this.limits = limits;
    this.counters = counters;
    this.events = events;
  }

  @Override
  public void send(byte[] bytes, int offset, int length, TransferMode mode, int channelNumber) {
    if (length > limits.maxMessage()) {
      counters.tooLarge.increment();
      events.tooLarge(length);
      return;
    }
    boolean isTooSlow;
    boolean isFirst;
    synchronized (lock) {
      if (isEnded) {
        return;
      }
      long waiting = waiting();
      if (mode != TransferMode.RELIABLE && waiting > limits.maxWaitingUnreliable()) {
        counters.dropped.increment();
        return;
      }
      isTooSlow = waiting + length > limits.maxWaiting();
      if (isTooSlow) {
        isEnded = true;
      } else {
        filling.add(bytes, offset, length);
      }
      isFirst = !isScheduled;
      isScheduled = true;
    }
    if (isTooSlow) {
      counters.tooSlow.increment();
      events.tooSlow();
    } else if (isFirst) {
      events.waiting();
    }
  }

  /** Returns the number of bytes that wait here and in the channel. */
  private long waiting() {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    long inChannel = buffer == null ? 0 : buffer.totalPendingWriteBytes();
    return inChannel + unwritten + filling.waiting();
  }

  /** Writes what the channel can take. Call this in the thread of the channel. */
  void write(ChannelHandlerContext context) {
    // A flush can make the channel writable, which calls this method again.
    if (isWriting) {
      return;
    }
    isWriting = true;
    try {
      while (canWrite(context) && next()) {
        ByteBuf packet = context.alloc().buffer(writing.length());
        packet.writeBytes(writing.bytes(), writing.offset(), writing.length());
        context.write(new BinaryWebSocketFrame(packet), context.voidPromise());
        counters.sent.increment();
      }
    } finally {
      unwritten = writing.waiting();
      isWriting = false;
    }
    context.flush();
  }

  private static boolean canWrite(ChannelHandlerContext context) {
    if (!context.channel().isWritable()) {
      context.flush();
    }
    return context.channel().isWritable();
  }

  private boolean next() {
    if (writing.next()) {
      return true;
    }
    synchronized (lock) {
      PacketBuffer full = filling;
      filling = writing;
      writing = full;
      unwritten = writing.waiting();
      isScheduled = unwritten > 0;
      return writing.next();
    }
  }

  /** Ends the sending, and counts the peer, because the pipeline disconnects it as too slow. */
  void endTooSlow() {
    boolean isFirst;
    synchronized (lock) {
      isFirst = !isEnded;
      end();
    }
    if (isFirst) {
      counters.tooSlow.increment();
    }
  }

  /** Discards what waits, and all further packets. */
  void end() {
    synchronized (lock) {
      isEnded = true;
      filling.clear();
    }
  }
}
