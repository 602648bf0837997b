package io.variantmapper.runtime.packet;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Counts the keys of a map, or the elements of a set, that have the same hash code.
 *
 * <p>Java's maps look through all of these for each that comes, and a stranger can put as many into
 * a packet as fit.
 */
public final class EqualHashCodes {
  /**
   * How many keys before it a key may be compared with, on average: so a map takes time in
   * proportion to its size. In a grid of records, 500 rows of 500, the average is 8.
   */
  private static final int MAX = 16;

  private static final int INITIAL_SLOTS = 64;
  private static final long[] NONE = {};

  /** A random odd factor: no packet can tell which hash codes it brings together. */
  private int factor;

  /** Hash codes with open addressing, each above the number of its keys; at least half are free. */
  private long[] slots = NONE;

  private int used;

  /** The number of keys at the last call that counted, and the hash code of the key that came. */
  private int size = MAX;

  private int previous;

  /** With how many keys all keys so far had to be compared. */
  private long comparisons;

  /**
   * Counts a key before it is put into the map.
   *
   * @param sizeSoFar how many keys the map has; it grows only if the key before was new
   * @return whether the keys have hash codes that too many keys before them have
   */
  public boolean isCrowdedBy(int hashCode, int sizeSoFar) {
    if (sizeSoFar < MAX) {
      return false;
    }
    boolean crowded = sizeSoFar > size && count(previous) > (long) MAX * sizeSoFar;
    size = sizeSoFar;
    previous = crowded ? previous : hashCode;
    return crowded;
  }

  /** Returns what to say about the keys that are too many. */
  public String message() {
    return "Too many different keys have the hash code " + previous
        + ". Give their class a hashCode that differs";
  }

  /** Counts a new key, and returns the comparisons so far. */
  private long count(int hash) {
    if (used * 2 >= slots.length) {
      grow();
    }
    int slot = slot(hash);
    int equal = (int) slots[slot];
    used += equal == 0 ? 1 : 0;
    slots[slot] = (long) hash << Integer.SIZE | (equal + 1);
    comparisons += equal;
    return comparisons;
  }

  private void grow() {
    factor = ThreadLocalRandom.current().nextInt() | 1;
    long[] old = slots;
    slots = new long[Math.max(INITIAL_SLOTS, old.length * 2)];
    for (long entry : old) {
      if (entry != 0) {
        slots[slot((int) (entry >>> Integer.SIZE))] = entry;
      }
    }
  }

  /** The slot of {@code hash}, or the free one where it belongs. */
  private int slot(int hash) {
    int slot = (hash * factor) >>> (1 + Integer.numberOfLeadingZeros(slots.length));
    while (slots[slot] != 0 && (int) (slots[slot] >>> Integer.SIZE) != hash) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }
}
