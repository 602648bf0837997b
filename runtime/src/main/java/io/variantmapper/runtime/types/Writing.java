package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.ByteArrays;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/** The steps of writing a packet. */
public final class Writing {
  /** Small buffers grow fast: a copy costs more than the room. */
  private static final int FAST_GROWTH = 4;

  private static final int SMALL = 1 << 10;

  private Writing() {}

  /** Returns the array that holds the packet; its first {@link #size} bytes have been written. */
  public static byte[] bytes(PacketOutput out) {
    return out.bytes;
  }

  /** Returns how many bytes have been written. */
  public static int size(PacketOutput out) {
    return out.position;
  }

  /** Returns whether ints that fit 32 bits are written in 4 bytes. */
  public static boolean hasNarrowInts(PacketOutput out) {
    return out.hasNarrowInts;
  }

  /** Returns which engines the format is for: 2, 3 or 4. */
  public static int generation(PacketOutput out) {
    return out.generation;
  }

  /** Returns the format of the packet. */
  public static VariantFormat format(PacketOutput out) {
    return out.format;
  }

  /** Returns an exception that says what can't be written, about the value that would come next. */
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
    if (needed > ByteArrays.MAX_LENGTH) {
      throw out.unsupported("The packet would be larger than 2 GiB, which no engine reads");
    }
    long larger = bytes.length * (bytes.length < SMALL ? FAST_GROWTH : 2L);
    // What is asked for at once may be all: then the packet needs no copy.
    int newSize =
        (int) Math.max(needed, count > bytes.length ? 0 : Math.min(larger, ByteArrays.MAX_LENGTH));
    byte[] grown = new byte[newSize];
    System.arraycopy(bytes, 0, grown, 0, out.position);
    out.bytes = grown;
  }

  /** Appends a header with flags; makes room for it and for {@code body} bytes behind it. */
  static void putHeader(PacketOutput out, VariantType type, int flags, long body) {
    Nesting.count(out, 1);
    ensure(out, LittleEndian.WORD + body);
    putWord(out, id(out, type) | flags);
  }

  /** Returns the id of {@code type} in the format. */
  static int id(PacketOutput out, VariantType type) {
    int id = out.format.typeId(type);
    if (id == Header.NO_ID) {
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
    putZeros(out, ByteArrays.padding(values.length));
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

  /** Puts a whole value back that was taken along, with the padding that it may lack. */
  public static void putRaw(PacketOutput out, byte[] value) {
    Nesting.count(out, 1);
    ensure(out, ByteArrays.padded(value.length));
    putPaddedBytes(out, value);
  }

  /**
   * Appends a value that is there as bytes, header included.
   *
   * @param value followed by zeros up to {@link LittleEndian#BLOCK} bytes
   */
  public static void putValue(PacketOutput out, byte[] value, int length) {
    Nesting.count(out, 1);
    if (length <= LittleEndian.BLOCK && out.position <= out.bytes.length - LittleEndian.BLOCK) {
      // The bytes of the block behind the value are replaced by what comes next.
      LittleEndian.putBlock(out.bytes, out.position, value, 0);
    } else {
      ensure(out, length);
      System.arraycopy(value, 0, out.bytes, out.position, length);
    }
    out.position += length;
  }

  /** Forgets what was written and keeps the array. */
  public static void reset(PacketOutput out) {
    out.position = 0;
    out.depth = 0;
    out.height = 0;
    out.left = 1;
    out.run = PacketState.NO_RUN;
  }
}
