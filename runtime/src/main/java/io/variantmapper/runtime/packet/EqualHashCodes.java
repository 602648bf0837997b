package io.variantmapper.runtime.packet;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.Steps;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Counts the keys of a map, or the elements of a set, that have the same hash code.
 *
 * <p>Java's hash maps compare a new key with the keys that have the same hash code. An attacker can
 * fill a packet with such keys, so that it takes very long to fill the map.
 */
public final class EqualHashCodes {
  /**
   * The limit for the average number of comparisons per key. With this limit, the time to fill a
   * map is at most proportional to its size. For comparison, if the keys are records that stand for
   * the cells of a 500 × 500 grid, the average is 8.
   */
  private static final int MAX = 16;

  private static final int INITIAL_SLOTS = 64;
  private static final long[] NONE = {};

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

  /**
   * The size of the map at the last call of {@link #isCrowdedBy}; {@link #previous} is the hash
   * code that was passed in that call.
   */
  private int size = MAX;

  private int previous;

  /** The number of comparisons so far, for all keys together. */
  private long comparisons;

  /**
   * Counts the previous key if it was new, and remembers the hash code of this key. Call this
   * before the key is put into the map.
   *
   * @param sizeSoFar the size of the map, which shows whether the previous key was new: in that
   *     case, the map has grown
   * @return whether too many keys have the same hash code as earlier keys
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

  /**
   * Checks a key that {@code in} has read. Call this before the key is put into the map.
   *
   * @throws MalformedPacketException if too many keys have the same hash code as earlier keys
   */
  public void check(PacketInput in, @Nullable Object key, int sizeSoFar) {
    if (isCrowdedBy(Objects.hashCode(key), sizeSoFar)) {
      throw Steps.malformed(in, message());
    }
  }

  /** Returns the message about too many keys with the same hash code. */
  public String message() {
    return "Too many different keys have the hash code " + previous
        + ". Give their class a hashCode() that spreads them";
  }

  /** Counts a new key, and returns the total number of comparisons so far. */
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
