package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;

/**
 * Neighbouring bytes of a packet that are always the same, but for holes: written by one copy, read
 * by one comparison under a mask, 8 bytes at a time.
 */
final class Template {
  private final byte[] bytes;

  /** What each 8 bytes are under their mask; the last 8 may lap over those before them. */
  private final long[] expected;

  /** All ones where {@link #bytes} must be as they are, zeros in the holes. */
  private final long[] mask;

  /** Takes both arrays, which have the same length, a multiple of 4. */
  Template(byte[] bytes, byte[] solid) {
    this.bytes = bytes;
    int words = (bytes.length + LittleEndian.WORD) / LittleEndian.LONG;
    expected = new long[words];
    mask = new long[words];
    for (int i = 0; i < words; i++) {
      mask[i] = longAt(solid, i);
      expected[i] = longAt(bytes, i) & mask[i];
    }
  }

  private static long longAt(byte[] bytes, int index) {
    if (bytes.length < LittleEndian.LONG) {
      return LittleEndian.getInt(bytes, 0);
    }
    int last = bytes.length - LittleEndian.LONG;
    return LittleEndian.getLong(bytes, Math.min(index * LittleEndian.LONG, last));
  }

  int length() {
    return bytes.length;
  }

  /** Copies all bytes to {@code at}, holes as zeros. */
  void copyTo(byte[] target, int at) {
    System.arraycopy(bytes, 0, target, at, bytes.length);
  }

  /** Whether these bytes stand at {@code at} and end before {@code end}, whatever the holes hold. */
  boolean matches(byte[] packet, int at, int end) {
    int length = bytes.length;
    if (length > end - at) {
      return false;
    }
    if (length <= LittleEndian.LONG) {
      return matchesShort(packet, at, length);
    }
    int last = expected.length - 1;
    long difference = 0;
    for (int i = 0; i < last; i++) {
      long word = LittleEndian.getLong(packet, at + i * LittleEndian.LONG);
      difference |= (word & mask[i]) ^ expected[i];
    }
    long word = LittleEndian.getLong(packet, at + length - LittleEndian.LONG);
    return (difference | ((word & mask[last]) ^ expected[last])) == 0;
  }

  private boolean matchesShort(byte[] packet, int at, int length) {
    if (length == 0) {
      return true;
    }
    long word = length == LittleEndian.WORD
        ? LittleEndian.getInt(packet, at)
        : LittleEndian.getLong(packet, at);
    return (word & mask[0]) == expected[0];
  }
}
