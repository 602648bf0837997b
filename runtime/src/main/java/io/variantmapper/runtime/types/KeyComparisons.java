package io.variantmapper.runtime.types;

/**
 * Limits the work that the keys of maps, and the elements of sets, cause while a packet is read.
 *
 * <p>Java's hash maps compare a new key with all keys that have the same hash code. A stranger can
 * fill a packet with such keys. But honest keys can also have equal hash codes. For example, the
 * hash code of a record of two ints is 31·x + y, so in a grid of 2048 × 2048 cells, a new cell is
 * compared with 32 other cells on average; if the components are longs on both sides of zero, with
 * 65. Therefore the limit is an amount of work, not a number of keys.
 *
 * <p>The work is counted in bytes. Comparing two keys counts as the bytes of the new key, because
 * it takes about as long as reading them. If a key contains maps or sets, comparing it compares
 * their keys again, so the comparisons inside the key count again. Computing the hash code of a key
 * also counts, because sets nested in sets are hashed once for each level. All maps and sets of a
 * packet share one limit.
 */
public final class KeyComparisons {
  /**
   * The limit, as a multiple of the packet's size. In a grid, the number of cells with equal hash
   * codes grows with the square root of the number of cells. So small packets have a smaller limit:
   * they need less, and the time of an attack is then a smaller multiple of an honest packet's.
   */
  private static final int MIN_PER_BYTE = 36;

  /**
   * The limit of large packets; a grid of 2048 × 2048 records of two longs needs 67. Longer sides
   * can need more: 128 × 4096 such records need 88.
   */
  private static final int MAX_PER_BYTE = 72;

  /**
   * The square root of the packet's size is divided by this number. Grids of any shape whose sides
   * have up to 2048 cells stay below the limit. Grids of records of two longs around zero need the
   * most: 64 × 2048 cells need 45 of 50, and 128 × 2048 cells need 57 of 71.
   */
  private static final int SQRT_PER_LIMIT = 35;

  /** The minimum work of a comparison: finding the other key takes time, however small it is. */
  private static final int MIN_BYTES = 24;

  /** The work of hashing a byte of a key. For sets, which create an iterator, it is the largest. */
  private static final int PER_HASHED_BYTE = 2;

  private long left;
  private long compared;

  /** Creates a limit for a packet of {@code size} bytes. */
  public KeyComparisons(long size) {
    int perByte = (int) Math.sqrt((double) size) / SQRT_PER_LIMIT;
    left = Math.max(MIN_PER_BYTE, Math.min(perByte, MAX_PER_BYTE)) * size;
  }

  /** Returns the work of all comparisons so far. */
  public long compared() {
    return compared;
  }

  /**
   * Adds a key.
   *
   * @param equal the number of earlier keys with which the map or set compares the key
   * @param size the size of the key in bytes
   * @param inside the work of comparisons while the key itself was read
   * @return whether the work is within the limit
   */
  public boolean add(int equal, long size, long inside) {
    left -= PER_HASHED_BYTE * size;
    long each = Math.max(size, MIN_BYTES) + inside;
    if (equal > 0 && each > left / equal) {
      return false;
    }
    left -= equal * each;
    compared += equal * each;
    return left >= 0;
  }
}
