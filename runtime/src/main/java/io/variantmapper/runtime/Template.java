package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/**
 * Neighbouring bytes of a packet that are always the same, but for holes: written by one copy, read
 * by one comparison under a mask, 8 bytes at a time.
 *
 * <p>A record, for the virtual machine takes the fields of a record that it knows as constants.
 *
 * @param bytes what is copied, holes as zeros
 * @param mask all ones where the bytes must be as they are, zeros in the holes; 8 bytes in each
 *     long, and the last 8 may lap over those before them
 * @param expected what is found in a packet, under the mask
 */
record Template(byte[] bytes, long[] mask, long[] expected) {
  /** Takes {@code bytes}; {@code solid} is as long, a multiple of 4, and tells the mask. */
  static Template of(byte[] bytes, byte[] solid) {
    long[] mask = longs(solid);
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

  /** The same to copy, but found in no packet. */
  Template foundNowhere() {
    long[] impossible = new long[mask.length];
    Arrays.fill(impossible, -1);
    return new Template(bytes, new long[mask.length], impossible);
  }

  /** Whether these bytes stand at {@code at}, all before {@code end}, whatever the holes hold. */
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
