package io.variantmapper.runtime.packet;

import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Counts the keys of a map, or the elements of a set, with which a new key is compared: those that
 * have the same hash code.
 */
public final class EqualHashCodes {
  private static final int INITIAL_SLOTS = 16;
  private static final long[] NONE = {};

  /** Stands for keys that are compared with all keys that have the same hash code. */
  private static final Class<?> UNSORTED = Object.class;

  /**
   * The factor by which hash codes are multiplied. It is random and odd, so that an attacker cannot
   * choose hash codes that share a slot.
   */
  private int factor;

  /**
   * The hash table, with open addressing. A slot that is not free has a hash code in its upper 32
   * bits, and the number of keys with this hash code in its lower 32 bits. At least half of the
   * slots are free.
   */
  private long[] slots = NONE;

  private int used;

  /** The size of the map at the last call of {@link #count}. */
  private int size = Integer.MAX_VALUE;

  /** The hash code of the key in that call, and the slot to which this hash code belongs. */
  private int previous;

  private int previousSlot;

  /** The class of all keys so far, if it is String or a number; otherwise {@link #UNSORTED}. */
  private @Nullable Class<?> type;

  /**
   * Creates a counter for an empty map or set.
   *
   * @param isSorting whether the map sorts Strings and numbers that have the same hash code, as
   *     {@code HashMap} does if all keys have the same class
   */
  public EqualHashCodes(boolean isSorting) {
    type = isSorting ? null : UNSORTED;
  }

  /**
   * Returns the number of keys with which the map compares {@code key}. Call this for each key
   * before the key is put into the map.
   *
   * @param sizeSoFar the size of the map, which shows whether the previous key was new: in that
   *     case, the map has grown
   */
  public int count(@Nullable Object key, int sizeSoFar) {
    if (sizeSoFar > size) {
      addPrevious();
    }
    size = sizeSoFar;
    previous = Objects.hashCode(key);
    boolean isSorted = isSorted(key);
    if (used == 0) {
      return 0;
    }
    previousSlot = slot(previous);
    return isSorted ? 0 : (int) slots[previousSlot];
  }

  private boolean isSorted(@Nullable Object key) {
    Class<?> next = key == null ? UNSORTED : key.getClass();
    if (next != type) {
      type = type == null && isStringOrNumber(key) ? next : UNSORTED;
    }
    return type != UNSORTED;
  }

  private static boolean isStringOrNumber(@Nullable Object key) {
    return key instanceof String
        || key instanceof Long
        || key instanceof Integer
        || key instanceof Double;
  }

  public String message() {
    return "Too many different keys have the hash code " + previous
        + ". Give their class a hashCode() that spreads them";
  }

  private void addPrevious() {
    if (used * 2 >= slots.length) {
      grow();
      previousSlot = slot(previous);
    }
    int equal = (int) slots[previousSlot];
    used += equal == 0 ? 1 : 0;
    slots[previousSlot] = (long) previous << Integer.SIZE | (equal + 1);
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

  /**
   * Returns the slot that contains {@code hash}, or the free slot where {@code hash} must be put.
   */
  private int slot(int hash) {
    int slot = (hash * factor) >>> (1 + Integer.numberOfLeadingZeros(slots.length));
    while (slots[slot] != 0 && (int) (slots[slot] >>> Integer.SIZE) != hash) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }
}
