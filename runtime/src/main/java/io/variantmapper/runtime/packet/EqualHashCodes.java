package io.variantmapper.runtime.packet;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Counts the keys of a map, or the elements of a set, with which a new key is compared: those that
 * have the same hash code.
 */
public final class EqualHashCodes {
  private static final int INITIAL_SIZE = 16;
  private static final int BITS_PER_HASH = 16;

  /**
   * The factor by which hash codes are multiplied. It is random and odd, so that an attacker cannot
   * choose hash codes that share a slot.
   */
  private int factor;

  /** The hash codes of all keys in the map. */
  private int[] hashes = {};

  private int used;

  /**
   * The bits of all hash codes in {@link #hashes}. If the bit of a new hash code is not set, no key
   * has this hash code. The bits of many keys fit into the caches of the processor.
   */
  private BitSet seen = new BitSet(0);

  /**
   * A hash table, with open addressing, of the keys whose bit was set before they were added. A
   * slot that is not free has a hash code in its upper 32 bits, and the number of such keys in its
   * lower 32 bits. The table has as many slots as {@link #hashes}, or none if all bits were new.
   */
  private long[] slots = {};

  /** The size of the map at the last call of {@link #count}. */
  private int size = Integer.MAX_VALUE;

  /** The hash code of the key in that call. */
  private int previous;

  /**
   * The class of all keys so far, if it is String or a number. Otherwise Object: the map compares a
   * key with all keys that have the same hash code.
   */
  private @Nullable Class<?> type;

  /**
   * Creates a counter for an empty map or set.
   *
   * @param isSorting whether the map sorts Strings and numbers that have the same hash code, as
   *     {@code HashMap} does if all keys have the same class
   */
  public EqualHashCodes(boolean isSorting) {
    type = isSorting ? null : Object.class;
  }

  /**
   * Returns the number of keys with which the map compares {@code key}. Rarely, the result is one
   * too high, because two hash codes share a bit. Call this for each key before the key is put into
   * the map.
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
    return isSorted(key) ? 0 : count(previous, 0);
  }

  private boolean isSorted(@Nullable Object key) {
    Class<?> next = key == null ? Object.class : key.getClass();
    if (next != type) {
      boolean isStringOrNumber = next == String.class
          || next == Long.class
          || next == Integer.class
          || next == Double.class;
      type = type == null && isStringOrNumber ? next : Object.class;
    }
    return type != Object.class;
  }

  public String message() {
    return "Too many different keys have the hash code " + previous
        + ". Give their class a hashCode() that spreads them";
  }

  private void addPrevious() {
    if (used == hashes.length) {
      factor = ThreadLocalRandom.current().nextInt() | 1;
      hashes = Arrays.copyOf(hashes, Math.max(INITIAL_SIZE, used * 2));
      seen = new BitSet(hashes.length * BITS_PER_HASH & Integer.MAX_VALUE);
      slots = new long[0];
      for (int i = 0; i < used; i++) {
        count(hashes[i], 1);
      }
    }
    hashes[used++] = previous;
    count(previous, 1);
  }

  /** Returns the number of keys with this hash code so far, and adds {@code added} keys. */
  private int count(int hash, int added) {
    int bit = index(hash, hashes.length * BITS_PER_HASH);
    if (!seen.get(bit)) {
      if (added > 0) {
        seen.set(bit);
      }
      return 0;
    }
    if (slots.length == 0) {
      slots = new long[hashes.length];
    }
    int slot = index(hash, slots.length);
    while (slots[slot] != 0 && (int) (slots[slot] >>> Integer.SIZE) != hash) {
      slot = (slot + 1) & (slots.length - 1);
    }
    int equal = (int) slots[slot];
    if (added > 0) {
      slots[slot] = (long) hash << Integer.SIZE | (equal + 1);
    }
    return 1 + equal;
  }

  /**
   * Returns a number below {@code size}, a power of 2. Hash codes that follow each other give
   * numbers that look random.
   */
  private int index(int hash, int size) {
    int product = hash * factor;
    int mixed = (product ^ (product >>> 16)) * factor;
    return mixed >>> (Integer.numberOfLeadingZeros(size) + 1);
  }
}
