package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values of a packet one after the other.
 *
 * <p>A container is opened, which tells its count, then read value by value and closed. Numbers are
 * read where they fit exactly; a packed array can be read like an Array. What the engine accepts is
 * accepted.
 *
 * <pre>{@code
 * VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
 * int count = in.beginArray();
 * for (int i = 0; i < count; i++) {
 *   System.out.println(in.peekType() == VariantType.INT ? in.readInt() : in.readString());
 * }
 * in.endArray();
 * }</pre>
 *
 * <p>Every {@code read} method throws {@link MalformedPacketException} where the bytes end or are
 * no Variant, {@link UnexpectedVariantException} where the value is of another type, and {@link
 * UnsupportedVariantException} where the format has no such type. After any of them the reader is
 * of no more use. The bytes are not copied and must not change. Not safe for use by several
 * threads.
 */
public final class VariantReader extends FieldRunReader {
  /** What {@link FieldCursor#index} is for a key or a position that the mapped type has not. */
  public static final int UNKNOWN_FIELD = -1;

  /** How often a packet, and some more, may be looked through for tags that stand last. */
  private static final long MOST_LOOKS = 64;

  private static final int LOOKS_FOR_ALL = 1 << 25;

  /** How often a key may lie inside a key; where two are compared, all in them is. */
  private static final int MOST_KEYS_INSIDE_KEYS = 8;

  private final int maxDepth;
  private final long maxValues;

  /** Where the open containers begin, outermost first. */
  private int[] opened = new int[8];

  private int keyDepth;
  private long lookedAhead;

  /** Reads all of {@code packet}; what lies behind the value is ignored, as in the engine. */
  public VariantReader(byte[] packet, VariantFormat format) {
    this(packet, 0, packet.length, format);
  }

  /**
   * Reads {@code length} bytes from {@code offset}; offsets in messages count from there.
   *
   * @throws IndexOutOfBoundsException if they are not in the array
   * @throws MalformedPacketException if they are more than {@link ReadLimits#maxBytes()}
   */
  public VariantReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
    maxDepth = format.limits().maxDepth();
    maxValues = format.limits().maxValues();
  }

  /** The format given when this reader was made. */
  public VariantFormat format() {
    return format;
  }

  /** Whether fields that are for {@code view} are read; generated code asks. */
  public boolean isInView(String view) {
    return format.isInView(view);
  }

  /** The bytes read so far. */
  public int offset() {
    return position - start;
  }

  /** The type of the next value, which stays unread. */
  public VariantType peekType() {
    return typeOf(peekHeader());
  }

  /**
   * Opens an Array, typed or not, or any packed array.
   *
   * @return the number of elements; read each, then call {@link #endArray}
   */
  @Override
  public int beginArray() {
    int header = nextHeader();
    VariantType type = typeOf(header);
    if (type == VariantType.ARRAY) {
      enter();
      takeContainerType(header, Header.FIRST_KIND_SHIFT);
      return takeChildCount(1);
    }
    if (!type.isPackedArray()) {
      throw unexpected("Array");
    }
    enter();
    return beginPacked(header, type);
  }

  /** Closes the array opened last, all of whose elements have been read. */
  @Override
  public void endArray() {
    depth--;
    if (inBytes) {
      // The padding may lack at the very end of a packet.
      position = Math.min(position + Padding.after(position - opened[depth]), end);
    }
    valueStart = opened[depth];
    elementHeader = 0;
    inBytes = false;
  }

  /**
   * Opens a Dictionary, typed or not.
   *
   * @return the number of entries; read a key and a value for each, then call {@link
   *     #endDictionary}
   */
  public int beginDictionary() {
    int header = expect(VariantType.DICTIONARY);
    enter();
    takeContainerType(header, Header.FIRST_KIND_SHIFT);
    takeContainerType(header, Header.SECOND_KIND_SHIFT);
    return takeChildCount(2);
  }

  /** Closes the Dictionary opened last, all of whose entries have been read. */
  public void endDictionary() {
    depth--;
  }

  /**
   * Opens a mapped type and reads its first run, header and count included, if the next bytes are
   * that; says whether it did. Anything else stays unread, for {@link #fields}.
   */
  public boolean beginFields(FieldRun first) {
    valueStart = position;
    if (elementHeader != 0 || !readRun(first)) {
      return false;
    }
    enter();
    int count = ((FieldRunTemplates) first).values();
    addValues(count);
    checkDepth(count);
    return true;
  }

  /**
   * The fields of a mapped type one by one: of a Dictionary by key, of an Array by position.
   *
   * @param read how many fields have been read already, behind {@link #beginFields(FieldRun)} and
   *     in their own order; with 0 the mapped type is opened now
   * @throws UnexpectedVariantException if the value is neither a Dictionary nor an array
   */
  public FieldCursor fields(FieldKeys keys, int read) {
    int count = read == 0 ? beginFields() : keys.size();
    return new FieldCursor(this, keys, opened[depth - 1], count).after(read);
  }

  private int beginFields() {
    VariantType type = peekType();
    if (type == VariantType.DICTIONARY) {
      return beginDictionary();
    }
    if (type == VariantType.ARRAY || type.isPackedArray()) {
      return beginArray();
    }
    throw unexpected("Dictionary or Array");
  }

  /** Finds the tag of the value that comes next and returns to where that begins. */
  int lookAhead(TypeTags tags) {
    int first = position;
    int depthBefore = depth;
    long valuesBefore = values;
    tags.enter(this);
    int tag = tags.read(this);
    lookedAhead += position - first;
    if (lookedAhead > MOST_LOOKS * (end - start) + LOOKS_FOR_ALL) {
      throw malformed(
          "Too many values inside each other whose tags come last; write the tags first");
    }
    position = first;
    depth = depthBefore;
    values = valuesBefore;
    elementHeader = 0;
    inBytes = false;
    return tag;
  }

  /** Reads the key that begins at {@code start} once more; null if it is no text. */
  @Nullable
  String textAt(int start) {
    int next = position;
    position = start;
    boolean text = format.isText(peekHeader());
    String key = text ? readString() : null;
    position = next;
    return key;
  }

  /** Reads the key that begins at {@code start} once more. */
  Variant variantAt(int start) {
    long counted = values;
    values = Long.MIN_VALUE;
    position = start;
    beginKey();
    Variant key = readVariant();
    endKey();
    values = counted;
    return key;
  }

  /** Closes the mapped type opened last. */
  public void endFields() {
    if (elementHeader == 0) {
      depth--;
    } else {
      endArray();
    }
  }

  /** Reads any value as a tree. */
  public Variant readVariant() {
    return VariantTree.read(this);
  }

  /** Reads any value as {@link Variant#toJava} gives it; null for nil. */
  public @Nullable Object readAny() {
    return readVariant().toJava();
  }

  /**
   * Takes the next value along without decoding it; {@link VariantWriter#writeVariant} puts it back
   * as it was. Its containers are checked, its texts and numbers are not.
   */
  public Variant.Raw readRaw() {
    if (elementHeader != 0) {
      VariantFormat written = isWide(elementHeader) ? format.withDoublePrecision() : format;
      VariantWriter element = new VariantWriter(written, 1);
      element.writeVariant(readVariant());
      return new Variant.Raw(element.release(), format);
    }
    int first = position;
    skip();
    return new Variant.Raw(Arrays.copyOfRange(bytes, first, position), format);
  }

  /**
   * An array of the elements, also of a generic type, for which Java has no {@code new}. The
   * compiler makes {@code none}; {@code E} must not be a type parameter.
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // Nobody else has the array.
  public static <E> E[] toArray(List<E> elements, E... none) {
    return elements.toArray(none);
  }

  /** Reads the type of a container's elements, keys or values, whose kind the header tells. */
  ContainerType takeContainerType(int header, int shift) {
    return switch (typed(header) ? Header.kind(header, shift) : 0) {
      case 0 -> ContainerType.UNTYPED;
      case 1 -> ContainerType.of(typeWithId(takeWord()));
      case 2 -> ContainerType.ofClass(takeString());
      default -> ContainerType.ofScript(takeString());
    };
  }

  /** Whether the generation has typed containers of this kind. */
  private boolean typed(int header) {
    return format.idOf(header) == format.id(VariantType.ARRAY)
        ? format.hasTypedArrays()
        : format.hasTypedDictionaries();
  }

  /** Reads the count of an Array or Dictionary, whose bit 31 means "shared" and is ignored. */
  int takeChildCount(int valuesEach) {
    int count = takeWord() & Header.COUNT_MASK;
    checkDepth(count);
    checkCount(count, valuesEach * LittleEndian.WORD);
    addValues((long) count * valuesEach);
    return count;
  }

  private void checkDepth(int count) {
    if (depth > maxDepth && count > 0) {
      throw malformed("Deeper than " + maxDepth + " containers");
    }
  }

  private void addValues(long count) {
    values += count;
    if (values > maxValues) {
      throw malformed("More than " + maxValues + " values, the limit");
    }
  }

  /** Checks what lies behind the value of a packet that has been read. */
  void endPacket() {
    if (position < end && !format.leniency().trailingBytes()) {
      throw malformed((end - position) + " bytes behind the value");
    }
  }

  /** Reads the number of an Object's properties; a negative one is none, as in the engine. */
  int takePropertyCount() {
    return passNegativeCount() ? 0 : takeChildCount(2);
  }

  /** Notes that what is read next is the key of a Dictionary. */
  void beginKey() {
    if (++keyDepth > MOST_KEYS_INSIDE_KEYS) {
      throw malformed("Keys inside keys deeper than " + MOST_KEYS_INSIDE_KEYS);
    }
  }

  /** Notes that the key has been read. */
  void endKey() {
    keyDepth--;
  }

  /** Opens a container whose header was read last. */
  void enter() {
    if (depth == opened.length) {
      opened = Arrays.copyOf(opened, depth * 2);
    }
    opened[depth++] = valueStart;
  }

  /** Whether the container that begins at {@code start} is a Dictionary. */
  boolean isDictionary(int start) {
    int header = LittleEndian.getInt(bytes, start);
    return format.idOf(header) == format.id(VariantType.DICTIONARY);
  }
}
