package io.variantmapper.saves;

import java.util.Arrays;

/**
 * FastLZ. Levels 1 and 2 are read, and level 1 is written. A block is a sequence of instructions.
 * Each instruction is a run of literal bytes, or a match, which repeats earlier bytes of the block.
 *
 * <p>Engines pad a block of fewer than 16 bytes to 16 bytes before they compress it.
 *
 * @see <a href="https://github.com/ariya/FastLZ">FastLZ</a>
 */
final class FastLzBlocks implements BlockCodec {
  private static final int FILLED = 16;

  private static final int LEVEL_SHIFT = 5;
  private static final int FIRST_MATCH = 32;
  private static final int LOW_BITS = 31;
  private static final int MAX_LITERALS = 32;
  private static final int MIN_MATCH = 3;

  /** A match of at least this length stores its length in additional bytes. */
  private static final int LONG_MATCH = 9;

  private static final int MAX_MATCH = LONG_MATCH + 255;
  private static final int MAX_DISTANCE = 8192;

  /**
   * If a match of level 2 has this distance, 16 more bits follow, which are added to the distance.
   */
  private static final int FAR_DISTANCE = MAX_DISTANCE;

  /**
   * The number of bytes at the end of a block that are always literals, as FastLZ's own compressor
   * writes them.
   */
  private static final int LAST_LITERALS = 4;

  private static final int HASH_BITS = 13;

  /** In level 2, each further byte of a match's length adds at most 255 to the length. */
  private static final int MAX_EXPANSION = 256;

  @Override
  public int maxExpansion() {
    return MAX_EXPANSION;
  }

  @Override
  public void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    if (length == 0 && end - start == 1) {
      // If an empty block is a single instruction, engines do not require the literals that the
      // instruction announces, because the block has no content.
      return;
    }
    boolean isFilled = length < FILLED;
    GrowingContent out = isFilled ? new GrowingContent(FILLED, FILLED) : content;
    int found = new Decoder(file, start, end, out, Math.max(length, FILLED)).decode();
    if (found < length) {
      throw DamagedBlockException.tooShort(length, found);
    }
    if (isFilled) {
      content.append(out, length);
    }
  }

  @Override
  public byte[] compress(byte[] content, int start, int length) {
    byte[] plain = Arrays.copyOfRange(content, start, start + length);
    return new Encoder(length < FILLED ? Arrays.copyOf(plain, FILLED) : plain).encode();
  }

  private static final class Decoder {
    private final byte[] in;
    private final int inEnd;
    private final GrowingContent out;
    private final int outStart;
    private final int length;
    private int next;

    Decoder(byte[] in, int start, int end, GrowingContent out, int length) {
      this.in = in;
      this.next = start;
      this.inEnd = end;
      this.out = out;
      this.outStart = out.size();
      this.length = length;
    }

    int decode() throws DamagedBlockException {
      int first = nextByte();
      int level = (first >> LEVEL_SHIFT) + 1;
      if (level > 2) {
        throw new DamagedBlockException("expected FastLZ level 1 or 2 but found " + level);
      }
      literals(first & LOW_BITS);
      while (next < inEnd) {
        int instruction = nextByte();
        if (instruction < FIRST_MATCH) {
          literals(instruction);
        } else {
          match(instruction, level);
        }
      }
      return found();
    }

    /** Returns the number of bytes that have been decoded. */
    private int found() {
      return out.size() - outStart;
    }

    private int nextByte() throws DamagedBlockException {
      if (next >= inEnd) {
        throw DamagedBlockException.cutOff();
      }
      return in[next++] & 0xFF;
    }

    private void literals(int instruction) throws DamagedBlockException {
      int count = instruction + 1;
      if (count > inEnd - next) {
        throw DamagedBlockException.cutOff();
      }
      requireRoom(count);
      out.room(count);
      System.arraycopy(in, next, out.array(), out.size(), count);
      next += count;
      out.advance(count);
    }

    private void match(int instruction, int level) throws DamagedBlockException {
      int count = (instruction >> LEVEL_SHIFT) + 2;
      if (count == LONG_MATCH) {
        count += level == 1 ? nextByte() : moreLength();
      }
      int distance = ((instruction & LOW_BITS) << 8) + nextByte() + 1;
      if (level == 2 && distance == FAR_DISTANCE) {
        distance += (nextByte() << 8) + nextByte();
      }
      if (distance > found()) {
        throw new DamagedBlockException("a match begins before the block");
      }
      requireRoom(count);
      out.room(count);
      byte[] bytes = out.array();
      int end = out.size() + count;
      // Copies byte by byte, because a match may repeat bytes that it writes itself.
      for (int at = out.size(); at < end; at++) {
        bytes[at] = bytes[at - distance];
      }
      out.advance(count);
    }

    private int moreLength() throws DamagedBlockException {
      int more = 0;
      int found;
      do {
        found = nextByte();
        more += found;
        requireRoom(more);
      } while (found == 255);
      return more;
    }

    private void requireRoom(int count) throws DamagedBlockException {
      if (count > length - found()) {
        throw DamagedBlockException.tooLong(length);
      }
    }
  }

  private static final class Encoder {
    private final byte[] in;
    private final int[] lastSeen = new int[1 << HASH_BITS];
    private byte[] out;
    private int size;
    private int literalsFrom;

    Encoder(byte[] in) {
      this.in = in;
      this.out = new byte[in.length + in.length / MAX_LITERALS + 1];
      Arrays.fill(lastSeen, -MAX_DISTANCE - 1);
    }

    byte[] encode() {
      int at = 0;
      while (at < in.length - LAST_LITERALS - MIN_MATCH) {
        int hash = hash(at);
        int earlier = lastSeen[hash];
        lastSeen[hash] = at;
        int length = at - earlier > MAX_DISTANCE ? 0 : matchLength(earlier, at);
        if (length < MIN_MATCH) {
          at++;
        } else {
          literals(at);
          match(length, at - earlier - 1);
          at += length;
          literalsFrom = at;
        }
      }
      literals(in.length);
      return Arrays.copyOf(out, size);
    }

    private int hash(int at) {
      int bytes = (in[at] & 0xFF) | (in[at + 1] & 0xFF) << 8 | (in[at + 2] & 0xFF) << 16;
      return (bytes * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
    }

    private int matchLength(int earlier, int at) {
      int most = Math.min(MAX_MATCH, in.length - LAST_LITERALS - at);
      int length = 0;
      while (length < most && in[earlier + length] == in[at + length]) {
        length++;
      }
      return length;
    }

    private void literals(int end) {
      while (literalsFrom < end) {
        int count = Math.min(MAX_LITERALS, end - literalsFrom);
        put(count - 1);
        for (int i = 0; i < count; i++) {
          put(in[literalsFrom + i]);
        }
        literalsFrom += count;
      }
    }

    private void match(int length, int distance) {
      put((Math.min(length, LONG_MATCH) - 2) << LEVEL_SHIFT | distance >> 8);
      if (length >= LONG_MATCH) {
        put(length - LONG_MATCH);
      }
      put(distance);
    }

    private void put(int value) {
      if (size == out.length) {
        out = Arrays.copyOf(out, size * 2);
      }
      out[size++] = (byte) value;
    }
  }
}
