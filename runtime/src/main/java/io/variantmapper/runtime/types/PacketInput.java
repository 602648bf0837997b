package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.StackReserve;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A packet while it is read: its bytes, the position, and the steps that move past the bytes. A
 * step throws an exception if too few bytes are left.
 */
public abstract class PacketInput extends PacketState {
  /** The initial value of {@link #left}. No packet has that many values outside of containers. */
  static final long UNCOUNTED = 1L << 31;

  private static final byte[] NO_BYTES = {};

  protected int start;
  protected int end;
  final int maxValues;

  /** The start of the value that was read last. */
  protected int valueStart;

  /** The header that elements of the open packed array would have; 0 outside of packed arrays. */
  protected int elementHeader;

  /** Whether the next value is an element of a PackedByteArray; such an element has 1 byte. */
  protected boolean inBytes;

  /** Whether the packet is unfinished, so that a count may exceed the bytes left. */
  protected boolean isUnfinished;

  /** The number of values in all containers that have been opened so far. */
  int values;

  /** The depth up to which {@link Nesting#requireStack} need not check the stack. */
  int safeDepth = StackReserve.LEVELS_AT_ONCE;

  /** The total capacity that has been reserved for collections. */
  int reserved;

  /** The starts and ends of large containers that {@link Containers#lookPast} has skipped. */
  Map<Integer, Integer> ends = Map.of();

  /** The comparisons of keys; null before the first key that is checked. */
  @Nullable
  KeyComparisons comparisons;

  /** Creates an empty input; {@link #begin} gives it a packet. */
  protected PacketInput(VariantFormat format) {
    super(format, NO_BYTES, 0, UNCOUNTED);
    maxValues = format.limits().maxValues();
  }

  protected abstract RuntimeException malformed(String what);

  /** Returns an exception: the value read last is not what {@code expected} describes. */
  protected abstract RuntimeException unexpected(String expected);

  /** Returns the path to the value that begins at index {@code at}. */
  protected abstract String pathTo(int at);

  @Override
  protected final String pathToNext() {
    return pathTo(position);
  }

  /** Returns whether the next value is an element of a packed array. Elements have no headers. */
  protected final boolean isElement() {
    return elementHeader != 0;
  }

  /**
   * Returns the format in which the elements of the current packed array are encoded: the format of
   * the packet, or that format with double precision.
   */
  protected final VariantFormat elementFormat() {
    boolean isWide = Layout.is64(elementHeader) && generation == 4;
    return isWide ? format.withDoublePrecision() : format;
  }

  final KeyComparisons comparisons() {
    if (comparisons == null) {
      comparisons = new KeyComparisons(end - start);
    }
    return comparisons;
  }

  /**
   * Reads the header of the next value. For an element of a packed array, returns the header that
   * the element would have outside of the array.
   */
  final int nextHeader() {
    valueStart = position;
    Nesting.count(this, 1);
    return elementHeader != 0 ? elementHeader : takeWord();
  }

  /** Returns the header of the next value without moving past it. */
  final int peekHeader() {
    valueStart = position;
    if (elementHeader != 0) {
      return elementHeader;
    }
    if (remaining() < LittleEndian.WORD) {
      Nesting.requireMore(this);
      require(LittleEndian.WORD);
    }
    return LittleEndian.getInt(bytes, position);
  }

  /** Returns the type of the next value without moving past its header. */
  protected final VariantType nextType() {
    return typeOf(peekHeader());
  }

  final VariantType typeOf(int header) {
    return typeWithId(format.idIn(header));
  }

  final VariantType typeWithId(int id) {
    VariantType type = format.typeWithId(id);
    if (type == null) {
      throw malformed("Unknown type id " + id + " for " + format);
    }
    return type;
  }

  /** Reads the header of a value, or throws if its type is not {@code type}. */
  final int takeHeader(VariantType type) {
    int header = nextHeader();
    int id = format.idIn(header);
    // typeId returns −1 for a type that the format does not have. In Godot 2, the id in a damaged
    // header can also be −1, so it is not enough that both ids are equal.
    if (id != format.typeId(type) || id < 0) {
      throw mismatch(type);
    }
    return header;
  }

  private RuntimeException mismatch(VariantType type) {
    if (format.has(type)) {
      return unexpected(type.godotName());
    }
    String what = format + " has no " + type.godotName();
    return new UnsupportedVariantException(what, valueStart - start, pathTo(valueStart));
  }

  final int takeWord() {
    require(LittleEndian.WORD);
    int word = LittleEndian.getInt(bytes, position);
    position += LittleEndian.WORD;
    return word;
  }

  final long takeLong() {
    require(LittleEndian.LONG);
    long value = LittleEndian.getLong(bytes, position);
    position += LittleEndian.LONG;
    return value;
  }

  final byte takeByte() {
    require(1);
    return bytes[position++];
  }

  /** Moves past {@code count} bytes; returns the index at which they start. */
  final int pass(long count) {
    require(count);
    int at = position;
    position += (int) count;
    return at;
  }

  /**
   * Moves past {@code count} bytes and their padding; returns the index at which the bytes start.
   * At the end of a packet, the padding may be missing.
   */
  final int passPadded(int count) {
    int at = pass(count);
    position = Math.min(position + Layout.padding(count), end);
    return at;
  }

  /** Throws unless {@code count} more bytes are left. */
  final void require(long count) {
    if (count < 0 || count > end - position) {
      throw malformed("Cut off: " + count + " bytes wanted but " + remaining() + " left");
    }
  }

  /** Throws if bytes follow the value of a packet, unless the format tolerates them. */
  protected final void requireEnd() {
    int left = remaining();
    if (left > 0 && !format.leniency().trailingBytes()) {
      throw malformed(left + (left == 1 ? " byte" : " bytes") + " after the value");
    }
  }

  final int remaining() {
    return end - position;
  }

  /**
   * Moves past a value of {@code length} bytes, header included, without checking the bytes left.
   */
  final void passValue(int length) {
    Nesting.count(this, 1);
    passKey(length);
  }

  /**
   * Moves past a key of {@code length} bytes, header included. Does not check the bytes left, and
   * does not count the key as a value.
   */
  final void passKey(int length) {
    valueStart = position;
    position += length;
  }

  /**
   * Begins to read the packet that starts at {@code offset} and has {@code length} bytes.
   *
   * @throws IllegalArgumentException if the range is not inside the array
   */
  protected final void begin(byte[] packet, int offset, int length) {
    Objects.requireNonNull(packet, "bytes");
    if (offset < 0 || length < 0 || offset > packet.length - length) {
      throw new IllegalArgumentException("Offset " + offset + " and length " + length
          + " are not inside an array of length " + packet.length);
    }
    if (bytes != packet) {
      bytes = packet;
    }
    start = offset;
    end = offset + length;
    position = offset;
    valueStart = offset;
  }

  /** Begins to read a packet; throws an exception if its length exceeds the format's limit. */
  protected final void beginWithinLimit(byte[] packet, int offset, int length) {
    begin(packet, offset, length);
    int maxBytes = format.limits().maxBytes();
    if (length > maxBytes) {
      throw malformed("A packet of " + length + " bytes is over the limit of " + maxBytes);
    }
  }

  /**
   * Begins to read another packet; throws an exception if its length exceeds the format's limit.
   */
  protected final void restart(byte[] packet, int offset, int length) {
    depth = 0;
    height = 0;
    left = UNCOUNTED;
    run = NO_RUN;
    elementHeader = 0;
    inBytes = false;
    values = 0;
    safeDepth = StackReserve.LEVELS_AT_ONCE;
    reserved = 0;
    // With the G1 collector, storing a reference takes longer than comparing it.
    if (!ends.isEmpty()) {
      ends = Map.of();
    }
    if (comparisons != null) {
      comparisons = null;
    }
    beginWithinLimit(packet, offset, length);
  }
}
