package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
import io.variantmapper.rpc.TransferMode;
import java.util.Arrays;

/**
 * Packets that wait, one after the other in one array, so that a waiting packet needs no object and
 * nobody has to release it.
 */
final class PacketBuffer {
  /** An idle connection has four buffers, and thousands of connections may be idle. */
  private static final int MAX_KEPT = 1 << 12;

  private static final int MIN_SIZE = 1 << 8;

  private static final byte[] EMPTY = {};

  /** The length, and the mode with the channel. */
  private static final int HEADER = 2 * Integer.BYTES;

  private static final int MODE_BITS = 2;
  private static final int MODE_MASK = 3;
  private static final TransferMode[] MODES = TransferMode.values();

  private byte[] bytes = EMPTY;
  private int position;
  private int length;
  private int delivery;
  private int end;

  /** Appends a packet. */
  void add(byte[] source, int offset, int size, TransferMode mode, int channel) {
    int start = reserve(size, mode, channel);
    System.arraycopy(source, offset, bytes, start, size);
  }

  /** Appends a packet of a transport without modes and channels, and keeps its buffer. */
  void add(ByteBuf source) {
    int size = source.readableBytes();
    int start = reserve(size, TransferMode.RELIABLE, 0);
    source.getBytes(source.readerIndex(), bytes, start, size);
  }

  /** Appends the length and the delivery, and returns the index at which the packet begins. */
  private int reserve(int size, TransferMode mode, int channel) {
    int start = end + HEADER;
    int newEnd = Math.addExact(start, size);
    if (newEnd > bytes.length) {
      // A busy connection fills a new array again and again, so the array grows in few steps.
      int larger = Math.max(MIN_SIZE, (int) Math.min(2L * bytes.length, Integer.MAX_VALUE));
      bytes = Arrays.copyOf(bytes, Math.max(newEnd, larger));
    }
    putInt(end, size);
    putInt(end + Integer.BYTES, channel << MODE_BITS | mode.ordinal());
    end = newEnd;
    return start;
  }

  private void putInt(int index, int value) {
    bytes[index] = (byte) value;
    bytes[index + 1] = (byte) (value >> 8);
    bytes[index + 2] = (byte) (value >> 16);
    bytes[index + 3] = (byte) (value >> 24);
  }

  private int intAt(int index) {
    return (bytes[index] & 0xff)
        | ((bytes[index + 1] & 0xff) << 8)
        | ((bytes[index + 2] & 0xff) << 16)
        | (bytes[index + 3] << 24);
  }

  /** Moves to the next packet. Returns false, and forgets all packets, if there is none. */
  boolean next() {
    position += length;
    length = 0;
    if (position == end) {
      clear();
      return false;
    }
    length = intAt(position);
    delivery = intAt(position + Integer.BYTES);
    position += HEADER;
    return true;
  }

  /** Returns the array that contains the packet to which {@link #next} has moved. */
  byte[] bytes() {
    return bytes;
  }

  int offset() {
    return position;
  }

  int length() {
    return length;
  }

  TransferMode mode() {
    return MODES[delivery & MODE_MASK];
  }

  int channel() {
    return delivery >> MODE_BITS;
  }

  /** Returns the number of bytes after the packet to which {@link #next} has moved. */
  int waiting() {
    return end - position - length;
  }

  void clear() {
    position = 0;
    length = 0;
    end = 0;
    if (bytes.length > MAX_KEPT) {
      bytes = EMPTY;
    }
  }
}
