package io.variantmapper.enet;

/** Reads the big-endian numbers of one datagram after another. */
final class DatagramReader {
  private static final byte[] NO_BYTES = {};

  private byte[] bytes = NO_BYTES;
  private int position;
  private int end;

  void begin(byte[] source, int offset, int length) {
    bytes = source;
    position = offset;
    end = offset + length;
  }

  /** Forgets the array, which belongs to the caller. */
  void release() {
    begin(NO_BYTES, 0, 0);
  }

  byte[] bytes() {
    return bytes;
  }

  int position() {
    return position;
  }

  int remaining() {
    return end - position;
  }

  void skip(int count) {
    position += count;
  }

  int peekByte() {
    return bytes[position] & 0xff;
  }

  int readByte() {
    return bytes[position++] & 0xff;
  }

  int readShort() {
    return readByte() << 8 | readByte();
  }

  int readInt() {
    return readShort() << 16 | readShort();
  }
}
