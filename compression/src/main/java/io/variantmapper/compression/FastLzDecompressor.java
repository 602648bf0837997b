package io.variantmapper.compression;

import org.jspecify.annotations.Nullable;

/**
 * Decompresses blocks of levels 1 and 2. Allocates nothing, except an exception for a damaged
 * block. Not thread-safe.
 */
public final class FastLzDecompressor {
  /**
   * The maximum number of bytes to which one compressed byte can expand: in level 2, each further
   * byte of a match's length adds at most 255 to the length.
   */
  public static final int MAX_EXPANSION = 256;

  private byte[] source = {};
  private int next;
  private int end;
  private byte @Nullable [] target;
  private int targetOffset;
  private int room;
  private int size;

  /** Creates a decompressor for any number of blocks. */
  public FastLzDecompressor() {}

  /**
   * Returns the decompressed length of a block, without decompressing it.
   *
   * @param room the maximum length
   * @throws DamagedFastLzException if the block is damaged, or needs more room
   */
  public int measure(byte[] block, int offset, int length, int room) throws DamagedFastLzException {
    return decode(block, offset, length, null, 0, room);
  }

  /**
   * Decompresses a block into {@code target}, from {@code targetOffset} on.
   *
   * @param room the maximum number of bytes to write
   * @return the number of bytes written
   * @throws DamagedFastLzException if the block is damaged, or needs more room
   */
  public int decompress(
      byte[] block, int offset, int length, byte[] target, int targetOffset, int room)
      throws DamagedFastLzException {
    return decode(block, offset, length, target, targetOffset, room);
  }

  private int decode(
      byte[] block, int offset, int length, byte @Nullable [] result, int resultOffset, int limit)
      throws DamagedFastLzException {
    source = block;
    next = offset;
    end = offset + length;
    target = result;
    targetOffset = resultOffset;
    room = limit;
    size = 0;
    int first = nextByte();
    int level = (first >> FastLz.LEVEL_SHIFT) + 1;
    if (level > 2) {
      throw new DamagedFastLzException("expected FastLZ level 1 or 2 but found " + level);
    }
    literals(first & FastLz.LOW_BITS);
    while (next < end) {
      int instruction = nextByte();
      if (instruction < FastLz.FIRST_MATCH) {
        literals(instruction);
      } else {
        match(instruction, level);
      }
    }
    return size;
  }

  private int nextByte() throws DamagedFastLzException {
    if (next >= end) {
      throw DamagedFastLzException.cutOff();
    }
    return source[next++] & 0xFF;
  }

  private void literals(int instruction) throws DamagedFastLzException {
    int count = instruction + 1;
    if (count > end - next) {
      throw DamagedFastLzException.cutOff();
    }
    requireRoom(count);
    if (target != null) {
      System.arraycopy(source, next, target, targetOffset + size, count);
    }
    next += count;
    size += count;
  }

  private void match(int instruction, int level) throws DamagedFastLzException {
    int count = (instruction >> FastLz.LEVEL_SHIFT) + 2;
    if (count == FastLz.LONG_MATCH) {
      count += level == 1 ? nextByte() : moreLength();
    }
    int distance = ((instruction & FastLz.LOW_BITS) << 8) + nextByte() + 1;
    if (level == 2 && distance == FastLz.FAR_DISTANCE) {
      distance += (nextByte() << 8) + nextByte();
    }
    if (distance > size) {
      throw new DamagedFastLzException("a match begins before the block");
    }
    requireRoom(count);
    byte[] bytes = target;
    if (bytes != null) {
      int matchEnd = targetOffset + size + count;
      // Copies byte by byte, because a match may repeat bytes that it writes itself.
      for (int at = targetOffset + size; at < matchEnd; at++) {
        bytes[at] = bytes[at - distance];
      }
    }
    size += count;
  }

  private int moreLength() throws DamagedFastLzException {
    int more = 0;
    int found;
    do {
      found = nextByte();
      more += found;
      requireRoom(more);
    } while (found == 255);
    return more;
  }

  private void requireRoom(int count) throws DamagedFastLzException {
    if (count > room - size) {
      throw DamagedFastLzException.tooLong(room);
    }
  }
}
