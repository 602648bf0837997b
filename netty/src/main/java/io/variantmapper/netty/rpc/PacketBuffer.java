package io.variantmapper.netty.rpc;

import io.netty.buffer.ByteBuf;
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

  private byte[] bytes = EMPTY;
  private int position;
  private int length;
  private int end;

  /** Appends a packet. */
  void add(byte[] source, int offset, int size) {
    int start = reserve(size);
    System.arraycopy(source, offset, bytes, start, size);
  }

  /** Appends a packet, without releasing its buffer. */
  void add(ByteBuf source) {
    int size = source.readableBytes();
    int start = reserve(size);
    source.getBytes(source.readerIndex(), bytes, start, size);
  }

  /** Appends a length, and returns the index at which the packet begins. */
  private int reserve(int size) {
    int start = end + Integer.BYTES;
    int newEnd = Math.addExact(start, size);
    if (newEnd > bytes.length) {
      // A busy connection fills a new array again and again, so the array grows in few steps.
      int larger = Math.max(MIN_SIZE, (int) Math.min(2L * bytes.length, Integer.MAX_VALUE));
      bytes = Arrays.copyOf(bytes, Math.max(newEnd, larger));
    }
    bytes[end] = (byte) size;
    bytes[end + 1] = (byte) (size >> 8);
    bytes[end + 2] = (byte) (size >> 16);
    bytes[end + 3] = (byte) (size >> 24);
    end = newEnd;
    return start;
  }

  /** Moves to the next packet. Returns false, and forgets all packets, if there is none. */
  boolean next() {
    position += length;
    length = 0;
    if (position == end) {
      clear();
      return false;
    }
    length = (bytes[position] & 0xff)
        | ((bytes[position + 1] & 0xff) << 8)
        | ((bytes[position + 2] & 0xff) << 16)
        | (bytes[position + 3] << 24);
    position += Integer.BYTES;
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
