package io.variantmapper.runtime.wire;

import java.util.Arrays;

/**
 * Consecutive bytes of a packet that are always the same, except in holes, where the bytes vary.
 * All bytes are written with one copy. When they are read, they are compared under a mask, 8 bytes
 * at a time.
 *
 * <p>This is a record, because the virtual machine treats the fields of a constant record as
 * constants.
 *
 * @param bytes the bytes to copy, with zeros in the holes
 * @param mask bits that are 1 where the bytes are fixed, and 0 in the holes. Each long covers 8
 *     bytes; the last long may overlap the one before it
 * @param expected the bytes that a matching packet has after masking, 8 bytes in each long
 */
public record Template(byte[] bytes, long[] mask, long[] expected) {
  /**
   * Returns a template of {@code bytes}. Both arrays must have the same length, a multiple of 4.
   */
  public static Template of(byte[] bytes, byte[] fixedMask) {
    long[] mask = longs(fixedMask);
    long[] expected = longs(bytes);
    for (int i = 0; i < expected.length; i++) {
      expected[i] &= mask[i];
    }
    return new Template(bytes, mask, expected);
  }

  private static long[] longs(byte[] bytes) {
    long[] longs = new long[(bytes.length + LittleEndian.WORD) / LittleEndian.LONG];
    if (bytes.length == LittleEndian.WORD) {
      longs[0] = LittleEndian.getInt(bytes, 0);
      return longs;
    }
    for (int i = 0; i < longs.length; i++) {
      int at = Math.min(i * LittleEndian.LONG, bytes.length - LittleEndian.LONG);
      longs[i] = LittleEndian.getLong(bytes, at);
    }
    return longs;
  }

  public int length() {
    return bytes.length;
  }

  /** Returns a template with the same bytes to copy, which does not match any packet. */
  public Template foundNowhere() {
    long[] impossible = new long[mask.length];
    Arrays.fill(impossible, -1);
    return new Template(bytes, new long[mask.length], impossible);
  }

  /**
   * Returns whether the bytes of the packet at index {@code at} match this template, and the last
   * of them is before {@code end}.
   */
  public boolean matches(byte[] packet, int at, int end) {
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
