package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.tree.TreeCodec;
import io.variantmapper.runtime.tree.VariantMethods;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.TypeTable;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of a mapped type in the order of the packet, and records which fields were
 * present.
 *
 * <p>{@link #next(int)} is faster for fields in their declared order, and {@link #next(FieldRun)}
 * reads several of these at once. {@link #next()} finds fields in any order.
 *
 * <pre>{@code
 * FieldCursor cursor = FieldCursor.begin(in, KEYS);
 * if (cursor.next(0)) {
 *   hp = in.readInt();
 * }
 * while (cursor.next()) {
 *   switch (cursor.index()) {
 *     case 0 -> hp = in.readInt();
 *     default -> in.skip();
 *   }
 * }
 * cursor.requireAll("Player");
 * FieldReader.endFields(in);
 * }</pre>
 */
public final class FieldCursor {
  /** Used instead of a field's index if no field of the mapped type has the key or the position. */
  public static final int UNKNOWN = FieldKeys.UNKNOWN;

  private static final long[] NONE = {};

  private final VariantReader in;
  private final FieldKeys keys;

  /** The position where the mapped type begins; {@link #UNKNOWN} if the cursor follows a run. */
  private final int start;

  private final int count;
  private final boolean keyed;

  /** The number of fields read so far, known or unknown. */
  private int read;

  private int index = UNKNOWN;

  /** The position of the key that {@link #next()} read last. */
  private int keyStart;

  /** The reader's count of values before an unknown key, restored to read the key again. */
  private int keyValues;

  private @Nullable CollisionGuard extraKeys;

  /** One bit for each of the first 64 fields: 1 if the field was present. */
  private long found;

  /** One bit for each of the other fields, with 64 bits in each element. */
  private final long[] foundBeyond;

  private FieldCursor(VariantReader in, FieldKeys keys, int start, boolean keyed, int count) {
    this.in = in;
    this.keys = keys;
    this.start = start;
    this.keyed = keyed;
    this.count = count;
    foundBeyond = keys.size() <= Long.SIZE ? NONE : new long[(keys.size() - 1) / Long.SIZE];
    Nesting.allow(in, count);
  }

  /**
   * Opens a mapped type, which may be a Dictionary or an array.
   *
   * @throws UnexpectedVariantException if the next value is neither a Dictionary nor an array
   */
  public static FieldCursor begin(VariantReader in, FieldKeys keys) {
    int start = PacketAccess.position(in);
    VariantType type = PacketAccess.nextType(in);
    if (type == VariantType.DICTIONARY) {
      return new FieldCursor(in, keys, start, true, Containers.nestDictionary(in));
    }
    if (type == VariantType.ARRAY || type.isPackedArray()) {
      return new FieldCursor(in, keys, start, false, Containers.nestArray(in));
    }
    throw in.unexpected("Dictionary or Array");
  }

  /**
   * Continues after the first fields of a mapped type have been read in their declared order. If
   * no fields have been read, opens the type.
   *
   * @param first the run with which {@link FieldReader#beginFields} opened the type
   * @param read the number of fields that have been read
   * @throws IllegalArgumentException if {@code read} is negative or larger than the number of
   *     fields
   * @throws IllegalStateException if {@code read} is not 0, but no type is open
   */
  public static FieldCursor after(VariantReader in, FieldKeys keys, FieldRun first, int read) {
    Objects.requireNonNull(first, "first");
    if (read == 0) {
      return begin(in, keys);
    }
    if (read < 0 || read > keys.size()) {
      throw new IllegalArgumentException(
          "The number of fields read must be from 0 to " + keys.size() + ", not " + read);
    }
    if (Nesting.depth(in) == 0) {
      throw new IllegalStateException("The number of fields read is " + read
          + ", but no mapped type is open. Call beginFields() first.");
    }
    boolean keyed = ((RunTemplates) first).isKeyed();
    FieldCursor cursor = new FieldCursor(in, keys, UNKNOWN, keyed, keys.size());
    // The constructor has allowed a value for each field. This subtracts the fields already read.
    Nesting.allow(in, -read);
    cursor.pass(0, read);
    return cursor;
  }

  /**
   * Reads a run if its entries are next in a Dictionary; otherwise reads nothing. Get the values in
   * its holes before you read anything else.
   *
   * @return whether the run was read
   */
  public boolean next(FieldRun fields) {
    int size = ((RunTemplates) fields).end() - ((RunTemplates) fields).first();
    if (!keyed || size > count - read || !FieldReader.readRun(in, fields)) {
      return false;
    }
    RunTemplates run = (RunTemplates) fields;
    // The constructor has allowed a value for each field. This subtracts all fields of the run,
    // because readRun() has already allowed the values that follow the run.
    Nesting.allow(in, -size);
    pass(run.first(), run.end());
    return true;
  }

  /**
   * Reads the key of a field if this key is next in a Dictionary; otherwise reads nothing.
   *
   * @return whether the key was read; if so, the field's value is next
   * @throws IllegalArgumentException if there is no such field
   */
  public boolean next(int field) {
    keys.requireField(field);
    if (!keyed || read == count || !keys.readKey(in, field)) {
      return false;
    }
    pass(field, field + 1);
    return true;
  }

  /**
   * Moves to the value of the next field. In a Dictionary, this reads the field's key.
   *
   * @return whether there was a field left
   * @throws MalformedPacketException if the next bytes are not a valid key
   */
  public boolean next() {
    if (read == count) {
      return false;
    }
    if (keyed) {
      keyStart = PacketAccess.position(in);
      index = keys.readKey(in);
      if (index < 0) {
        passUnknownKey();
      }
    } else {
      index = keys.atElement(read);
    }
    if (index >= 0) {
      note(index);
    }
    read++;
    return true;
  }

  private void passUnknownKey() {
    keyValues = Nesting.values(in);
    if (index == FieldKeys.NO_TEXT) {
      TypeTable.skip(in);
      index = UNKNOWN;
    }
  }

  /**
   * Counts the fields from {@code first} (inclusive) to {@code end} (exclusive) as read, and
   * records that they were present.
   */
  private void pass(int first, int end) {
    read += end - first;
    for (int i = first; i < end; i++) {
      note(i);
    }
  }

  private void note(int field) {
    if (field < Long.SIZE) {
      found |= 1L << field;
    } else {
      foundBeyond[field / Long.SIZE - 1] |= 1L << field;
    }
  }

  /**
   * Returns the index of the field whose value is next. Returns {@link #UNKNOWN} if the type has no
   * such field; skip the value in this case.
   */
  public int index() {
    return index;
  }

  /** Returns an exception about the unknown field whose value is next. */
  public UnexpectedVariantException unknownFieldException() {
    return keyed
        ? new PacketDiagnosis(in, keyStart)
            .unexpected((keys.size() == 1 ? "the key " : "one of the keys ") + keys)
        : new PacketDiagnosis(in, PacketAccess.position(in))
            .unexpected(
                "no more than " + keys.size() + (keys.size() == 1 ? " element" : " elements"));
  }

  /**
   * Puts the unknown entry whose value is next into a map. If the entry's key is not a text, or if
   * the value is an element of an Array, skips the value instead.
   *
   * @throws MalformedPacketException if the keys cause too many comparisons; see
   *     {@link CollisionGuard}
   */
  public void keep(Map<String, Variant> extras) {
    keep(extras, true);
  }

  /**
   * Puts the unknown entry whose value is next into a map. If the value is an element of an Array,
   * skips the value instead.
   *
   * @throws MalformedPacketException if the keys cause too many comparisons; see
   *     {@link CollisionGuard}
   */
  public void keepAny(Map<Variant, Variant> extras) {
    keep(extras, false);
  }

  @SuppressWarnings("unchecked") // The keys of the map are Strings, or all Variants.
  private <K> void keep(Map<K, Variant> extras, boolean onlyTexts) {
    Objects.requireNonNull(extras, "extras");
    Object key = keyed ? readKeyAgain() : null;
    if (onlyTexts) {
      key = VariantMethods.textOf(key);
    }
    if (key == null) {
      TypeTable.skip(in);
    } else {
      guard().check(key, extras.size());
      extras.put((K) key, TreeCodec.read(in));
    }
  }

  private Variant readKeyAgain() {
    // Allows one value for the key, because a key that is a container also counts as one value.
    Nesting.backTo(in, keyStart, Nesting.balance(in) + 1, keyValues);
    guard().beginKey();
    return TreeCodec.readKey(in);
  }

  /** Returns the guard of the map with the unknown entries, which may not sort its keys. */
  private CollisionGuard guard() {
    CollisionGuard guard = extraKeys;
    if (guard == null) {
      extraKeys = guard = CollisionGuard.ofUnsorted(in);
    }
    return guard;
  }

  /**
   * Reads the value of the {@linkplain FieldKeys#tagged(String) tag} and checks it. Does nothing if
   * the type has no tag.
   *
   * @throws UnexpectedVariantException if the value differs from the tag, as does the tag of
   *     another subtype
   */
  public void checkTag() {
    TagValues tag = keys.tagOf(0);
    if (tag != null && tag.read(in) == UNKNOWN) {
      throw tag.unexpectedTagException(in);
    }
  }

  /**
   * Checks that all required fields were present; call this after the last field.
   *
   * @param type the name of the mapped type, for the message
   * @throws UnexpectedVariantException if a field is missing; the message names the first one
   */
  public void requireAll(String type) {
    Objects.requireNonNull(type, "type");
    requireAll(0, found, type);
    for (int i = 0; i < foundBeyond.length; i++) {
      requireAll(i + 1, foundBeyond[i], type);
    }
  }

  private void requireAll(int part, long foundInPart, String type) {
    long missing = keys.required(part) & ~foundInPart;
    if (missing != 0) {
      throw missingFieldException(part * Long.SIZE + Long.numberOfTrailingZeros(missing), type);
    }
  }

  /**
   * Throws an exception if a field of the format's view is missing. The keys declare the field
   * optional, because it is required only in this view. Call this after the last field.
   *
   * @param type the name of the mapped type, for the message
   * @throws UnexpectedVariantException if the field is missing; the message names it
   * @throws IllegalArgumentException if there is no such field
   */
  public void require(int field, String type) {
    keys.requireField(field);
    Objects.requireNonNull(type, "type");
    if (!has(field)) {
      throw missing(
          field,
          type,
          ". Packets have this field in " + PacketAccess.format(in)
              + ": read a packet with the view with which it was written.");
    }
  }

  boolean has(int field) {
    long foundInPart = field < Long.SIZE ? found : foundBeyond[field / Long.SIZE - 1];
    return (foundInPart & 1L << field) != 0;
  }

  UnexpectedVariantException missingFieldException(int field, String type) {
    return missing(field, type, "");
  }

  private UnexpectedVariantException missing(int field, String type, String advice) {
    int element = 0;
    while (keys.atElement(element) != field) {
      element++;
    }
    String what = keyed ? "key" : "element " + element + " for";
    int at = start == UNKNOWN ? PacketDiagnosis.startOfContainer(in) : start;
    return new PacketDiagnosis(in, at).missing(what, keys.key(field), type, advice);
  }
}
