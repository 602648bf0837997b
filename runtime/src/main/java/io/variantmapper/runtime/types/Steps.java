package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * The basic operations for reading and writing a packet. Reading throws an exception if too few
 * bytes are left.
 */
public final class Steps {
  /**
   * The growth factor of small buffers. For them, frequent copying costs more than unused memory.
   */
  private static final int FAST_GROWTH = 4;

  private static final int SMALL = 1 << 10;

  private Steps() {}

  /** Returns the array with the packet. While the packet is read, the array must not change. */
  public static byte[] bytes(PacketState packet) {
    return packet.bytes;
  }

  /** Returns the index of the packet's start in the array. */
  public static int start(PacketInput in) {
    return in.start;
  }

  /**
   * Returns the index in the array at which the next value is read or written. In an output, this
   * is also the number of bytes written so far.
   */
  public static int position(PacketState packet) {
    return packet.position;
  }

  /** Returns the index of the packet's end in the array. */
  public static int end(PacketInput in) {
    return in.end;
  }

  /** Returns the major version of the engines that use the packet's format: 2, 3 or 4. */
  public static int generation(PacketState packet) {
    return packet.generation;
  }

  /** Returns the format of the packet. */
  public static VariantFormat format(PacketState packet) {
    return packet.format;
  }

  /** Returns the index in the array at which the value that was read last starts. */
  public static int valueStart(PacketInput in) {
    return in.valueStart;
  }

  /**
   * If the next value is an element of a packed array, returns the header that the element would
   * have outside of the array; otherwise 0.
   */
  public static int elementHeader(PacketInput in) {
    return in.elementHeader;
  }

  /** Returns whether the next value is an element of a PackedByteArray. */
  public static boolean isInBytes(PacketInput in) {
    return in.inBytes;
  }

  /** Returns whether the next value is an element of a packed array. Elements have no headers. */
  public static boolean isElement(PacketInput in) {
    return in.elementHeader != 0;
  }

  /**
   * Returns the format in which the elements of the current packed array are encoded: the format of
   * the packet, or that format with double precision.
   */
  public static VariantFormat elementFormat(PacketInput in) {
    boolean isWide = Layout.is64(in.elementHeader) && in.generation == 4;
    return isWide ? in.format.withDoublePrecision() : in.format;
  }

  /** Returns the comparisons of the packet's keys. */
  public static KeyComparisons comparisons(PacketInput in) {
    if (in.comparisons == null) {
      in.comparisons = new KeyComparisons(in.end - in.start);
    }
    return in.comparisons;
  }

  /** Returns an exception about malformed bytes at the position. */
  public static RuntimeException malformed(PacketInput in, String what) {
    return in.malformed(what);
  }

  /**
   * Reads the header of the next value. For an element of a packed array, returns the header that
   * the element would have outside of the array.
   */
  public static int nextHeader(PacketInput in) {
    in.valueStart = in.position;
    Nesting.count(in, 1);
    return in.elementHeader != 0 ? in.elementHeader : takeWord(in);
  }

  /** Returns the header of the next value without moving past it. */
  public static int peekHeader(PacketInput in) {
    in.valueStart = in.position;
    if (in.elementHeader != 0) {
      return in.elementHeader;
    }
    require(in, LittleEndian.WORD);
    return LittleEndian.getInt(in.bytes, in.position);
  }

  /** Returns the type of the next value without moving past its header. */
  public static VariantType peekType(PacketInput in) {
    return typeOf(in, peekHeader(in));
  }

  /** Returns the type whose id {@code header} contains. */
  static VariantType typeOf(PacketInput in, int header) {
    return typeWithId(in, in.format.idIn(header));
  }

  static VariantType typeWithId(PacketInput in, int id) {
    VariantType type = in.format.typeWithId(id);
    if (type == null) {
      throw in.malformed("Unknown type id " + id + " for " + in.format);
    }
    return type;
  }

  /** Reads the header of a value, or throws if its type is not {@code type}. */
  static int takeHeader(PacketInput in, VariantType type) {
    int header = nextHeader(in);
    int id = in.format.idIn(header);
    // typeId returns −1 for a type that the format does not have. In Godot 2, the id in a damaged
    // header can also be −1, so it is not enough that both ids are equal.
    if (id != in.format.typeId(type) || id < 0) {
      throw mismatch(in, type);
    }
    return header;
  }

  private static RuntimeException mismatch(PacketInput in, VariantType type) {
    if (in.format.has(type)) {
      return in.unexpected(type.godotName());
    }
    String what = in.format + " has no " + type.godotName();
    return new UnsupportedVariantException(
        what, in.valueStart - in.start, in.pathTo(in.valueStart));
  }

  static int takeWord(PacketInput in) {
    require(in, LittleEndian.WORD);
    int word = LittleEndian.getInt(in.bytes, in.position);
    in.position += LittleEndian.WORD;
    return word;
  }

  static long takeLong(PacketInput in) {
    require(in, LittleEndian.LONG);
    long value = LittleEndian.getLong(in.bytes, in.position);
    in.position += LittleEndian.LONG;
    return value;
  }

  static byte takeByte(PacketInput in) {
    require(in, 1);
    return in.bytes[in.position++];
  }

  /** Moves past {@code count} bytes; returns the index at which they start. */
  static int pass(PacketInput in, long count) {
    require(in, count);
    int at = in.position;
    in.position += (int) count;
    return at;
  }

  /**
   * Moves past {@code count} bytes and their padding; returns the index at which the bytes start.
   * At the end of a packet, the padding may be missing.
   */
  static int passPadded(PacketInput in, int count) {
    int at = pass(in, count);
    in.position = Math.min(in.position + Layout.padding(count), in.end);
    return at;
  }

  /** Throws unless {@code count} more bytes are left. */
  static void require(PacketInput in, long count) {
    if (count < 0 || count > in.end - in.position) {
      throw in.malformed("Cut off: " + count + " bytes wanted but " + remaining(in) + " left");
    }
  }

  /** Throws if bytes follow the value of a packet, unless the format tolerates them. */
  public static void requireEnd(PacketInput in) {
    int left = remaining(in);
    if (left > 0 && !in.format.leniency().trailingBytes()) {
      throw in.malformed(left + (left == 1 ? " byte" : " bytes") + " after the value");
    }
  }

  static int remaining(PacketInput in) {
    return in.end - in.position;
  }

  /**
   * Moves past a value of {@code length} bytes, header included, without checking the bytes left.
   */
  static void passValue(PacketInput in, int length) {
    Nesting.count(in, 1);
    passKey(in, length);
  }

  /**
   * Moves past a key of {@code length} bytes, header included. Does not check the bytes left, and
   * does not count the key as a value.
   */
  public static void passKey(PacketInput in, int length) {
    in.valueStart = in.position;
    in.position += length;
  }

  /** Returns whether ints that fit into 32 bits are written in 4 bytes. */
  public static boolean hasNarrowInts(PacketOutput out) {
    return out.hasNarrowInts;
  }

  /** Returns an exception about the next value, which can't be written. */
  public static UnsupportedVariantException unsupported(PacketOutput out, String what) {
    return out.unsupported(what);
  }

  /** Makes room for {@code count} more bytes. */
  static void ensure(PacketOutput out, long count) {
    if (count > out.bytes.length - out.position) {
      grow(out, count);
    }
  }

  private static void grow(PacketOutput out, long count) {
    byte[] bytes = out.bytes;
    long needed = out.position + count;
    if (needed > Layout.MAX_LENGTH) {
      throw out.unsupported("The packet would be larger than 2 GiB, which no engine reads");
    }
    long larger = bytes.length * (bytes.length < SMALL ? FAST_GROWTH : 2L);
    // If count exceeds the array's length, these bytes may be the rest of the packet. So the new
    // array has exactly the needed size: if the packet ends there, the array is full and can be
    // returned without a copy.
    int newSize =
        (int) Math.max(needed, count > bytes.length ? 0 : Math.min(larger, Layout.MAX_LENGTH));
    byte[] grown = new byte[newSize];
    System.arraycopy(bytes, 0, grown, 0, out.position);
    out.bytes = grown;
  }

  /** Appends a header with flags; makes room for the header and {@code body} bytes after it. */
  static void putHeader(PacketOutput out, VariantType type, int flags, long body) {
    Nesting.count(out, 1);
    ensure(out, LittleEndian.WORD + body);
    putWord(out, id(out, type) | flags);
  }

  /** Returns the id of {@code type}, or throws if the format does not have the type. */
  static int id(PacketOutput out, VariantType type) {
    int id = out.format.typeId(type);
    if (id == Layout.NO_ID) {
      throw out.unsupported(out.format + " has no " + type.godotName());
    }
    return id;
  }

  /** Appends a word; there must be room. */
  static void putWord(PacketOutput out, int word) {
    LittleEndian.putInt(out.bytes, out.position, word);
    out.position += LittleEndian.WORD;
  }

  /** Appends a long; there must be room. */
  static void putLong(PacketOutput out, long value) {
    LittleEndian.putLong(out.bytes, out.position, value);
    out.position += LittleEndian.LONG;
  }

  /** Appends bytes and their padding; there must be room. */
  static void putPaddedBytes(PacketOutput out, byte[] values) {
    putBytes(out, values);
    putZeros(out, Layout.padding(values.length));
  }

  /** Appends bytes as they are; there must be room. */
  static void putBytes(PacketOutput out, byte[] values) {
    LittleEndian.putBytes(out.bytes, out.position, values);
    out.position += values.length;
  }

  /** Appends zeros; there must be room. */
  static void putZeros(PacketOutput out, int count) {
    Arrays.fill(out.bytes, out.position, out.position + count, (byte) 0);
    out.position += count;
  }

  /** Appends the bytes of a whole value. If the padding at its end is missing, also appends it. */
  public static void putRaw(PacketOutput out, byte[] value) {
    Nesting.count(out, 1);
    ensure(out, Layout.padded(value.length));
    putPaddedBytes(out, value);
  }

  /**
   * Appends an encoded value of {@code length} bytes, header included.
   *
   * @param value the bytes; if they are fewer than {@link LittleEndian#BLOCK}, zeros follow up to
   *     that length
   */
  public static void putValue(PacketOutput out, byte[] value, int length) {
    Nesting.count(out, 1);
    if (length <= LittleEndian.BLOCK && out.position <= out.bytes.length - LittleEndian.BLOCK) {
      // Copies a whole block. The next value overwrites the part that this value does not use.
      LittleEndian.putBlock(out.bytes, out.position, value, 0);
    } else {
      ensure(out, length);
      System.arraycopy(value, 0, out.bytes, out.position, length);
    }
    out.position += length;
  }

  /** Discards all bytes from index {@code start} on, which must be whole keys and values. */
  public static void discardFrom(PacketOutput out, int start) {
    out.position = start;
    out.run = PacketState.NO_RUN;
  }

  /** Discards all written values, but keeps the array for the next packet. */
  public static void reset(PacketOutput out) {
    out.position = 0;
    out.depth = 0;
    out.height = 0;
    out.left = 1;
    out.run = PacketState.NO_RUN;
  }

  /**
   * Begins to read the packet that starts at {@code offset} and has {@code length} bytes.
   *
   * @param in a new reader
   * @throws IllegalArgumentException if the range is not inside the array
   */
  public static void begin(PacketInput in, byte[] bytes, int offset, int length) {
    Objects.requireNonNull(bytes, "bytes");
    if (offset < 0 || length < 0 || offset > bytes.length - length) {
      throw new IllegalArgumentException("Offset " + offset + " and length " + length
          + " are not inside an array of length " + bytes.length);
    }
    if (in.bytes != bytes) {
      in.bytes = bytes;
    }
    in.start = offset;
    in.end = offset + length;
    in.position = offset;
    in.valueStart = offset;
  }

  /** Begins to read a packet; throws an exception if its length exceeds the format's limit. */
  public static void beginWithinLimit(PacketInput in, byte[] bytes, int offset, int length) {
    begin(in, bytes, offset, length);
    int maxBytes = in.format.limits().maxBytes();
    if (length > maxBytes) {
      throw in.malformed("A packet of " + length + " bytes is over the limit of " + maxBytes);
    }
  }

  /**
   * Begins to read another packet; throws an exception if its length exceeds the format's limit.
   */
  public static void reset(PacketInput in, byte[] bytes, int offset, int length) {
    in.depth = 0;
    in.height = 0;
    in.left = PacketInput.UNCOUNTED;
    in.run = PacketState.NO_RUN;
    in.elementHeader = 0;
    in.inBytes = false;
    in.values = 0;
    in.safeDepth = Nesting.LEVELS_AT_ONCE;
    in.reserved = 0;
    // With the G1 collector, storing a reference takes longer than comparing it.
    if (!in.ends.isEmpty()) {
      in.ends = Map.of();
    }
    if (in.comparisons != null) {
      in.comparisons = null;
    }
    beginWithinLimit(in, bytes, offset, length);
  }
}
