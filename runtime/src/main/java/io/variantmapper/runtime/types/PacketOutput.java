package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/** A packet while it is written: its bytes, the position, and the steps that append bytes. */
public abstract class PacketOutput extends PacketState {
  /** The initial size of the buffer if the size of the packet is not known. */
  private static final int INITIAL_SIZE = 512;

  /**
   * The growth factor of small buffers. For them, frequent copying costs more than unused memory.
   */
  private static final int FAST_GROWTH = 4;

  private static final int SMALL = 1 << 10;

  /** Copied from the format, because writing a run needs this property for each int. */
  final boolean hasNarrowInts;

  /** Creates an output with a buffer of {@code expectedSize} bytes; pass 0 for an unknown size. */
  protected PacketOutput(VariantFormat format, long expectedSize) {
    super(format, new byte[room(expectedSize)], 0, 1);
    hasNarrowInts = format.hasNarrowInts();
  }

  private static int room(long expectedSize) {
    boolean isKnown = expectedSize > 0 && expectedSize <= Layout.MAX_LENGTH;
    return isKnown ? (int) expectedSize : INITIAL_SIZE;
  }

  /** Returns an exception about the next value, which can't be written. */
  final UnsupportedVariantException unsupported(String what) {
    return new UnsupportedVariantException(what, position, pathToNext());
  }

  /** Returns the path to the next element of the current packed array. */
  protected abstract String pathToElement();

  /** Makes room for {@code count} more bytes. */
  final void ensure(long count) {
    if (count > bytes.length - position) {
      grow(count);
    }
  }

  private void grow(long count) {
    long needed = position + count;
    if (needed > Layout.MAX_LENGTH) {
      throw unsupported("The packet would be larger than 2 GiB, which no engine reads");
    }
    long larger = bytes.length * (bytes.length < SMALL ? FAST_GROWTH : 2L);
    // If count exceeds the array's length, these bytes may be the rest of the packet. So the new
    // array has exactly the needed size: if the packet ends there, the array is full and can be
    // returned without a copy.
    int newSize =
        (int) Math.max(needed, count > bytes.length ? 0 : Math.min(larger, Layout.MAX_LENGTH));
    byte[] grown = new byte[newSize];
    System.arraycopy(bytes, 0, grown, 0, position);
    bytes = grown;
  }

  /** Appends a header with flags; makes room for the header and {@code body} bytes after it. */
  final void putHeader(VariantType type, int flags, long body) {
    Nesting.count(this, 1);
    ensure(LittleEndian.WORD + body);
    putWord(id(type) | flags);
  }

  /** Returns the id of {@code type}, or throws if the format does not have the type. */
  final int id(VariantType type) {
    int id = format.typeId(type);
    if (id == Layout.NO_ID) {
      throw unsupported(format + " has no " + type.godotName());
    }
    return id;
  }

  /** Appends a word; there must be room. */
  final void putWord(int word) {
    LittleEndian.putInt(bytes, position, word);
    position += LittleEndian.WORD;
  }

  /** Appends a long; there must be room. */
  final void putLong(long value) {
    LittleEndian.putLong(bytes, position, value);
    position += LittleEndian.LONG;
  }

  /** Appends bytes and their padding; there must be room. */
  final void putPaddedBytes(byte[] values) {
    putBytes(values);
    putZeros(Layout.padding(values.length));
  }

  /** Appends bytes as they are; there must be room. */
  final void putBytes(byte[] values) {
    LittleEndian.putBytes(bytes, position, values);
    position += values.length;
  }

  /** Appends zeros; there must be room. */
  final void putZeros(int count) {
    Arrays.fill(bytes, position, position + count, (byte) 0);
    position += count;
  }

  /** Appends the bytes of a whole value. If the padding at its end is missing, also appends it. */
  final void putRaw(byte[] value) {
    Nesting.count(this, 1);
    ensure(Layout.padded(value.length));
    putPaddedBytes(value);
  }

  /**
   * Appends an encoded value of {@code length} bytes, header included.
   *
   * @param value the bytes; if they are fewer than {@link LittleEndian#BLOCK}, zeros follow up to
   *     that length
   */
  final void putValue(byte[] value, int length) {
    Nesting.count(this, 1);
    if (length <= LittleEndian.BLOCK && position <= bytes.length - LittleEndian.BLOCK) {
      // Copies a whole block. The next value overwrites the part that this value does not use.
      LittleEndian.putBlock(bytes, position, value, 0);
    } else {
      ensure(length);
      System.arraycopy(value, 0, bytes, position, length);
    }
    position += length;
  }

  /** Discards all bytes from index {@code start} on, which must be whole keys and values. */
  final void discardFrom(int start) {
    position = start;
    run = NO_RUN;
  }

  /** Discards all written values, but keeps the array for the next packet. */
  protected final void restart() {
    position = 0;
    depth = 0;
    height = 0;
    left = 1;
    run = NO_RUN;
  }
}
