package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import io.variantmapper.runtime.wire.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one mapped type, encoded once.
 *
 * <p>Writing copies them; reading finds them in a hash table of their bytes, and makes no strings.
 * Immutable.
 *
 * <p>In the table a text of at most 12 bytes, as most keys are, is known by two longs of the bytes
 * that a packet has for it: its length with its first word, and its last two words, padding
 * included. So it is found without a loop. A longer text has a sum and its length there, and is
 * compared after them.
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

  /** The two longs of a short text hold all of it. */
  private static final int LONGEST_SHORT_TEXT = 3 * LittleEndian.WORD;

  private static final int SLOT = 4;

  /** No text has this as its last long: no UTF-8 has such a byte. */
  private static final long FREE = -1;

  /** 2⁶⁴ divided by the golden ratio: spreads neighbours over the high bits. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  /** A prime whose bits have no pattern. */
  private static final long SPREAD_LAST = 0xC2B2AE3D27D4EB4FL;

  /** The keys of the fields in their order, and behind them their aliases. */
  private final List<String> keys;

  /** The field of each key. */
  private final int[] fields;

  private final int size;

  /**
   * Each key as a whole String value: header, length, text, padding. Behind a short one are zeros,
   * so that it can be copied without asking for its length.
   */
  private final byte[][] encoded;

  /**
   * By hash, with open addressing, 4 longs each: the two that a text is known by, the index of the
   * key, and its field. More than half of them are free.
   */
  private final long[] slots;

  /** How many bits of a hash are no part of a slot's index. */
  private final int shift;

  /** The fields that a packet must have, 64 in each. */
  private final long[] required;

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
    int count = Integer.highestOneBit(keys.size() * 4 + 2);
    slots = new long[count * SLOT];
    Arrays.fill(slots, FREE);
    shift = Long.numberOfLeadingZeros(count) + 1;
    for (int i = 0; i < encoded.length; i++) {
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
    shift = other.shift;
    required = other.required.clone();
    for (int index : optional) {
      required[index / Long.SIZE] &= ~(1L << index);
    }
  }

  private void add(int index) {
    // A String has the same bytes in every format.
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.writeString(keys.get(index));
    byte[] key = Arrays.copyOf(out.bytes, Math.max(out.size, LittleEndian.BLOCK));
    encoded[index] = key;
    long first = first(key, TEXT_OFFSET, textLength(key));
    long last = last(key, TEXT_OFFSET, textLength(key));
    int slot = slot(first, last);
    while (slots[slot + 1] != FREE) {
      slot = next(slot);
    }
    slots[slot] = first;
    slots[slot + 1] = last;
    slots[slot + 2] = index;
    slots[slot + 3] = fields[index];
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

  /** The key at {@code index} as a whole String value, and what follows to a whole block. */
  byte[] encoded(int index) {
    return encoded[index];
  }

  /** How many bytes that value takes. */
  int encodedSize(int index) {
    return TEXT_OFFSET + (int) Padding.padded(textLength(encoded[index]));
  }

  /**
   * The index of the field with such a key of at most 12 bytes. {@link VariantReader#UNKNOWN_FIELD}
   * means that {@link #find} has to look: the text may be longer, or not be read as it stands.
   *
   * @param at where the text begins; before it stands its length
   * @param end where the packet ends, which the text may claim to pass
   */
  int findShort(byte[] bytes, int at, int length, int end) {
    int textEnd = at + (int) Padding.padded(length);
    if (length <= 0 || length > LONGEST_SHORT_TEXT || textEnd > end) {
      return VariantReader.UNKNOWN_FIELD;
    }
    long first = LittleEndian.getLong(bytes, at - LittleEndian.WORD);
    long last = LittleEndian.getLong(bytes, textEnd - LittleEndian.LONG);
    return indexOf(first, last, bytes, at, length);
  }

  /** The index of the field with such a key, or {@link VariantReader#UNKNOWN_FIELD}. */
  int find(byte[] bytes, int at, int length) {
    int start = Utf8.textStart(bytes, at, length);
    int read = Utf8.textEnd(bytes, start, at + length) - start;
    return indexOf(first(bytes, start, read), last(bytes, start, read), bytes, start, read);
  }

  private int indexOf(long first, long last, byte[] bytes, int at, int length) {
    for (int slot = slot(first, last); slots[slot + 1] != FREE; slot = next(slot)) {
      if (slots[slot] == first
          && slots[slot + 1] == last
          && (length <= LONGEST_SHORT_TEXT || matches((int) slots[slot + 2], bytes, at, length))) {
        return (int) slots[slot + 3];
      }
    }
    return VariantReader.UNKNOWN_FIELD;
  }

  /** Whether a long text is the key at {@code index}, which has the same length. */
  private boolean matches(int index, byte[] bytes, int at, int length) {
    byte[] key = encoded[index];
    // The last word may lap over the one before.
    int last = length - LittleEndian.WORD;
    int difference =
        LittleEndian.getInt(key, TEXT_OFFSET + last) ^ LittleEndian.getInt(bytes, at + last);
    for (int i = 0; i < last; i += LittleEndian.WORD) {
      difference |= LittleEndian.getInt(key, TEXT_OFFSET + i) ^ LittleEndian.getInt(bytes, at + i);
    }
    return difference == 0;
  }

  /** The first long that a text is known by. */
  static long first(byte[] bytes, int at, int length) {
    return length <= LONGEST_SHORT_TEXT
        ? length | some(bytes, at, Math.min(length, LittleEndian.WORD)) << Integer.SIZE
        : sum(bytes, at, length);
  }

  /** The last one, which is the first again for a text of one word. */
  static long last(byte[] bytes, int at, int length) {
    if (length > LONGEST_SHORT_TEXT) {
      return length;
    }
    int before = (int) Padding.padded(length) - LittleEndian.LONG;
    return before < 0 ? first(bytes, at, length) : some(bytes, at + before, length - before);
  }

  /** Up to 8 bytes as a long, the first lowest. */
  private static long some(byte[] bytes, int at, int count) {
    long some = 0;
    for (int i = count - 1; i >= 0; i--) {
      some = some << Byte.SIZE | (bytes[at + i] & 0xFF);
    }
    return some;
  }

  /** Depends on all bytes: many keys differ in the last ones only. */
  private static long sum(byte[] bytes, int at, int length) {
    int last = length - LittleEndian.WORD;
    long sum = LittleEndian.getInt(bytes, at + last);
    for (int i = 0; i < last; i += LittleEndian.WORD) {
      sum = Long.rotateLeft((sum ^ LittleEndian.getInt(bytes, at + i)) * SPREAD, Integer.SIZE);
    }
    return sum;
  }

  private int slot(long first, long last) {
    return (int) (hash(first, last) >>> shift) * SLOT;
  }

  /** A hash whose high bits depend on all others. */
  static long hash(long first, long last) {
    return first * SPREAD + last * SPREAD_LAST;
  }

  private int next(int slot) {
    return (slot + SLOT) & (slots.length - 1);
  }

  private static int textLength(byte[] key) {
    return LittleEndian.getInt(key, LittleEndian.WORD);
  }
}
