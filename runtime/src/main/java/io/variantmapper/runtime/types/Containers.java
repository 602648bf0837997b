package io.variantmapper.runtime.types;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.HashMap;

/**
 * Opens and closes Arrays, Dictionaries and Objects with properties. Each has a count and values. A
 * typed container has its types before the count. Packed arrays are opened like Arrays.
 */
public final class Containers {
  /** The capacity that a collection may reserve even if the packet has reserved too much. */
  private static final int ALWAYS_RESERVED = 8;

  /** All collections of a packet together may reserve one element per 8 bytes of the packet. */
  private static final int BYTES_PER_RESERVED = 8;

  /** The minimum size in bytes of a container whose end is recorded for {@link #lookPast}. */
  private static final int LARGE = 256;

  private Containers() {}

  /** Opens an Array, typed or untyped, or any packed array; returns the number of elements. */
  public static int beginArray(PacketInput in) {
    Nesting.requireStack(in);
    int header = in.nextHeader();
    VariantType type = in.typeOf(header);
    if (type == VariantType.ARRAY) {
      return openArray(in, header);
    }
    if (!type.isPackedArray()) {
      throw in.unexpected("Array");
    }
    int count = takePackedCount(in, type, header);
    int elementHeader = TypeTable.elementHeader(type, in.format, header);
    Nesting.push(in, in.valueStart, count, false);
    in.elementHeader = elementHeader;
    in.inBytes = type == VariantType.PACKED_BYTE_ARRAY;
    return count;
  }

  /** Reads the count of a packed array, and checks it against the bytes that are left. */
  private static int takePackedCount(PacketInput in, VariantType type, int header) {
    // A negative count of strings means 0, as in the engine.
    return type == VariantType.PACKED_STRING_ARRAY
        ? takeLenientCount(in, LittleEndian.WORD)
        : takeCount(in, TypeTable.elementBytes(type, in.format, header));
  }

  /**
   * Reads the header and the count of a packed array if the next value has this type and no flags;
   * otherwise reads nothing.
   *
   * @param bytesEach the size of an element in bytes
   * @return the count, checked against the bytes left; −1 if nothing was read
   */
  static int takePlain(PacketInput in, VariantType type, int bytesEach) {
    int id = in.format.typeId(type);
    if (id < 0
        || in.elementHeader != 0
        || in.remaining() < LittleEndian.LONG
        || LittleEndian.getInt(in.bytes, in.position) != id) {
      return -1;
    }
    in.passValue(LittleEndian.WORD);
    return takeCount(in, bytesEach);
  }

  static int openArray(PacketInput in, int header) {
    takeElementType(in, header);
    return open(in, 1);
  }

  /**
   * Skips a value that will be read later. Records the ends of the large containers that it skips,
   * so that skipping one of them again takes one step. Otherwise, each level that looks for its tag
   * would skip all deeper levels again, in quadratic time.
   */
  public static void lookPast(PacketInput in) {
    Integer known = in.ends.get(in.position);
    if (known != null) {
      in.passValue(known - in.position);
    } else {
      skip(in, true);
    }
  }

  /**
   * Skips the next value with its content.
   *
   * @param notesEnds whether the ends of large containers are recorded for {@link #lookPast}
   */
  static void skip(PacketInput in, boolean notesEnds) {
    int outside = in.height;
    TypeTable.skipOne(in);
    while (in.height > outside) {
      if (in.left > 0) {
        TypeTable.skipOne(in);
      } else {
        int start = Nesting.pop(in);
        if (notesEnds) {
          noteEnd(in, start);
        }
      }
    }
  }

  private static void noteEnd(PacketInput in, int start) {
    if (in.position - start >= LARGE) {
      if (in.ends.isEmpty()) {
        in.ends = new HashMap<>();
      }
      in.ends.put(start, in.position);
    }
  }

  /** Opens an Array with {@link Nesting#nest}, or any packed array; returns the element count. */
  public static int nestArray(PacketInput in) {
    if (in.nextType() != VariantType.ARRAY) {
      int elements = beginArray(in);
      // Takes back what beginArray allowed: the caller allows the values, as after nest().
      Nesting.allow(in, -elements);
      return elements;
    }
    takeElementType(in, in.takeWord());
    int count = takeChildCount(in, 1);
    Nesting.nest(in, count);
    return count;
  }

  /**
   * Opens a Dictionary with {@link Nesting#nest}. The caller has checked that a Dictionary is next.
   */
  public static int nestDictionary(PacketInput in) {
    int header = in.takeWord();
    takeKeyType(in, header);
    takeValueType(in, header);
    int count = takeChildCount(in, 2);
    Nesting.nest(in, 2 * count);
    return count;
  }

  public static void endArray(PacketInput in) {
    int array = Nesting.end(in, "endArray()", false);
    if (in.inBytes) {
      // The padding may be missing at the end of a packet.
      in.position = Math.min(in.position + Layout.padding(in.position - array), in.end);
    }
    in.valueStart = array;
    Nesting.leaveElements(in);
  }

  static void skipPacked(PacketInput in, VariantType type, int header) {
    int count = takePackedCount(in, type, header);
    if (type == VariantType.PACKED_STRING_ARRAY) {
      Texts.skipAll(in, count);
    } else {
      in.passPadded(count * TypeTable.elementBytes(type, in.format, header));
    }
  }

  /** Opens a Dictionary, typed or untyped; returns the number of entries. */
  public static int beginDictionary(PacketInput in) {
    Nesting.requireStack(in);
    return openDictionary(in, in.takeHeader(VariantType.DICTIONARY));
  }

  static int openDictionary(PacketInput in, int header) {
    takeKeyType(in, header);
    takeValueType(in, header);
    return open(in, 2);
  }

  /**
   * Closes the Dictionary or Object opened last. {@code call} is the method that the user called.
   */
  public static void endKeyed(PacketInput in, String call) {
    in.valueStart = Nesting.end(in, call, true);
  }

  /** Reads the type of an Array's elements if {@code header} has one; otherwise returns untyped. */
  public static ContainerType takeElementType(PacketInput in, int header) {
    int kind = Layout.kind(header, Layout.FIRST_KIND_SHIFT);
    return kind == 0 || !in.format.hasTypedArrays() ? ContainerType.UNTYPED : takeType(in, kind);
  }

  /** Reads the type of a Dictionary's keys if {@code header} has one; otherwise returns untyped. */
  public static ContainerType takeKeyType(PacketInput in, int header) {
    return takeEntryType(in, Layout.kind(header, Layout.FIRST_KIND_SHIFT));
  }

  /**
   * Reads the type of a Dictionary's values in the same way; call this after {@link #takeKeyType}.
   */
  public static ContainerType takeValueType(PacketInput in, int header) {
    return takeEntryType(in, Layout.kind(header, Layout.SECOND_KIND_SHIFT));
  }

  private static ContainerType takeEntryType(PacketInput in, int kind) {
    boolean isTyped = kind != 0 && in.format.hasTypedDictionaries();
    return isTyped ? takeType(in, kind) : ContainerType.UNTYPED;
  }

  private static ContainerType takeType(PacketInput in, int kind) {
    return switch (kind) {
      case 1 -> ContainerType.of(in.typeWithId(in.takeWord()));
      case 2 -> ContainerType.ofClass(Texts.take(in));
      default -> ContainerType.ofScript(Texts.take(in));
    };
  }

  /** Returns whether the next word, a count, has the bit that means "shared" in Godot 2. */
  public static boolean isShared(PacketInput in) {
    in.require(LittleEndian.WORD);
    return in.generation == 2 && LittleEndian.getInt(in.bytes, in.position) < 0;
  }

  /**
   * Opens an Array or Dictionary whose count is next; ignores bit 31 of the count, "shared".
   *
   * @param valuesEach the number of values per element of an Array, 1, or entry of a Dictionary, 2
   */
  public static int open(PacketInput in, int valuesEach) {
    int count = takeChildCount(in, valuesEach);
    openChildren(in, count * valuesEach, count * valuesEach, valuesEach == 2);
    return count;
  }

  private static void openChildren(PacketInput in, int children, int counted, boolean keyed) {
    Nesting.checkLimits(in, children, counted);
    Nesting.push(in, in.valueStart, children, keyed);
  }

  private static int takeChildCount(PacketInput in, int valuesEach) {
    int count = in.takeWord() & Layout.COUNT_MASK;
    requireCount(in, count, valuesEach * LittleEndian.WORD);
    return count;
  }

  /**
   * Reads the count of an Object's properties and opens the Object. Each property is a name and a
   * value.
   */
  public static int openProperties(PacketInput in) {
    int count = takeLenientCount(in, 2 * LittleEndian.WORD);
    openChildren(in, count, 2 * count, true);
    return count;
  }

  /** Reads a count. The bytes left must hold that many elements of {@code bytesEach} bytes. */
  static int takeCount(PacketInput in, int bytesEach) {
    int count = in.takeWord();
    if (count < 0) {
      throw in.malformed("Negative count " + count);
    }
    requireCount(in, count, bytesEach);
    return count;
  }

  private static void requireCount(PacketInput in, int count, int bytesEach) {
    if ((long) count * bytesEach > in.remaining() && !in.isUnfinished) {
      throw in.malformed(
          "Count " + count + " is more than the " + in.remaining() + " bytes left can hold");
    }
  }

  /** Reads a count. A negative count means 0, as in the engine. */
  private static int takeLenientCount(PacketInput in, int bytesEach) {
    in.require(LittleEndian.WORD);
    if (LittleEndian.getInt(in.bytes, in.position) < 0) {
      in.position += LittleEndian.WORD;
      return 0;
    }
    return takeCount(in, bytesEach);
  }

  /**
   * Returns an initial capacity for {@code count} elements. It is smaller than the count if the
   * count is large for the size of the packet, or if the packet has already reserved much, because
   * a hostile packet can have nested containers with large counts and no elements.
   *
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public static int capacity(PacketInput in, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("A count can't be negative: " + count);
    }
    int left = (in.end - in.start) / BYTES_PER_RESERVED - in.reserved;
    int room = Math.min(count, Math.max(left, ALWAYS_RESERVED));
    in.reserved += room;
    return room;
  }

  /** Opens an Array of {@code count} elements. */
  public static void beginArray(PacketOutput out, ContainerType elementType, int count) {
    int kind = headerBits(elementType, Layout.FIRST_KIND_SHIFT);
    if (kind != 0 && !out.format.hasTypedArrays()) {
      throw out.unsupported(out.format + " has no typed Array");
    }
    open(out, VariantType.ARRAY, kind, count, 1);
    putType(out, elementType);
    putWord(out, count);
  }

  /** Opens a Dictionary of {@code count} entries; the keys or the values may be untyped. */
  public static void beginDictionary(
      PacketOutput out, ContainerType keyType, ContainerType valueType, int count) {
    int kinds = headerBits(keyType, Layout.FIRST_KIND_SHIFT)
        | headerBits(valueType, Layout.SECOND_KIND_SHIFT);
    if (kinds != 0 && !out.format.hasTypedDictionaries()) {
      throw out.unsupported(out.format + " has no typed Dictionary");
    }
    open(out, VariantType.DICTIONARY, kinds, count, 2);
    putType(out, keyType);
    putType(out, valueType);
    putWord(out, count);
  }

  /** Opens an Array with {@link Nesting#nest}. */
  public static void nestArray(PacketOutput out, int count) {
    nest(out, VariantType.ARRAY, count, 1);
  }

  /** Opens a Dictionary with {@link Nesting#nest}. */
  public static void nestDictionary(PacketOutput out, int count) {
    nest(out, VariantType.DICTIONARY, count, 2);
  }

  private static void nest(PacketOutput out, VariantType type, int count, int valuesEach) {
    Nesting.requireCount(out, count, valuesEach);
    Nesting.nest(out, count);
    out.ensure(2 * LittleEndian.WORD);
    out.putWord(out.id(type));
    out.putWord(count);
  }

  /**
   * Opens an Object with {@code count} properties. Then write a name and a value for each property;
   * a name does not count as a value.
   */
  public static void beginObject(PacketOutput out, String className, int count) {
    if (out.generation == 2) {
      throw out.unsupported("GODOT_2 has no Objects with content; write an ObjectId instead");
    }
    if (className.isEmpty() && count > 0) {
      throw out.unsupported("An Object without a class can't have properties");
    }
    open(out, VariantType.OBJECT, 0, count, 1);
    Texts.put(out, className);
    if (!className.isEmpty()) {
      putWord(out, count);
    }
  }

  private static void open(
      PacketOutput out, VariantType type, int flags, int count, int valuesEach) {
    Nesting.requireCount(out, count, valuesEach);
    Nesting.requireDepth(out, Math.min(count, 1));
    int start = out.position;
    out.putHeader(type, flags, LittleEndian.WORD);
    Nesting.push(out, start, count * valuesEach, valuesEach == 2);
  }

  private static int headerBits(ContainerType type, int shift) {
    return type.kind().ordinal() << shift;
  }

  private static void putType(PacketOutput out, ContainerType type) {
    if (type.kind() == ContainerType.Kind.BUILT_IN) {
      putWord(out, out.id(type.type()));
    } else if (type.kind() != ContainerType.Kind.UNTYPED) {
      Texts.put(out, type.name());
    }
  }

  private static void putWord(PacketOutput out, int word) {
    out.ensure(LittleEndian.WORD);
    out.putWord(word);
  }

  /**
   * Sets the "shared" bit of the count that was written last, if {@code shared} is true and the
   * packet is for Godot 2.
   */
  public static void markShared(PacketOutput out, boolean shared) {
    if (shared && out.generation == 2) {
      int count = out.position - LittleEndian.WORD;
      int word = LittleEndian.getInt(out.bytes, count);
      LittleEndian.putInt(out.bytes, count, word | ~Layout.COUNT_MASK);
    }
  }
}
