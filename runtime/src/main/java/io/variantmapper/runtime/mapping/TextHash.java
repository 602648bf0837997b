package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;

/**
 * The two longs that identify a text in the hash table of {@link FieldKeys}, and their hash.
 *
 * <pre>{@code
 * long hash = TextHash.hash(TextHash.first(bytes, at, length), TextHash.last(bytes, at, length));
 * }</pre>
 */
final class TextHash {
  /** The maximum length in bytes of a text that fits into the two longs. */
  static final int LONGEST_SHORT_TEXT = 3 * LittleEndian.WORD;

  /**
   * 2⁶⁴ divided by the golden ratio. Multiplication by this number spreads similar numbers over the
   * high bits.
   */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** A prime whose bits have no pattern. */
  private static final long SPREAD_LAST = 0xC2B2AE3D27D4EB4FL;

  private TextHash() {}

  /** Returns the first of the two longs that identify a text. */
  static long first(byte[] bytes, int at, int length) {
    return length <= LONGEST_SHORT_TEXT
        ? length | readUpTo8(bytes, at, Math.min(length, LittleEndian.WORD)) << Integer.SIZE
        : sum(bytes, at, length);
  }

  /**
   * Returns the second of the two longs that identify a text. The two longs are equal if the text
   * has at most 4 bytes.
   */
  static long last(byte[] bytes, int at, int length) {
    if (length > LONGEST_SHORT_TEXT) {
      return length;
    }
    int before = (int) Layout.padded(length) - LittleEndian.LONG;
    return before < 0 ? first(bytes, at, length) : readUpTo8(bytes, at + before, length - before);
  }

  /** Returns up to 8 bytes as a little-endian long. */
  private static long readUpTo8(byte[] bytes, int at, int count) {
    long read = 0;
    for (int i = count - 1; i >= 0; i--) {
      read = read << Byte.SIZE | (bytes[at + i] & 0xFF);
    }
    return read;
  }

  /** Returns a sum. It depends on all bytes, because many keys differ only in their last bytes. */
  private static long sum(byte[] bytes, int at, int length) {
    int last = length - LittleEndian.WORD;
    long sum = LittleEndian.getInt(bytes, at + last);
    for (int i = 0; i < last; i += LittleEndian.WORD) {
      sum = Long.rotateLeft((sum ^ LittleEndian.getInt(bytes, at + i)) * SPREAD, Integer.SIZE);
    }
    return sum;
  }

  /** Returns a hash whose high bits depend on all bits of both longs. */
  static long hash(long first, long last) {
    return first * SPREAD + last * SPREAD_LAST;
  }

  /** Returns whether two texts of {@code length} bytes are equal. The length must be at least 4. */
  static boolean equal(byte[] key, int keyAt, byte[] bytes, int at, int length) {
    // The last word may overlap the one before it.
    int last = length - LittleEndian.WORD;
    int difference = LittleEndian.getInt(key, keyAt + last) ^ LittleEndian.getInt(bytes, at + last);
    for (int i = 0; i < last; i += LittleEndian.WORD) {
      difference |= LittleEndian.getInt(key, keyAt + i) ^ LittleEndian.getInt(bytes, at + i);
    }
    return difference == 0;
  }
}
