package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.TransferMode;

/**
 * Sends packets from the thread of a room to a transport. The packets wait here until the thread of
 * the transport takes them.
 */
final class OutgoingPackets implements PacketSink {
  /** Takes the packets to the peer. */
  interface Transport {
    /** Reports that there is something to write, until {@link #write} is called. */
    void waiting();

    void tooLarge(int length);

    /** Reports that too many bytes wait. Called only once. */
    void tooSlow();

    /** Returns the number of bytes that wait in the transport. Called by any thread. */
    long waitingBytes();

    /** The following methods are called by the thread of the transport. */
    boolean canSend();

    /** Sends the packet to which a buffer has moved. */
    void send(PacketBuffer packet);

    void flush();
  }

  private final Transport transport;
  private final ConnectionLimits limits;
  private final ConnectionCounters counters;
  private final Object lock = new Object();

  /** The packets that the transport takes now; used only by its thread. */
  private PacketBuffer writing = new PacketBuffer();

  /** The packets after those, and the following fields: guarded by the lock. */
  private PacketBuffer filling = new PacketBuffer();

  private boolean isScheduled;
  private boolean isEnded;

  /** The bytes in {@link #writing}. */
  private volatile int unwritten;

  private boolean isWriting;

  OutgoingPackets(Transport transport, ConnectionLimits limits, ConnectionCounters counters) {
    this.transport = transport;
    this.limits = limits;
    this.counters = counters;
  }

  @Override
  public void send(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    if (length > limits.maxMessage()) {
      counters.tooLarge.increment();
      transport.tooLarge(length);
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
        filling.add(bytes, offset, length, mode, channel);
      }
      isFirst = !isScheduled;
      isScheduled = true;
    }
    if (isTooSlow) {
      counters.tooSlow.increment();
      transport.tooSlow();
    } else if (isFirst) {
      transport.waiting();
    }
  }

  /** Returns the number of bytes that wait here and in the transport. */
  private long waiting() {
    return transport.waitingBytes() + unwritten + filling.waiting();
  }

  /** Writes what the transport can take. Call this in its thread. */
  void write() {
    // The transport can become writable again meanwhile, which calls this method again.
    if (isWriting) {
      return;
    }
    isWriting = true;
    try {
      while (transport.canSend() && next()) {
        transport.send(writing);
        counters.sent.increment();
      }
    } finally {
      unwritten = writing.waiting();
      isWriting = false;
    }
    transport.flush();
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
