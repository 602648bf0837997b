package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one mapped type, encoded once.
 *
 * <p>Writing copies them; reading compares bytes, first with the key that is expected next, then by
 * a hash table, and makes no strings. Immutable.
 *
 * <pre>{@code
 * private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp");
 *
 * out.beginDictionary(2);
 * out.writeKey(KEYS, 0);
 * out.writeString("Ada");
 * }</pre>
 */
public final class FieldKeys {
  private static final int TEXT_OFFSET = 2 * LittleEndian.WORD;
  private static final int FREE = -1;

  /** 2³² divided by the golden ratio: spreads neighbouring hashes over the high bits. */
  private static final int SPREAD = 0x9E3779B9;

  /** The keys of the fields in their order, and behind them their aliases. */
  private final List<String> keys;

  /** The field of each key. */
  private final int[] fields;

  private final int size;

  /** Each key as a whole String value: header, length, text, padding. */
  private final byte[][] encoded;

  /** The fields that a packet must have, 64 in each. */
  private final long[] required;

  /** Indices of keys by hash, with open addressing; more than half of the slots are free. */
  private final int[] slots;

  /** What field 0 always has as its value; null for most types. */
  private final @Nullable TypeTags tag;

  private FieldKeys(
      List<String> keys, int[] fields, int size, long[] required, @Nullable TypeTags tag) {
    this.keys = keys;
    this.fields = fields;
    this.size = size;
    this.required = required;
    this.tag = tag;
    encoded = new byte[keys.size()][];
    slots = new int[Integer.highestOneBit(keys.size() * 4 + 1)];
    Arrays.fill(slots, FREE);
    for (int i = 0; i < keys.size(); i++) {
      add(i);
    }
  }

  private FieldKeys(FieldKeys other, @Nullable TypeTags tag, int... optional) {
    this.tag = tag;
    keys = other.keys;
    fields = other.fields;
    size = other.size;
    encoded = other.encoded;
    slots = other.slots;
    required = other.required.clone();
    for (int index : optional) {
      required[index / Long.SIZE] &= ~(1L << index);
    }
  }

  private void add(int index) {
    // A String has the same bytes in every format.
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeString(keys.get(index));
    encoded[index] = out.toByteArray();
    int slot = slot(encoded[index], TEXT_OFFSET, textLength(encoded[index]));
    while (slots[slot] != FREE) {
      slot = next(slot);
    }
    slots[slot] = index;
  }

  /**
   * The keys in the order of their fields.
   *
   * @throws UnsupportedVariantException for a key that no String can carry, such as one with U+0000
   */
  public static FieldKeys of(String... keys) {
    int[] fields = new int[keys.length];
    long[] required = new long[(keys.length + Long.SIZE - 1) / Long.SIZE];
    for (int i = 0; i < fields.length; i++) {
      fields[i] = i;
      required[i / Long.SIZE] |= 1L << i;
    }
    return new FieldKeys(List.of(keys), fields, fields.length, required, null);
  }

  /**
   * The same keys, and others by which reading finds the field at {@code index}, too. Nothing is
   * written by them.
   *
   * @throws UnsupportedVariantException as {@link #of}
   */
  public FieldKeys alias(int index, String... aliases) {
    List<String> all = new ArrayList<>(keys);
    all.addAll(List.of(aliases));
    int[] fieldOfEach = Arrays.copyOf(fields, all.size());
    Arrays.fill(fieldOfEach, fields.length, all.size(), index);
    return new FieldKeys(all, fieldOfEach, size, required, tag);
  }

  /** The same keys, of which those at these indices may be missing in a packet. */
  public FieldKeys optional(int... indices) {
    return new FieldKeys(this, tag, indices);
  }

  /**
   * The same keys, the first of which has always this value: it tells the subtype. It may be
   * missing in a Dictionary.
   */
  public FieldKeys tagged(String name) {
    return new FieldKeys(this, TypeTags.ofNames(keys.get(0), name), 0);
  }

  /** The same keys, the first of which has always this number: it tells the subtype. */
  public FieldKeys tagged(int number) {
    return new FieldKeys(this, TypeTags.ofNumbers(keys.get(0), number), 0);
  }

  /** Whether the field at {@code index} is a tag. */
  boolean isTag(int index) {
    return index == 0 && tag != null;
  }

  /** Writes the tag, if there is one. */
  void writeTag(VariantWriter out) {
    if (tag != null) {
      tag.write(out);
    }
  }

  /** Reads the tag, if there is one, and refuses another. */
  void checkTag(VariantReader in) {
    if (tag != null && tag.read(in) == VariantReader.UNKNOWN_FIELD) {
      throw tag.unexpected(in);
    }
  }

  /** The fields from {@code 64 * part} on that a packet must have, a bit each. */
  long required(int part) {
    return required[part];
  }

  /** The number of fields. */
  public int size() {
    return size;
  }

  /** The key at {@code index}. */
  public String key(int index) {
    return keys.get(index);
  }

  /** The keys, as in {@code "name", "hp"}. */
  @Override
  public String toString() {
    return "\"" + String.join("\", \"", keys.subList(0, size)) + "\"";
  }

  /** The key at {@code index} as a whole String value. */
  byte[] encoded(int index) {
    return encoded[index];
  }

  /** The index of the field with such a key, or {@link VariantReader#UNKNOWN_FIELD}. */
  int find(byte[] bytes, int at, int length, int expected) {
    if (expected < size && matches(expected, bytes, at, length)) {
      return expected;
    }
    int index = indexOf(bytes, at, length);
    return index == VariantReader.UNKNOWN_FIELD ? indexOfText(bytes, at, length) : index;
  }

  private int indexOf(byte[] bytes, int at, int length) {
    for (int slot = slot(bytes, at, length); slots[slot] != FREE; slot = next(slot)) {
      if (matches(slots[slot], bytes, at, length)) {
        return fields[slots[slot]];
      }
    }
    return VariantReader.UNKNOWN_FIELD;
  }

  /** The same for bytes that are not all read as text, as those in packed arrays. */
  private int indexOfText(byte[] bytes, int at, int length) {
    int first = Utf8.textStart(bytes, at, length);
    int last = Utf8.textEnd(bytes, first, at + length);
    return last - first < length
        ? indexOf(bytes, first, last - first)
        : VariantReader.UNKNOWN_FIELD;
  }

  private boolean matches(int index, byte[] bytes, int at, int length) {
    byte[] key = encoded[index];
    if (textLength(key) != length) {
      return false;
    }
    int difference = lastWord(key, TEXT_OFFSET, length) ^ lastWord(bytes, at, length);
    for (int i = 0; i < length - LittleEndian.WORD; i += LittleEndian.WORD) {
      difference |= word(key, TEXT_OFFSET + i) ^ word(bytes, at + i);
    }
    return difference == 0;
  }

  private int slot(byte[] bytes, int at, int length) {
    return hash(bytes, at, length) & (slots.length - 1);
  }

  /** A hash whose low bits depend on all bytes: many keys differ in the last ones only. */
  static int hash(byte[] bytes, int at, int length) {
    int hash = length * 31 + lastWord(bytes, at, length);
    for (int i = 0; i < length - LittleEndian.WORD; i += LittleEndian.WORD) {
      hash = hash * 31 + word(bytes, at + i);
    }
    hash = (hash ^ (hash >>> 16)) * SPREAD;
    return hash >>> 16;
  }

  /** The last 4 bytes of a text, which may lap over the word before them, or all of a shorter. */
  private static int lastWord(byte[] bytes, int at, int length) {
    if (length >= LittleEndian.WORD) {
      return word(bytes, at + length - LittleEndian.WORD);
    }
    int word = 0;
    for (int i = 0; i < length; i++) {
      word = word << Byte.SIZE | (bytes[at + i] & 0xFF);
    }
    return word;
  }

  private static int textLength(byte[] key) {
    return word(key, LittleEndian.WORD);
  }

  private static int word(byte[] bytes, int at) {
    return LittleEndian.getInt(bytes, at);
  }

  private int next(int slot) {
    return (slot + 1) & (slots.length - 1);
  }
}
