package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;

/** A packet that has arrived. Offsets count from its first byte. A peer reuses its object. */
final class Packet {
  /** The largest array that is kept until the next packet. */
  static final int MAX_KEPT = 1 << 12;

  private static final byte[] NO_BYTES = {};

  private byte[] bytes = NO_BYTES;
  private int start;
  private int length;
  private TransferMode mode = TransferMode.RELIABLE;
  private int channel;

  void begin(byte[] bytes, int offset, int length, TransferMode mode, int channel) {
    // With the G1 collector, storing a reference takes longer than comparing it.
    if (this.bytes != bytes) {
      this.bytes = bytes;
    }
    start = offset;
    this.length = length;
    if (this.mode != mode) {
      this.mode = mode;
    }
    this.channel = channel;
  }

  /** Forgets a large array, so that it is not kept in memory. */
  void release() {
    if (bytes.length > MAX_KEPT) {
      bytes = NO_BYTES;
      start = 0;
      length = 0;
    }
  }

  byte[] bytes() {
    return bytes;
  }

  int start() {
    return start;
  }

  int length() {
    return length;
  }

  TransferMode mode() {
    return mode;
  }

  int channel() {
    return channel;
  }

  /** Returns the command, a constant of {@link Command}. */
  int command() {
    return bytes[start] & Command.MASK;
  }

  /** Returns the unsigned byte at an offset inside the packet. */
  int byteAt(int offset) {
    return bytes[start + offset] & 0xff;
  }

  /** Returns the unsigned number of 2 bytes at an offset inside the packet. */
  int shortAt(int offset) {
    return Bytes.getShort(bytes, start + offset) & 0xffff;
  }

  /** Returns the number of 4 bytes at an offset inside the packet. */
  int intAt(int offset) {
    return Bytes.getInt(bytes, start + offset);
  }

  /** Refuses the packet if it has fewer than {@code size} bytes. */
  void require(int size, String what) {
    if (length < size) {
      throw PacketRefusal.malformed(
          what + " needs at least " + size + " bytes, found " + length, length);
    }
  }

  /** Returns a copy of the bytes from an offset to the end. */
  byte[] copyFrom(int offset) {
    return Arrays.copyOfRange(bytes, start + offset, start + length);
  }

  /** Returns the path from an offset to the NUL; the NUL can be missing at the end. */
  String pathAt(int offset, int maxBytes) {
    int size = 0;
    while (offset + size < length && byteAt(offset + size) != 0) {
      size++;
      if (size > maxBytes) {
        throw PacketRefusal.overLimit("A path has more than " + maxBytes + " bytes", offset);
      }
    }
    return new String(bytes, start + offset, size, UTF_8);
  }

  /** Continues with the packet that is inside of this packet. */
  void enter(int offset) {
    start += offset;
    length -= offset;
  }
}
