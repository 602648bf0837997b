package io.variantmapper.runtime.packet;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Counts the keys of a map, or the elements of a set, that have the same hash code.
 *
 * <p>Java's maps look through all of these for each that comes, and a stranger can put as many into
 * a packet as fit.
 */
public final class EqualHashCodes {
  /** How many different keys may have one hash code. Rows of a grid of records have far fewer. */
  private static final int MAX = 256;

  private static final int INITIAL_SLOTS = 1024;
  private static final long[] NONE = {};

  /** A random odd factor: no packet can tell which hash codes it brings together. */
  private int factor;

  /** Hash codes with open addressing, each above the number of its keys; at least half are free. */
  private long[] slots = NONE;

  private int used;

  /** The number of keys at the last call that counted, and the hash code of the key that came. */
  private int size = MAX;

  private int previous;

  /**
   * Counts a key before it is put into the map.
   *
   * @param sizeSoFar how many keys the map has; it grows only if the key before was new
   * @return whether more than {@link #MAX} different keys have one hash code
   */
  public boolean isCrowdedBy(int hashCode, int sizeSoFar) {
    if (sizeSoFar < MAX) {
      return false;
    }
    boolean crowded = sizeSoFar > size && count(previous);
    size = sizeSoFar;
    previous = crowded ? previous : hashCode;
    return crowded;
  }

  /** Returns what to say about the keys that are too many. */
  public String message() {
    return "More than " + MAX + " different keys have the hash code " + previous;
  }

  private boolean count(int hash) {
    if (used * 2 >= slots.length) {
      grow();
    }
    int slot = slot(hash);
    used += slots[slot] == 0 ? 1 : 0;
    slots[slot] = (long) hash << Integer.SIZE | ((int) slots[slot] + 1);
    return (int) slots[slot] > MAX;
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
