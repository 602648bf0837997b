package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LetterCase;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one mapped type, encoded once.
 *
 * <p>Writers copy the encoded keys. Readers look up the bytes of a key in a hash table, without
 * creating strings. Immutable.
 *
 * <p>In the table, two longs identify a text of at most 12 bytes: the first contains its length and
 * its first word, the second contains its last two words, with padding. Most keys are that short,
 * and comparing them needs no loop. For a longer text, the first long is a sum of its bytes, the
 * second is its length, and the bytes are compared as well.
 *
 * <pre>{@code
 * private static final FieldKeys KEYS = FieldKeys.of("display_name", "hp");
 *
 * FieldWriter.beginDictionary(out, 2);
 * FieldWriter.writeKey(out, KEYS, 0);
 * out.writeString("Ada");
 * }</pre>
 */
public final class FieldKeys {
  /** Used instead of a field's index if no field of the mapped type has the key or the position. */
  public static final int UNKNOWN = -1;

  /** The result of {@link #readName} if the next value is not a text. */
  public static final int NO_TEXT = -2;

  /** The maximum number of known tags or constants that an error message lists. */
  public static final int MAX_NAMED = 12;

  private static final int TEXT_OFFSET = 2 * LittleEndian.WORD;

  /** The number of longs in a slot of the table. */
  private static final int SLOT = 4;

  /** The second long of a free slot. No text has it, because UTF-8 never contains the byte ff. */
  private static final long FREE = -1;

  /** The keys of the fields in the order of the fields, then all aliases. */
  private final List<String> keys;

  /** For each key, the index of its field. An alias has the index of the field it belongs to. */
  private final int[] fields;

  private final int size;

  private final int length;

  /**
   * Each key as a whole String value: header, length, text, padding. Zeros follow a short key, so
   * that it can be copied as one block of a fixed size.
   */
  private final byte[][] encoded;

  /** The size of the longest of these values. */
  private final int longest;

  /**
   * The hash table, with open addressing. A slot has 4 longs: the two that identify the text, the
   * index of the key, and the index of its field. More than half of the slots are free.
   */
  private final long[] slots;

  /** The number of low bits of a hash that are dropped to get the number of a slot. */
  private final int shift;

  /** A bit for each field, with 64 bits in each element: 1 if a packet must have the field. */
  private final long[] required;

  /** The tag, which is the value of field 0; null for types without a tag. */
  private final @Nullable TagValues tag;

  /** The keys whose case is ignored, in lower case; null if the case of all keys matters. */
  private final @Nullable FieldKeys folded;

  /** The index of the field at each position of an Array; null for the order of the keys. */
  private final int @Nullable [] inArray;

  private FieldKeys(
      List<String> keys, int[] fields, int size, long[] required, @Nullable TagValues tag) {
    this.keys = keys;
    this.fields = fields;
    this.size = size;
    this.required = required;
    this.tag = tag;
    folded = null;
    inArray = null;
    encoded = new byte[keys.size()][];
    int count = Integer.highestOneBit(keys.size() * 4 + 2);
    slots = new long[count * SLOT];
    Arrays.fill(slots, FREE);
    shift = Long.numberOfLeadingZeros(count) + 1;
    int max = 0;
    for (int i = 0; i < encoded.length; i++) {
      add(i);
      max = Math.max(max, encoded[i].length);
    }
    longest = max;
    int sum = TEXT_OFFSET;
    for (int i = 0; i < size; i++) {
      sum += valueSize(i);
    }
    length = sum;
  }

  private FieldKeys(
      FieldKeys other,
      @Nullable TagValues tag,
      @Nullable FieldKeys folded,
      int @Nullable [] inArray,
      int... optional) {
    this.tag = tag;
    this.folded = folded;
    this.inArray = inArray;
    keys = other.keys;
    fields = other.fields;
    size = other.size;
    length = other.length;
    encoded = other.encoded;
    longest = other.longest;
    slots = other.slots;
    shift = other.shift;
    required = other.required.clone();
    for (int index : optional) {
      requireField(index);
      required[index / Long.SIZE] &= ~(1L << index);
    }
  }

  private void add(int index) {
    byte[] key = encode(keys.get(index));
    encoded[index] = key;
    // The empty key may be given twice, because all reserved elements of an Array have it.
    if (!keys.get(index).isEmpty() && find(key, TEXT_OFFSET, textLength(key)) != UNKNOWN) {
      throw new IllegalArgumentException("The key \"" + keys.get(index) + "\" is given twice");
    }
    long first = TextHash.first(key, TEXT_OFFSET, textLength(key));
    long last = TextHash.last(key, TEXT_OFFSET, textLength(key));
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
   * Encodes the key as a String value, which has the same bytes in every format. Zeros follow a
   * value with fewer bytes than {@link LittleEndian#BLOCK}.
   */
  private static byte[] encode(String key) {
    byte[] value = new byte[TEXT_OFFSET + key.length() * Utf8.MAX_BYTES_PER_CHAR];
    int length = Utf8.encode(key, value, TEXT_OFFSET, false);
    if (length < 0) {
      String reason = length == Utf8.NUL ? "U+0000" : "a lone surrogate";
      throw new UnsupportedVariantException("A key can't hold " + reason + ": \"" + key + '"', 0);
    }
    LittleEndian.putInt(value, 0, VariantFormat.GODOT_4.typeId(VariantType.STRING));
    LittleEndian.putInt(value, LittleEndian.WORD, length);
    int size = TEXT_OFFSET + (int) Layout.padded(length);
    byte[] padded = Arrays.copyOf(Arrays.copyOf(value, TEXT_OFFSET + length), size);
    return Arrays.copyOf(padded, Math.max(size, LittleEndian.BLOCK));
  }

  /**
   * Encodes the keys of all fields in order. Use the empty key for a reserved Array element.
   *
   * @throws UnsupportedVariantException for a key that no String can carry, such as one with U+0000
   * @throws IllegalArgumentException if a key that is not empty is given twice
   */
  public static FieldKeys of(String... keys) {
    int[] fields = new int[keys.length];
    long[] required = new long[Math.max(1, (keys.length + Long.SIZE - 1) / Long.SIZE)];
    for (int i = 0; i < fields.length; i++) {
      Objects.requireNonNull(keys[i], "keys has a null element");
      fields[i] = i;
      required[i / Long.SIZE] |= 1L << i;
    }
    return new FieldKeys(List.of(keys), fields, fields.length, required, null);
  }

  /**
   * Returns a copy of these keys with more aliases for the field at {@code index}. Aliases are
   * read, but never written.
   *
   * @throws UnsupportedVariantException for an alias that no String can carry
   * @throws IllegalArgumentException if there is no such field, or if a key or alias occurs twice
   */
  public FieldKeys alias(int index, String... aliases) {
    requireField(index);
    Objects.requireNonNull(aliases, "aliases");
    if (folded != null || inArray != null) {
      throw new IllegalStateException("Add all aliases before ignoringCase() and inArray()");
    }
    List<String> all = new ArrayList<>(keys);
    for (String alias : aliases) {
      all.add(Objects.requireNonNull(alias, "aliases has a null element"));
    }
    int[] fieldOfEach = Arrays.copyOf(fields, all.size());
    Arrays.fill(fieldOfEach, fields.length, all.size(), index);
    return new FieldKeys(all, fieldOfEach, size, required, tag);
  }

  /**
   * Returns a copy of these keys in which the fields at {@code indices} are optional.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public FieldKeys optional(int... indices) {
    Objects.requireNonNull(indices, "indices");
    return new FieldKeys(this, tag, folded, inArray, indices);
  }

  /**
   * Returns a copy of these keys in which the first field is the tag {@code name}. In a
   * Dictionary, this tag is optional.
   *
   * @throws IllegalArgumentException if there are no keys
   */
  public FieldKeys tagged(String name) {
    Objects.requireNonNull(name, "name");
    return new FieldKeys(this, TagValues.ofNames(name), folded, inArray, 0);
  }

  /**
   * Returns a copy of these keys in which the first field is the tag {@code number}. In a
   * Dictionary, this tag is optional.
   *
   * @throws IllegalArgumentException if there are no keys
   */
  public FieldKeys tagged(int number) {
    return new FieldKeys(this, TagValues.ofNumbers(number), folded, inArray, 0);
  }

  /**
   * Returns a copy of these keys that ignores the case of the letters from A to Z, except in the
   * keys of the fields at {@code exact}. If several keys differ only in case, an exact match takes
   * precedence, then the first of these keys. Call this after {@link #alias}.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public FieldKeys ignoringCase(int... exact) {
    Objects.requireNonNull(exact, "exact");
    for (int index : exact) {
      requireField(index);
    }
    return new FieldKeys(this, tag, inLowerCase(exact), inArray);
  }

  /** Returns the keys in lower case, except for the keys of the fields at {@code exact}. */
  private FieldKeys inLowerCase(int... exact) {
    boolean[] isExact = new boolean[size];
    for (int index : exact) {
      isExact[index] = true;
    }
    Set<String> lowerKeys = new LinkedHashSet<>();
    int[] fieldOfEach = new int[fields.length];
    for (int i = 0; i < fields.length; i++) {
      String key = keys.get(i);
      if (!key.isEmpty() && !isExact[fields[i]] && lowerKeys.add(LetterCase.lower(key))) {
        fieldOfEach[lowerKeys.size() - 1] = fields[i];
      }
    }
    return new FieldKeys(List.copyOf(lowerKeys), fieldOfEach, 0, new long[0], null);
  }

  /**
   * Returns a copy of these keys with another order in an Array: element i of the Array is the
   * field at {@code order[i]}. Call this after {@link #alias}.
   *
   * @throws IllegalArgumentException unless {@code order} has the index of each field once
   */
  public FieldKeys inArray(int... order) {
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    if (!Arrays.equals(sorted, Arrays.copyOf(fields, size))) {
      throw new IllegalArgumentException("The order must have each field once: " + this);
    }
    return new FieldKeys(this, tag, folded, order.clone());
  }

  /** Returns the field at a position of an Array, or {@link #UNKNOWN} after the end. */
  int atElement(int position) {
    int known = position < size ? position : UNKNOWN;
    return inArray == null || known < 0 ? known : inArray[known];
  }

  /** Returns the tag if it is the field at {@code index}; otherwise null. */
  @Nullable
  TagValues tagOf(int index) {
    return index == 0 ? tag : null;
  }

  boolean isTag(int index) {
    return tagOf(index) != null;
  }

  void requireField(int index) {
    if (index < 0 || index >= size) {
      throw new IllegalArgumentException(
          "No field has the index " + index + ". Number of fields: " + size + ". Keys: " + this);
    }
  }

  /** Returns bits for the 64 fields from index {@code 64 * part}: 1 for a required field. */
  long required(int part) {
    return required[part];
  }

  /** Returns the number of fields. */
  public int size() {
    return size;
  }

  /** Returns the size in bytes of a Dictionary with all keys, not counting the values. */
  public int length() {
    return length;
  }

  /**
   * Returns the key at {@code index}.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public String key(int index) {
    requireField(index);
    return keys.get(index);
  }

  /**
   * Returns an exception about the value that was read or peeked last, which is none of the keys.
   *
   * @param caseAdvice what to do if the value differs from a key only in case, and this is intended
   */
  public UnexpectedVariantException unknownName(
      VariantReader in, String expected, String caseAdvice) {
    return new PacketDiagnosis(in, PacketAccess.valueStart(in))
        .unknownName(
            Objects.requireNonNull(expected, "expected"),
            keys,
            Objects.requireNonNull(caseAdvice, "caseAdvice"));
  }

  /** Returns the keys of the fields, such as {@code "name", "hp"}. */
  @Override
  public String toString() {
    return "\"" + String.join("\", \"", keys.subList(0, size)) + "\"";
  }

  /**
   * Returns the key at {@code index} as a whole String value, with zeros up to the size of a block.
   */
  byte[] encoded(int index) {
    return encoded[index];
  }

  /**
   * Returns the size in bytes of the key at {@code index} as a String value.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public int encodedSize(int index) {
    requireField(index);
    return valueSize(index);
  }

  /**
   * Returns the size in bytes of the String value in {@link #encoded}, without the zeros after it.
   */
  int valueSize(int index) {
    return TEXT_OFFSET + (int) Layout.padded(textLength(encoded[index]));
  }

  /**
   * Reads the key of a field if the next value is this key as a String. Returns whether the key was
   * read.
   */
  boolean readKey(VariantReader in, int field) {
    byte[] key = encoded(field);
    int size = valueSize(field);
    byte[] bytes = PacketAccess.bytes(in);
    int position = PacketAccess.position(in);
    if (size > PacketAccess.end(in) - position) {
      return false;
    }
    for (int i = 0; i < size; i += LittleEndian.WORD) {
      if (LittleEndian.getInt(key, i) != LittleEndian.getInt(bytes, position + i)) {
        return false;
      }
    }
    PacketAccess.passKey(in, size);
    return true;
  }

  /**
   * Reads a String or StringName and returns its index in these keys. An alias has the index of the
   * key that it stands for.
   *
   * @return the index; {@link #UNKNOWN} for a text that is not one of the keys;
   *     {@link #NO_TEXT} for a value that is not a text. Such a value stays unread
   */
  public int readName(VariantReader in) {
    int name = passShortName(in, 1);
    return name == UNKNOWN ? readAnyName(in) : name;
  }

  /**
   * Reads a key as {@link #readName} does, but does not count it among the values of the container.
   */
  int readKey(VariantReader in) {
    int field = passShortName(in, 0);
    if (field != UNKNOWN) {
      return field;
    }
    Nesting.allow(in, 1);
    return readAnyName(in);
  }

  /**
   * Reads the next value if it is one of these keys and has at most 12 bytes. Otherwise reads
   * nothing and returns {@link #UNKNOWN}.
   *
   * @param values 1 to count the name among the values of the container, otherwise 0
   */
  private int passShortName(VariantReader in, int values) {
    byte[] bytes = PacketAccess.bytes(in);
    int position = PacketAccess.position(in);
    int end = PacketAccess.end(in);
    if (!PacketAccess.isElement(in) && end - position >= LittleEndian.LONG) {
      long head = LittleEndian.getLong(bytes, position);
      int length = (int) (head >>> Integer.SIZE);
      int name = PacketAccess.format(in).isText((int) head)
          ? findShort(bytes, position + LittleEndian.LONG, length, end)
          : UNKNOWN;
      if (name != UNKNOWN) {
        Nesting.count(in, values);
        PacketAccess.passKey(in, LittleEndian.LONG + (int) Layout.padded(length));
      }
      return name;
    }
    return UNKNOWN;
  }

  private int readAnyName(VariantReader in) {
    if (!PacketAccess.format(in).isText(PacketAccess.peekHeader(in))) {
      return NO_TEXT;
    }
    PacketAccess.nextHeader(in);
    int block = PacketAccess.position(in);
    Texts.skip(in);
    byte[] bytes = PacketAccess.bytes(in);
    return find(bytes, block + LittleEndian.WORD, LittleEndian.getInt(bytes, block));
  }

  /**
   * Returns the field whose key is this text, if the text is short. If the result is {@link
   * #UNKNOWN}, call {@link #find}, because the text may be empty, have more than 12
   * bytes, begin with U+FEFF, contain a NUL, or differ from the key in case.
   *
   * @param at the index of the text, after its length
   * @param end the index of the packet's end; a text that would reach past it is not found
   */
  int findShort(byte[] bytes, int at, int length, int end) {
    int textEnd = at + (int) Layout.padded(length);
    if (length <= 0 || length > TextHash.LONGEST_SHORT_TEXT || textEnd > end) {
      return UNKNOWN;
    }
    long first = LittleEndian.getLong(bytes, at - LittleEndian.WORD);
    long last = LittleEndian.getLong(bytes, textEnd - LittleEndian.LONG);
    return indexOf(first, last, bytes, at, length);
  }

  /** Returns the field whose key is this text, or {@link #UNKNOWN}. */
  int find(byte[] bytes, int at, int length) {
    int start = Utf8.textStart(bytes, at, length);
    int read = Utf8.textEnd(bytes, start, at + length) - start;
    int field = findExact(bytes, start, read);
    return field == UNKNOWN && folded != null && read <= folded.longest
        ? folded.findExact(LetterCase.lower(bytes, start, read), 0, read)
        : field;
  }

  /** Returns the field whose key has exactly these bytes, or {@link #UNKNOWN}. */
  int findExact(byte[] bytes, int at, int length) {
    return indexOf(
        TextHash.first(bytes, at, length), TextHash.last(bytes, at, length), bytes, at, length);
  }

  private int indexOf(long first, long last, byte[] bytes, int at, int length) {
    for (int slot = slot(first, last); slots[slot + 1] != FREE; slot = next(slot)) {
      if (slots[slot] == first
          && slots[slot + 1] == last
          && (length <= TextHash.LONGEST_SHORT_TEXT
              || TextHash.equal(encoded[(int) slots[slot + 2]], TEXT_OFFSET, bytes, at, length))) {
        return (int) slots[slot + 3];
      }
    }
    return UNKNOWN;
  }

  private int slot(long first, long last) {
    return (int) (TextHash.hash(first, last) >>> shift) * SLOT;
  }

  private int next(int slot) {
    return (slot + SLOT) & (slots.length - 1);
  }

  private static int textLength(byte[] key) {
    return LittleEndian.getInt(key, LittleEndian.WORD);
  }
}
