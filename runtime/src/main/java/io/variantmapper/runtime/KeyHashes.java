package io.variantmapper.runtime;

import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a packet in which many different keys of a map, or elements of a set, have one hash code:
 * Java's maps look through all of them for each that comes, and a stranger can make as many as fit
 * a packet.
 *
 * <p>Strings, numbers and enum constants need no such check, for a {@code HashMap} sorts keys that
 * are Comparable. Generated code makes it for all others:
 *
 * <pre>{@code
 * KeyHashes hashes = new KeyHashes(in);
 * for (int i = 0; i < count; i++) {
 *   Vector2i cell = in.readVector2i();
 *   hashes.check(cell, cells.size());
 *   cells.add(cell);
 * }
 * }</pre>
 */
public final class KeyHashes {
  /** Rows of a grid whose cells are hashed as Java hashes records have far less. */
  private static final int MOST_ALIKE = 256;

  private static final int INITIAL_SLOTS = 1024;
  private static final long[] NONE = {};

  private final @Nullable VariantReader in;

  /** A random odd factor: no packet can tell which hash codes it brings together. */
  private int factor;

  /** Hash codes with open addressing, each above the number of its keys; at least half are free. */
  private long[] slots = NONE;

  private int used;

  /** The number of keys at the last call that counted, and the hash code of the key that came. */
  private int size = MOST_ALIKE;

  private int previous;

  /**
   * Looks at keys that come out of a packet.
   *
   * @param in tells the place of those that are refused; null for keys that were read before
   */
  public KeyHashes(@Nullable VariantReader in) {
    this.in = in;
  }

  /**
   * To be called with each key before it is put into the map or set.
   *
   * @param sizeSoFar how many keys that has; a key that was in it already doesn't count
   * @throws MalformedPacketException if more than 256 different keys have one hash code
   */
  public void check(@Nullable Object key, int sizeSoFar) {
    if (sizeSoFar < MOST_ALIKE) {
      return;
    }
    if (sizeSoFar > size) {
      count(previous);
    }
    size = sizeSoFar;
    previous = Objects.hashCode(key);
  }

  private void count(int hash) {
    if (used * 2 >= slots.length) {
      grow();
    }
    int slot = slot(hash);
    used += slots[slot] == 0 ? 1 : 0;
    slots[slot] = (long) hash << Integer.SIZE | ((int) slots[slot] + 1);
    if ((int) slots[slot] > MOST_ALIKE) {
      String what = "More than " + MOST_ALIKE + " different keys have the hash code " + hash;
      throw in == null ? new MalformedPacketException(what, 0) : in.malformed(what);
    }
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
