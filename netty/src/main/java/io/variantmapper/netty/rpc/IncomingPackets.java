package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.variantmapper.rpc.RpcPeer;

/**
 * Packets on the way from a channel to the thread of a room. While too many wait, the channel does
 * not read.
 */
final class IncomingPackets {
  private final Channel channel;
  private final int maxWaiting;
  private final Runnable resuming;
  private final Object lock = new Object();

  /** The packets that the room handles now; used only by its thread. */
  private PacketBuffer handling = new PacketBuffer();

  /** The packets after those; guarded by the lock. */
  private PacketBuffer filling = new PacketBuffer();

  private volatile boolean isFull;

  /**
   * Creates a queue.
   *
   * @param resuming calls {@link #resume} in the thread of the channel
   */
  IncomingPackets(Channel channel, int maxWaiting, Runnable resuming) {
    this.channel = channel;
    this.resuming = resuming;
    this.maxWaiting = maxWaiting;
  }

  /** Appends a packet. Called by the thread of the channel. */
  void add(ByteBuf packet) {
    synchronized (lock) {
      filling.add(packet);
      if (filling.waiting() <= maxWaiting) {
        return;
      }
      isFull = true;
    }
    channel.config().setAutoRead(false);
  }

  /** Moves to the next packet. Returns false if there is none. */
  boolean next() {
    if (handling.next()) {
      return true;
    }
    synchronized (lock) {
      PacketBuffer full = filling;
      filling = handling;
      handling = full;
    }
    if (isFull) {
      isFull = false;
      resuming.run();
    }
    return handling.next();
  }

  /** Lets the peer handle the packet to which {@link #next} has moved. */
  void handle(RpcPeer peer) {
    peer.receive(handling.bytes(), handling.offset(), handling.length());
  }

  void clear() {
    handling.clear();
    synchronized (lock) {
      filling.clear();
    }
  }

  /**
   * Reads again if there is room. A handler of a {@code ServerPipeline} does not read while the
   * channel is not writable. Call this in the thread of the channel.
   */
  void resume() {
    if (channel.isWritable()) {
      channel.config().setAutoRead(!isFull);
    }
  }
}
