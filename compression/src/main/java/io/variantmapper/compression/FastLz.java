package io.variantmapper.compression;

/**
 * The format of FastLZ. A block is a sequence of instructions. Each instruction is a run of literal
 * bytes, or a match, which repeats earlier bytes of the block.
 */
final class FastLz {
  static final int LEVEL_SHIFT = 5;
  static final int FIRST_MATCH = 32;
  static final int LOW_BITS = 31;
  static final int MAX_LITERALS = 32;
  static final int MIN_MATCH = 3;

  /** A match of at least this length stores its length in additional bytes. */
  static final int LONG_MATCH = 9;

  static final int MAX_MATCH = LONG_MATCH + 255;
  static final int MAX_DISTANCE = 8192;

  /**
   * If a match of level 2 has this distance, 16 more bits follow, which are added to the distance.
   */
  static final int FAR_DISTANCE = MAX_DISTANCE;

  private FastLz() {}
}
