package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A map of a Dictionary's entries in their order; unmodifiable after it is built.
 *
 * <p>Takes less memory than a LinkedHashMap. A few texts are compared one by one, because hashing
 * them would take most of the time of reading a small Dictionary. For other keys, there is a hash
 * table. Its hashes start from a random seed, so that an attacker can't choose keys that make the
 * map slow. If too many keys collide, the map throws an exception, because an attacker may have
 * found out the seed.
 */
final class VariantMap extends AbstractMap<Variant, Variant> {
  /**
   * The seed of every key's hash. All maps have the same seed, so that equal keys have the same
   * hash in all of them.
   */
  static final long SEED = ThreadLocalRandom.current().nextLong();

  private static final int FREE = -1;

  /**
   * A number whose multiples are far apart: 2³² divided by the golden ratio, rounded to an odd
   * integer.
   */
  private static final int SPREAD = 0x9E3779B9;

  /**
   * The maximum number of slots that a look-up passes. With random hashes, a look-up in a map of a
   * million keys passes at most about 70.
   */
  private static final int MAX_CHAIN = 256;

  /** The maximum number of keys without a hash table. */
  private static final int MAX_UNHASHED = 8;

  private static final Variant[] NO_VARIANTS = {};
  private static final int[] NO_HASHES = {};
  private static final int[] NO_SLOTS = {FREE};

  private static final VariantMap EMPTY = new VariantMap(0);

  private Variant[] keys = NO_VARIANTS;
  private Variant[] values = NO_VARIANTS;

  /** The hashes of the keys; only used if there is a hash table. */
  private int[] hashes = NO_HASHES;

  /**
   * The hash table, with open addressing. Each slot contains the index of an entry, or is free. At
   * least half of the slots are free. Without a hash table, {@link #NO_SLOTS}; then all keys are
   * texts.
   */
  private int[] slots = NO_SLOTS;

  /** The {@link #bitOf} each key, if there is no hash table. */
  private long bits;

  private int size;

  /** Whether the map has equal keys that engines consider different. */
  private boolean equalKeys;

  /** Returns a map with room for {@code capacity} entries; for 0, a shared empty map. */
  static VariantMap forEntries(int capacity) {
    return capacity == 0 ? EMPTY : new VariantMap(capacity);
  }

  /** Creates an empty map with room for {@code capacity} entries. */
  VariantMap(int capacity) {
    if (capacity > 0) {
      reserve(capacity);
    }
  }

  /** Returns an unmodifiable copy of the map, or the map itself if it is unmodifiable. */
  static VariantMap copyOf(Map<Variant, Variant> map) {
    if (Objects.requireNonNull(map, "entries") instanceof VariantMap same) {
      return same;
    }
    VariantMap copy = new VariantMap(map.size());
    for (Map.Entry<Variant, Variant> entry : map.entrySet()) {
      copy.add(
          Objects.requireNonNull(entry.getKey(), "entries has a null key"),
          Objects.requireNonNull(entry.getValue(), "entries has a null value"));
    }
    return copy;
  }

  /**
   * Adds an entry while the map is built. A duplicate key keeps its position and gets the new
   * value.
   *
   * @return whether the key is new
   */
  boolean add(Variant key, Variant value) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    String text = VariantMethods.textOf(key);
    if (slots == NO_SLOTS && (text == null || size == MAX_UNHASHED)) {
      makeTable();
    }
    if (slots == NO_SLOTS && text != null) {
      return addText(text, key, value);
    }
    int hash = hash(key);
    int slot = find(key, hash);
    if (slots[slot] != FREE) {
      values[slots[slot]] = value;
      return false;
    }
    append(key, value, hash);
    return true;
  }

  private boolean addText(String text, Variant key, Variant value) {
    int index = indexOf(text);
    if (index != FREE) {
      values[index] = value;
      return false;
    }
    append(key, value);
    bits |= bitOf(text);
    return true;
  }

  /**
   * Adds an entry while the map is built, even if there is an equal key; look-ups find the earlier
   * key.
   */
  void addNew(Variant key, Variant value) {
    if (slots == NO_SLOTS) {
      makeTable();
    }
    int hash = hash(key);
    boolean first = slots[find(key, hash)] == FREE;
    equalKeys |= !first;
    // A key that equals an earlier key gets another hash, so that equal keys do not slow the map.
    append(key, value, first ? hash : hash ^ size * SPREAD);
  }

  /** Returns whether this map has a key or value that Godot 4 considers equal only to itself. */
  boolean hasOnlyItself() {
    for (int i = 0; i < size; i++) {
      if (VariantMethods.isOnlyItself(keys[i], true)
          || VariantMethods.isOnlyItself(values[i], true)) {
        return true;
      }
    }
    return false;
  }

  private void append(Variant key, Variant value, int hash) {
    append(key, value);
    hashes[size - 1] = hash;
    slots[freeSlot(hash)] = size - 1;
  }

  private void append(Variant key, Variant value) {
    if (size == keys.length) {
      reserve(Math.max(4, size * 2));
    }
    keys[size] = key;
    values[size] = value;
    size++;
  }

  private void reserve(int capacity) {
    keys = Arrays.copyOf(keys, capacity);
    values = Arrays.copyOf(values, capacity);
    if (slots != NO_SLOTS) {
      fillTable();
    }
  }

  private void makeTable() {
    hashes = new int[size];
    for (int i = 0; i < size; i++) {
      hashes[i] = hash(keys[i]);
    }
    fillTable();
  }

  private void fillTable() {
    hashes = Arrays.copyOf(hashes, keys.length);
    slots = new int[Math.max(1, Integer.highestOneBit(keys.length)) * 4];
    Arrays.fill(slots, FREE);
    for (int i = 0; i < size; i++) {
      slots[freeSlot(hashes[i])] = i;
    }
  }

  private int freeSlot(int hash) {
    int slot = hash & (slots.length - 1);
    while (slots[slot] != FREE) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private int hash(Variant key) {
    return (int) VariantMethods.hash(key, SEED);
  }

  /**
   * Returns the sum of the hashes of all entries. The sum depends on their order only if keys are
   * equal. Reuses the stored hashes of the keys, if there are any.
   */
  long sumOfHashes() {
    long sum = size;
    for (int i = 0; i < size; i++) {
      int hash = slots == NO_SLOTS ? hash(keys[i]) : hashes[i];
      sum += VariantMethods.hash(values[i], hash);
    }
    return sum;
  }

  private int indexOf(Variant key) {
    if (slots != NO_SLOTS) {
      return slots[find(key, hash(key))];
    }
    String text = VariantMethods.textOf(key);
    return text == null ? FREE : indexOf(text);
  }

  /** Returns the index of a key in a map without a hash table. */
  private int indexOf(String text) {
    int index = (bits & bitOf(text)) == 0 ? FREE : size - 1;
    while (index >= 0 && !text.equals(VariantMethods.textOf(keys[index]))) {
      index--;
    }
    return index;
  }

  /** Returns one of 64 bits. Most maps have no other key with the same bit. */
  private static long bitOf(String text) {
    int last = text.length() - 1;
    return last < 0 ? 1 : 1L << (last + 31 * text.charAt(0) + 7 * text.charAt(last));
  }

  /** Returns the slot of {@code key}, or the free slot where it belongs. */
  private int find(Variant key, int hash) {
    int slot = hash & (slots.length - 1);
    int passed = 0;
    while (slots[slot] != FREE && !(hashes[slots[slot]] == hash && keys[slots[slot]].equals(key))) {
      slot = (slot + 1) & (slots.length - 1);
      if (++passed > MAX_CHAIN) {
        throw new MalformedPacketException("More than 256 keys of a Dictionary collide", 0);
      }
    }
    return slot;
  }

  @Override
  public @Nullable Variant get(@Nullable Object key) {
    int index = key instanceof Variant variant ? indexOf(variant) : FREE;
    return index == FREE ? null : values[index];
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  /**
   * Returns whether the entries are equal, in any order. If this map contains a key twice, the
   * order must also be the same. If only the other map contains a key twice, the result is false:
   * the other map has as many entries but fewer different keys, so it lacks a key of this map.
   */
  boolean hasEntriesOf(VariantMap that) {
    boolean same = size == that.size;
    for (int i = 0; same && i < size; i++) {
      Variant value = equalKeys ? that.valueAt(i, keys[i]) : that.get(keys[i]);
      same = values[i].equals(value);
    }
    return same;
  }

  private @Nullable Variant valueAt(int index, Variant key) {
    return keys[index].equals(key) ? values[index] : null;
  }

  /** Returns {@link VariantMethods#size} of a Dictionary with these entries. */
  long bytes(int depth) {
    int inside = Nesting.sizeDepthInside(depth, size);
    long bytes = LittleEndian.LONG;
    for (int i = 0; inside >= 0 && i < size; i++) {
      bytes += VariantMethods.size(keys[i], inside) + VariantMethods.size(values[i], inside);
    }
    return bytes;
  }

  @Override
  public int size() {
    return size;
  }

  Variant keyAt(int index) {
    return keys[index];
  }

  Variant valueAt(int index) {
    return values[index];
  }

  @Override
  public Set<Map.Entry<Variant, Variant>> entrySet() {
    return new Entries();
  }

  /** The set of all entries. The same class is also the iterator over them. */
  @SuppressWarnings("IterableAndIterator") // Each call of iterator() returns a new object.
  private final class Entries extends AbstractSet<Map.Entry<Variant, Variant>>
      implements Iterator<Map.Entry<Variant, Variant>> {
    private int next;

    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<Map.Entry<Variant, Variant>> iterator() {
      return new Entries();
    }

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Map.Entry<Variant, Variant> next() {
      if (next == size) {
        throw new NoSuchElementException();
      }
      int index = next++;
      return Map.entry(keys[index], values[index]);
    }
  }
}
