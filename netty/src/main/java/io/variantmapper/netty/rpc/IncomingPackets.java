package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.TransferMode;

/**
 * Packets on the way from a channel to the thread of a room. While too many wait, nothing is read
 * from the peer.
 */
final class IncomingPackets {
  private final Link link;
  private final int maxWaiting;
  private final Object lock = new Object();

  /** The packets that the room handles now; used only by its thread. */
  private PacketBuffer handling = new PacketBuffer();

  /** The packets after those; guarded by the lock. */
  private PacketBuffer filling = new PacketBuffer();

  private volatile boolean isFull;

  IncomingPackets(Link link, int maxWaiting) {
    this.link = link;
    this.maxWaiting = maxWaiting;
  }

  /** Appends a packet. Called by the thread of the channel. */
  void add(ByteBuf packet) {
    synchronized (lock) {
      filling.add(packet);
      noteIfFull();
    }
    stopIfFull();
  }

  /** Appends a packet. Called by the thread of the channel. */
  void add(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    synchronized (lock) {
      filling.add(bytes, offset, length, mode, channel);
      noteIfFull();
    }
    stopIfFull();
  }

  private void noteIfFull() {
    if (filling.waiting() > maxWaiting) {
      isFull = true;
    }
  }

  private void stopIfFull() {
    if (isFull) {
      link.read(false);
    }
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
      link.run(this::resume);
    }
    return handling.next();
  }

  /** Lets the peer handle the packet to which {@link #next} has moved. */
  void handle(RpcPeer peer) {
    peer.receive(
        handling.bytes(),
        handling.offset(),
        handling.length(),
        handling.mode(),
        handling.channel());
  }

  void clear() {
    handling.clear();
    synchronized (lock) {
      filling.clear();
    }
  }

  /** Reads again if there is room. Call this in the thread of the channel. */
  void resume() {
    link.read(!isFull);
  }
}
