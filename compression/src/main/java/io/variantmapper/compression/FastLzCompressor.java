package io.variantmapper.compression;

import java.util.Arrays;

/**
 * Compresses blocks with level 1. Allocates nothing for a block. Not thread-safe.
 *
 * <p>Engines pad a block of fewer than 16 bytes to 16 bytes before they compress it. This class
 * does not pad.
 */
public final class FastLzCompressor {
  /**
   * The number of bytes at the end of a block that are always literals, as FastLZ's own compressor
   * writes them.
   */
  private static final int LAST_LITERALS = 4;

  private static final int HASH_BITS = 13;
  private static final int FIRST_BASE = FastLz.MAX_DISTANCE + 1;

  /**
   * The place where three bytes were last seen, plus {@link #base}. The base grows with each block,
   * so that the places in earlier blocks are too far away, and nothing is cleared.
   */
  private final int[] lastSeen = new int[1 << HASH_BITS];

  private int base = FIRST_BASE;

  private byte[] source = {};
  private int end;
  private int literalsFrom;
  private byte[] target = {};
  private int next;
  private int targetEnd;

  /** Creates a compressor for any number of blocks. */
  public FastLzCompressor() {}

  /** Returns the maximum compressed length of a block. */
  public static int maxLength(int length) {
    return Math.addExact(length, length / FastLz.MAX_LITERALS + 1);
  }

  /**
   * Compresses a block into {@code target}, from {@code targetOffset} on.
   *
   * @param room the maximum number of bytes to write
   * @return the number of bytes written; 0 if the block is empty, or its compressed form needs more
   *     than {@code room} bytes
   */
  public int compress(
      byte[] block, int offset, int length, byte[] result, int resultOffset, int room) {
    source = block;
    end = offset + length;
    literalsFrom = offset;
    target = result;
    next = resultOffset;
    targetEnd = resultOffset + room;
    if (base > Integer.MAX_VALUE - FastLz.MAX_DISTANCE - end) {
      Arrays.fill(lastSeen, 0);
      base = FIRST_BASE;
    }
    encode(offset);
    base += end + FastLz.MAX_DISTANCE;
    return next > targetEnd ? 0 : next - resultOffset;
  }

  private void encode(int offset) {
    int at = offset;
    while (at < end - LAST_LITERALS - FastLz.MIN_MATCH && next <= targetEnd) {
      int hash = hash(at);
      int earlier = lastSeen[hash] - base;
      lastSeen[hash] = base + at;
      int length = at - earlier > FastLz.MAX_DISTANCE ? 0 : matchLength(earlier, at);
      if (length < FastLz.MIN_MATCH) {
        at++;
      } else {
        literals(at);
        match(length, at - earlier - 1);
        at += length;
        literalsFrom = at;
      }
    }
    literals(end);
  }

  private int hash(int at) {
    int bytes = (source[at] & 0xFF) | (source[at + 1] & 0xFF) << 8 | (source[at + 2] & 0xFF) << 16;
    return (bytes * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
  }

  private int matchLength(int earlier, int at) {
    int most = Math.min(FastLz.MAX_MATCH, end - LAST_LITERALS - at);
    int length = 0;
    while (length < most && source[earlier + length] == source[at + length]) {
      length++;
    }
    return length;
  }

  private void literals(int runEnd) {
    while (literalsFrom < runEnd) {
      int count = Math.min(FastLz.MAX_LITERALS, runEnd - literalsFrom);
      if (count >= targetEnd - next) {
        next = targetEnd + 1;
        return;
      }
      target[next] = (byte) (count - 1);
      System.arraycopy(source, literalsFrom, target, next + 1, count);
      next += count + 1;
      literalsFrom += count;
    }
  }

  private void match(int length, int distance) {
    int size = length < FastLz.LONG_MATCH ? 2 : 3;
    if (size > targetEnd - next) {
      next = targetEnd + 1;
      return;
    }
    int code = Math.min(length, FastLz.LONG_MATCH) - 2;
    target[next++] = (byte) (code << FastLz.LEVEL_SHIFT | distance >> 8);
    if (length >= FastLz.LONG_MATCH) {
      target[next++] = (byte) (length - FastLz.LONG_MATCH);
    }
    target[next++] = (byte) distance;
  }
}
