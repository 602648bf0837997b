package io.variantmapper.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the fields of a mapped type in the order of the packet, whatever it is, and notes
 * which were there.
 *
 * <p>Fields that stand in their own order are read faster if each is asked for: with {@link
 * #next(int)}, or several at once with {@link #next(FieldRun)}. {@link #next()} finds the others.
 *
 * <pre>{@code
 * FieldCursor fields = in.fields(KEYS, 0);
 * if (fields.next(0)) {
 *   hp = in.readInt();
 * }
 * while (fields.next()) {
 *   switch (fields.index()) {
 *     case 0 -> hp = in.readInt();
 *     default -> in.skip();
 *   }
 * }
 * fields.requireAll();
 * in.endFields();
 * }</pre>
 */
public final class FieldCursor {
  private static final long[] NONE = {};

  private final VariantReader in;
  private final FieldKeys keys;
  private final int start;
  private final int count;
  private final boolean keyed;

  /** How many fields have been there, known or not. */
  private int read;

  private int index = VariantReader.UNKNOWN_FIELD;

  /** Where the key read last begins. */
  private int keyStart;

  private @Nullable KeyHashes extraKeys;

  /** Which of the first 64 fields have been there, a bit each. */
  private long found;

  /** Which of the others have, 64 in each. */
  private final long[] foundBeyond;

  /** The fields of the container that begins at {@code start} and has {@code count} of them. */
  FieldCursor(VariantReader in, FieldKeys keys, int start, int count) {
    this.in = in;
    this.keys = keys;
    this.start = start;
    this.count = count;
    keyed = in.isDictionary(start);
    foundBeyond = keys.size() <= Long.SIZE ? NONE : new long[(keys.size() - 1) / Long.SIZE];
  }

  /** Passes over the first {@code fields}, which have been read in their own order. */
  FieldCursor after(int fields) {
    pass(0, fields);
    return this;
  }

  /**
   * Reads a run of entries if these come next in a Dictionary; says whether it did. Anything else
   * stays unread.
   *
   * <p>The values in its holes are to be taken before anything else is read.
   */
  public boolean next(FieldRun fields) {
    FieldRunTemplates run = (FieldRunTemplates) fields;
    if (!keyed || run.end() - run.first() > count - read || !in.readRun(run)) {
      return false;
    }
    pass(run.first(), run.end());
    return true;
  }

  /** Reads the key of a field if that comes next in a Dictionary; says whether it did. */
  public boolean next(int field) {
    if (!keyed || read == count || !in.readKeyOf(keys, field)) {
      return false;
    }
    pass(field, field + 1);
    return true;
  }

  /**
   * Reads the next key, in a Dictionary; its value is next then.
   *
   * @return whether there is a field left
   * @throws MalformedPacketException where the bytes are no key
   */
  public boolean next() {
    if (read == count) {
      return false;
    }
    if (keyed) {
      keyStart = in.position;
      index = in.readName(keys);
      if (index == FieldRunReader.NO_TEXT) {
        in.skip();
        index = VariantReader.UNKNOWN_FIELD;
      }
    } else {
      index = read < keys.size() ? read : VariantReader.UNKNOWN_FIELD;
    }
    if (index >= 0) {
      note(index);
    }
    read++;
    return true;
  }

  /** Notes that these fields have been there. */
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
   * The index of the field whose value comes next, or {@link VariantReader#UNKNOWN_FIELD}: then
   * {@link VariantReader#skip} the value.
   */
  public int index() {
    return index;
  }

  /** An exception to throw for a field that the mapped type has not. */
  public UnexpectedVariantException unknown() {
    return keyed
        ? in.unexpectedAt(keyStart, "one of the keys " + keys)
        : in.unexpectedAt(in.position, "no more than " + keys.size() + " elements");
  }

  /** Puts an entry that the mapped type has not into a map; passes over one without a text key. */
  public void keep(Map<String, Variant> extras) {
    String key = keyed ? in.textAt(keyStart) : null;
    if (key == null) {
      in.skip();
    } else {
      extras.put(key, in.readVariant());
    }
  }

  /**
   * Puts an entry that the mapped type has not into a map; passes over an element of an Array.
   *
   * @throws MalformedPacketException if many keys have one hash code, as {@link KeyHashes} says
   */
  public void keepAny(Map<Variant, Variant> extras) {
    if (keyed) {
      Variant key = in.variantAt(keyStart);
      KeyHashes hashes = extraKeys == null ? new KeyHashes(in) : extraKeys;
      hashes.check(key, extras.size());
      extraKeys = hashes;
      extras.put(key, in.readVariant());
    } else {
      in.skip();
    }
  }

  /**
   * Reads the value of a {@linkplain FieldKeys#tagged(String) tag}.
   *
   * @throws UnexpectedVariantException for any other value, a tag of another type among them
   */
  public void checkTag() {
    keys.checkTag(in);
  }

  /**
   * Checks, after the last field, that all keys but the optional ones have been there.
   *
   * @throws UnexpectedVariantException that names the first that has not
   */
  public void requireAll() {
    requireAll(0, found);
    for (int i = 0; i < foundBeyond.length; i++) {
      requireAll(i + 1, foundBeyond[i]);
    }
  }

  private void requireAll(int part, long foundInPart) {
    long missing = keys.required(part) & ~foundInPart;
    if (missing != 0) {
      throw missing(part * Long.SIZE + Long.numberOfTrailingZeros(missing));
    }
  }

  /**
   * Checks, after the last field, that an optional one has been there all the same.
   *
   * @throws UnexpectedVariantException that names it if it has not
   */
  public void require(int field) {
    long foundInPart = field < Long.SIZE ? found : foundBeyond[field / Long.SIZE - 1];
    if ((foundInPart & 1L << field) == 0) {
      throw missing(field);
    }
  }

  private UnexpectedVariantException missing(int field) {
    String what = keyed ? "key" : "element " + field + " for";
    return in.refusedAt(start, "Missing " + what + " \"" + keys.key(field) + "\"");
  }
}
