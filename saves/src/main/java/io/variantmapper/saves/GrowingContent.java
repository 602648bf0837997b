package io.variantmapper.saves;

import java.util.Arrays;

/**
 * The content of a file while its blocks are decompressed. The array grows with the bytes that
 * arrive, because a stranger can claim any size of a block, and any length of the content.
 */
final class GrowingContent {
  private final int length;
  private byte[] bytes;
  private int size;

  /**
   * Creates an empty content.
   *
   * @param length the number of bytes that the content will have
   * @param firstSize the size of the first array, unless the content is shorter
   */
  GrowingContent(int length, int firstSize) {
    this.length = length;
    bytes = new byte[Math.min(length, firstSize)];
  }

  /** Returns the array with the bytes that have arrived. The next call may return another array. */
  byte[] array() {
    return bytes;
  }

  /** Returns the number of bytes that have arrived. */
  int size() {
    return size;
  }

  /**
   * Returns the number of bytes that fit into the array after the bytes that have arrived. If there
   * would be fewer than {@code needed}, doubles the array first.
   */
  int room(int needed) {
    if (needed > bytes.length - size) {
      long doubled = Math.max(2L * bytes.length, (long) size + needed);
      bytes = Arrays.copyOf(bytes, (int) Math.min(length, doubled));
    }
    return bytes.length - size;
  }

  /** Adds bytes that the caller has stored after the bytes that have arrived. */
  void advance(int count) {
    size += count;
  }

  /** Adds the first bytes of an array. */
  void append(byte[] other, int count) {
    room(count);
    System.arraycopy(other, 0, bytes, size, count);
    size += count;
  }
}
