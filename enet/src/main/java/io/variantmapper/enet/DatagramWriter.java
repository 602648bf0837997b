package io.variantmapper.enet;

import io.variantmapper.enet.compression.DatagramCodec;
import org.jspecify.annotations.Nullable;

/** Writes one datagram after another, with big-endian numbers, into the same array. */
final class DatagramWriter {
  /** The largest datagram that ENet reads. */
  static final int MAX_SIZE = 4096;

  static final int NO_SLOT = 0xfff;

  /** The slot with the flags, and the sent time. */
  static final int HEADER = 4;

  private static final int SHORT_HEADER = 2;
  static final int HAS_SENT_TIME = 0x8000;
  static final int IS_COMPRESSED = 0x4000;
  static final int SESSION_SHIFT = 12;
  static final int SESSION_MASK = 3;

  private final byte[] plain = new byte[MAX_SIZE];
  private final byte[] compressed = new byte[MAX_SIZE];
  private byte[] bytes = plain;
  private int position;
  private int start;
  private boolean hasSentTime;

  void begin() {
    bytes = plain;
    position = HEADER;
    hasSentTime = false;
  }

  /** Returns the size with the header. */
  int size() {
    return position;
  }

  boolean isEmpty() {
    return position == HEADER;
  }

  boolean hasSentTime() {
    return hasSentTime;
  }

  /** Writes the head of a command. */
  void command(int code, int channel, int number) {
    hasSentTime |= (code & Command.WANTS_ACK) != 0;
    writeByte(code);
    writeByte(channel);
    writeShort(number);
  }

  void writeByte(int value) {
    plain[position++] = (byte) value;
  }

  void writeShort(int value) {
    writeByte(value >> 8);
    writeByte(value);
  }

  void writeInt(int value) {
    writeShort(value >> 16);
    writeShort(value);
  }

  void writeBytes(byte[] source, int offset, int length) {
    System.arraycopy(source, offset, plain, position, length);
    position += length;
  }

  /**
   * Writes the header, and compresses the commands if they become smaller. {@link #bytes} and
   * {@link #start} are valid after it.
   *
   * @param sentTime the lowest 16 bits of the clock
   */
  void finish(int slot, int session, int sentTime, @Nullable DatagramCodec codec) {
    int header = hasSentTime ? HEADER : SHORT_HEADER;
    int flags = hasSentTime ? HAS_SENT_TIME : 0;
    if (codec != null && compress(codec)) {
      flags |= IS_COMPRESSED;
    }
    start = HEADER - header;
    int end = position;
    int first = slot == NO_SLOT ? slot : slot | session << SESSION_SHIFT;
    put(start, first | flags);
    if (hasSentTime) {
      put(start + SHORT_HEADER, sentTime);
    }
    position = end;
  }

  private boolean compress(DatagramCodec codec) {
    int length = position - HEADER;
    int smaller = codec.compress(plain, HEADER, length, compressed, HEADER, length - 1);
    if (smaller == 0) {
      return false;
    }
    bytes = compressed;
    position = HEADER + smaller;
    return true;
  }

  private void put(int index, int value) {
    bytes[index] = (byte) (value >> 8);
    bytes[index + 1] = (byte) value;
  }

  byte[] bytes() {
    return bytes;
  }

  int start() {
    return start;
  }

  int length() {
    return position - start;
  }
}
