package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import java.util.Arrays;

/** The growing bytes of a packet that is being written. */
abstract sealed class PacketBuffer permits ScalarWriter {
  private static final int INITIAL_SIZE = 512;

  /** Small buffers grow fast: a copy costs more than the room. */
  private static final int FAST_GROWTH = 4;

  private static final int SMALL = 1 << 10;

  // Some virtual machines refuse the last few.
  private static final int MAX_SIZE = Integer.MAX_VALUE - 8;

  final VariantFormat format;
  byte[] bytes;
  int size;

  PacketBuffer(VariantFormat format, long expectedSize) {
    this.format = format;
    boolean known =
        expectedSize > 0 && expectedSize <= MAX_SIZE && expectedSize != ExpectedSize.UNKNOWN;
    bytes = new byte[known ? (int) expectedSize : INITIAL_SIZE];
  }

  /** Makes room for {@code count} more bytes. */
  final void ensure(long count) {
    if (count > bytes.length - size) {
      grow(count);
    }
  }

  private void grow(long count) {
    long needed = size + count;
    if (needed > MAX_SIZE) {
      throw unsupported("The packet would be larger than 2 GiB, which no engine reads");
    }
    long larger = bytes.length * (bytes.length < SMALL ? FAST_GROWTH : 2L);
    // What is asked for at once may be all: then the packet needs no copy.
    int newSize = (int) Math.max(needed, count > bytes.length ? 0 : Math.min(larger, MAX_SIZE));
    byte[] grown = new byte[newSize];
    System.arraycopy(bytes, 0, grown, 0, size);
    bytes = grown;
  }

  /** Appends a word; there must be room. */
  final void putWord(int word) {
    LittleEndian.putInt(bytes, size, word);
    size += LittleEndian.WORD;
  }

  /** Appends a long; there must be room. */
  final void putLong(long value) {
    LittleEndian.putLong(bytes, size, value);
    size += LittleEndian.LONG;
  }

  /** Appends bytes and their padding; there must be room. */
  final void putPaddedBytes(byte[] values) {
    putBytes(values);
    putZeros(Padding.after(values.length));
  }

  /** Appends bytes as they are; there must be room. */
  final void putBytes(byte[] values) {
    LittleEndian.putBytes(bytes, size, values);
    size += values.length;
  }

  /** Appends zeros; there must be room. */
  final void putZeros(int count) {
    Arrays.fill(bytes, size, size + count, (byte) 0);
    size += count;
  }

  /** Appends a header without flags; makes room for it and for {@code body} bytes behind it. */
  final void putHeader(VariantType type, long body) {
    ensure(LittleEndian.WORD + body);
    putWord(id(type));
  }

  /** The id of {@code type} in this format. */
  final int id(VariantType type) {
    int id = format.id(type);
    if (id == TypeIds.NONE) {
      throw unsupported(format + " has no " + type.godotName());
    }
    return id;
  }

  /** An exception about the value that would come next. */
  final UnsupportedVariantException unsupported(String what) {
    String path = Findings.path(bytes, 0, size, format);
    return new UnsupportedVariantException(what, size, path);
  }
}
