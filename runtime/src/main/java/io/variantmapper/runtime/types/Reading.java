package io.variantmapper.runtime.types;

import io.variantmapper.runtime.wire.ByteArrays;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;

/** The steps of reading a packet. Each is checked against the bytes left. */
public final class Reading {
  /** How often a packet, and some more, may be looked through for tags that stand last. */
  private static final long MAX_LOOKS = 64;

  private static final int LOOKS_FOR_ALL = 1 << 25;

  private Reading() {}

  /** Returns the array that holds the packet, which is not copied and must not change. */
  public static byte[] bytes(PacketInput in) {
    return in.bytes;
  }

  /** Returns the index in the array where the packet begins. */
  public static int start(PacketInput in) {
    return in.start;
  }

  /** Returns the index of the next value in the array. */
  public static int position(PacketInput in) {
    return in.position;
  }

  /** Returns the index in the array where the packet ends. */
  public static int end(PacketInput in) {
    return in.end;
  }

  /** Returns which engines the format is for: 2, 3 or 4. */
  public static int generation(PacketInput in) {
    return in.generation;
  }

  /** Returns the format of the packet. */
  public static VariantFormat format(PacketInput in) {
    return in.format;
  }

  /** Returns where the value begins that was read last. */
  public static int valueStart(PacketInput in) {
    return in.valueStart;
  }

  /** Returns the header that the elements of a packed array would have; 0 outside of one. */
  public static int elementHeader(PacketInput in) {
    return in.elementHeader;
  }

  /** Returns whether the next value is an element of a PackedByteArray. */
  public static boolean isInBytes(PacketInput in) {
    return in.inBytes;
  }

  /** Returns whether the next value is an element of a packed array, and has no header. */
  public static boolean isElement(PacketInput in) {
    return in.elementHeader != 0;
  }

  /** Returns the format whose values have the same bytes as such elements. */
  public static VariantFormat elementFormat(PacketInput in) {
    boolean isWide = Header.is64(in.elementHeader) && in.generation == 4;
    return isWide ? in.format.withDoublePrecision() : in.format;
  }

  /** Returns an exception about the bytes at the position. */
  public static RuntimeException malformed(PacketInput in, String what) {
    return in.malformed(what);
  }

  /** Reads the header of the next value, or returns the header that packed elements share. */
  public static int nextHeader(PacketInput in) {
    in.valueStart = in.position;
    Nesting.count(in, 1);
    return in.elementHeader != 0 ? in.elementHeader : takeWord(in);
  }

  /** Returns the header of the next value, which stays unread. */
  public static int peekHeader(PacketInput in) {
    in.valueStart = in.position;
    if (in.elementHeader != 0) {
      return in.elementHeader;
    }
    require(in, LittleEndian.WORD);
    return LittleEndian.getInt(in.bytes, in.position);
  }

  /** Returns the type of the next value, which stays unread. */
  public static VariantType peekType(PacketInput in) {
    return typeOf(in, peekHeader(in));
  }

  /** Returns the type of the value that begins with {@code header}. */
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

  /** Reads the header of a value that must be of {@code type}. */
  static int takeHeader(PacketInput in, VariantType type) {
    int header = nextHeader(in);
    int id = in.format.idIn(header);
    // A lacking type has a negative id, as may the header of a damaged packet of Godot 2.
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

  /** Passes over {@code count} bytes; returns where they begin. */
  static int pass(PacketInput in, long count) {
    require(in, count);
    int at = in.position;
    in.position += (int) count;
    return at;
  }

  /** Passes over bytes and their padding, which may be lacking at the end of a packet. */
  static int passPadded(PacketInput in, int count) {
    int at = pass(in, count);
    in.position = Math.min(in.position + ByteArrays.padding(count), in.end);
    return at;
  }

  /** Throws unless {@code count} more bytes are there. */
  static void require(PacketInput in, long count) {
    if (count < 0 || count > in.end - in.position) {
      throw in.malformed("Cut off: " + count + " bytes wanted but " + remaining(in) + " left");
    }
  }

  static int remaining(PacketInput in) {
    return in.end - in.position;
  }

  /** Passes over a value that is found in the bytes at the position, header included. */
  static void passValue(PacketInput in, int length) {
    Nesting.count(in, 1);
    passKey(in, length);
  }

  /** Counts bytes that were looked through for a tag, and will be read once more. */
  public static void countLookedAhead(PacketInput in, int passed) {
    in.lookedAhead += passed;
    if (in.lookedAhead > MAX_LOOKS * (in.end - in.start) + LOOKS_FOR_ALL) {
      throw in.malformed(
          "Too many values inside each other whose tags come last; write the tags first");
    }
  }

  /** Passes over a key that is found in the bytes at the position, and is not counted. */
  public static void passKey(PacketInput in, int length) {
    in.valueStart = in.position;
    in.position += length;
  }
}
