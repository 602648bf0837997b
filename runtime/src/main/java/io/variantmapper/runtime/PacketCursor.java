package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import org.jspecify.annotations.Nullable;

/** A place in a packet that is being read; every step is checked against the bytes left. */
abstract sealed class PacketCursor permits ScalarReader {
  /** Exceptions may repeat what was read, which may be all of a packet. */
  private static final int LONGEST_CAUSE = 500;

  /** For so many elements of one container there may be room before any of them is read. */
  private static final int MOST_RESERVED = 256;

  /** And for so many in any case. */
  private static final int ALWAYS_RESERVED = 8;

  /** What a packet must have for each element that there is room for, in all containers. */
  private static final int BYTES_FOR_EACH_RESERVED = 8;

  final byte[] bytes;
  final int start;
  final int end;
  final VariantFormat format;
  int position;

  /** Where the value read last begins. */
  int valueStart;

  /**
   * Inside a packed array, the header that its elements would have if they had one; else 0. Their
   * bodies have the same layout, so the same methods read both.
   */
  int elementHeader;

  /** Whether those elements are the ints of a PackedByteArray, whose bodies are one byte each. */
  boolean inBytes;

  /** How many containers are around the next value, and how many values those so far hold. */
  int depth;

  long values;

  /** For how many elements room was asked for. */
  private long reserved;

  private @Nullable PacketWalker walker;

  PacketCursor(byte[] bytes, int offset, int length, VariantFormat format) {
    if (offset < 0 || length < 0 || offset > bytes.length - length) {
      throw new IndexOutOfBoundsException(
          "No " + length + " bytes at " + offset + " in an array of " + bytes.length);
    }
    this.bytes = bytes;
    this.start = offset;
    this.end = offset + length;
    this.format = format;
    this.position = offset;
    this.valueStart = offset;
    if (length > format.limits().maxBytes()) {
      throw malformed("A packet of " + length + " bytes is over the limit of "
          + format.limits().maxBytes());
    }
  }

  /** Reads the header of the next value, or tells the one that packed elements share. */
  final int nextHeader() {
    valueStart = position;
    return elementHeader != 0 ? elementHeader : takeWord();
  }

  /** The header of the next value, without moving. */
  final int peekHeader() {
    int header = nextHeader();
    position = valueStart;
    return header;
  }

  /** Passes over the next value, containers with all they hold, without decoding it. */
  public final void skip() {
    PacketWalker over = walker == null ? new PacketWalker(bytes, end, format) : walker;
    walker = over;
    over.values = values;
    int header = nextHeader();
    int valueEnd;
    if (elementHeader == 0) {
      valueEnd = over.walk(valueStart, depth);
    } else if (inBytes) {
      valueEnd = position + 1;
    } else {
      valueEnd = over.leafEnd(position, header, typeOf(header));
    }
    if (valueEnd == PacketWalker.STOPPED) {
      position = over.stoppedAt;
      throw malformed(over.problem);
    }
    position = valueEnd;
    values = over.values;
  }

  /**
   * An initial capacity for {@code count} elements; less where that is much, or much beside the
   * packet: a hostile one can promise many elements in each of its nested containers and deliver
   * none.
   */
  public final int capacity(int count) {
    int room = Math.min(count, MOST_RESERVED);
    reserved += room;
    boolean isLittle = reserved <= (end - start) / BYTES_FOR_EACH_RESERVED;
    return isLittle ? room : Math.min(room, ALWAYS_RESERVED);
  }

  /** Reads the header of a value that must be of {@code type}. */
  final int expect(VariantType type) {
    int header = nextHeader();
    if (format.typeOf(header) != type) {
      throw mismatch(type);
    }
    return header;
  }

  private VariantException mismatch(VariantType type) {
    position = valueStart;
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

  /** Reads bytes that are known to be there. */
  final byte[] takeBytes(int count) {
    byte[] taken = new byte[count];
    System.arraycopy(bytes, position, taken, 0, count);
    position += count;
    return taken;
  }

  /** Refuses the packet unless {@code count} more bytes are there. */
  final void require(long count) {
    if (count > end - position) {
      throw malformed("Cut off: " + count + " bytes wanted but " + (end - position) + " left");
    }
  }

  /** Reads an element count and checks it against the bytes left. */
  final int takeCount(int bytesPerElement) {
    int count = takeWord();
    if (count < 0) {
      throw malformed("Negative count " + count);
    }
    checkCount(count, bytesPerElement);
    return count;
  }

  /** Passes over the next count if it is negative; says whether it was. */
  final boolean passNegativeCount() {
    require(LittleEndian.WORD);
    boolean negative = LittleEndian.getInt(bytes, position) < 0;
    position += negative ? LittleEndian.WORD : 0;
    return negative;
  }

  /** Whether the count that comes next has the bit that means "shared" in Godot 2. */
  final boolean isShared() {
    require(LittleEndian.WORD);
    return format.isGodot2() && LittleEndian.getInt(bytes, position) < 0;
  }

  /** Refuses the packet unless {@code count} times {@code bytesEach} more bytes are there. */
  final void checkCount(int count, int bytesEach) {
    if ((long) count * bytesEach > end - position) {
      throw malformed(
          "Count " + count + " is more than the " + (end - position) + " bytes left can hold");
    }
  }

  /** The end of a string block whose length has been read; refuses the packet if that is cut. */
  final int endOfText(int length) {
    int blockEnd = PacketWalker.stringBlockEnd(position, length, end);
    if (blockEnd == PacketWalker.STOPPED) {
      throw malformed(
          "Text of " + length + " bytes and its padding but " + (end - position) + " bytes left");
    }
    return blockEnd;
  }

  final void checkText(int length) {
    if (PacketWalker.isTooLong(bytes, position, length, format)) {
      throw malformed(PacketWalker.tooLong(length, format));
    }
  }

  /** Reads a string block: length, UTF-8, padding. */
  final String takeString() {
    int length = takeWord();
    int blockEnd = endOfText(length);
    checkText(length);
    String text = Utf8.decode(bytes, position, length, format.hasLoneSurrogates());
    if (text == null) {
      throw malformed("Text that is not UTF-8");
    }
    position = blockEnd;
    return text;
  }

  /** The type of the value that begins with {@code header}. */
  final VariantType typeOf(int header) {
    return typeWithId(format.idOf(header));
  }

  /** The type with this id; refuses the packet if there is none. */
  final VariantType typeWithId(int id) {
    VariantType type = format.type(id);
    if (type == null) {
      throw malformed("Unknown type id " + id + " for " + format);
    }
    return type;
  }

  final MalformedPacketException malformed(String what) {
    String guess = Findings.guess(bytes, start, end, format);
    return new MalformedPacketException(what + guess, position - start, pathTo(position));
  }

  /** An exception about a key that begins at {@code at}, for another has been the same. */
  final MalformedPacketException repeatedKey(int at) {
    position = at;
    return malformed("The key " + Findings.value(bytes, at, end, format) + " comes twice");
  }

  /**
   * An exception to throw where the value read last is not what was expected.
   *
   * @param expected as in {@code "int"} or {@code "one of SWORD, SHIELD"}
   * @throws MalformedPacketException if that value has an unknown type id
   */
  public final UnexpectedVariantException unexpected(String expected) {
    checkFound();
    String guess = Findings.guess(bytes, start, end, format);
    return refusedAt(valueStart, "Expected " + expected + " but found " + found() + guess);
  }

  /** The same about a value that has been read before. */
  final UnexpectedVariantException unexpectedAt(int at, String expected) {
    valueStart = at;
    return unexpected(expected);
  }

  /** An exception about the value that begins at {@code at}. */
  final UnexpectedVariantException refusedAt(int at, String what) {
    return new UnexpectedVariantException(what, at - start, pathTo(at), null);
  }

  /** An exception about the value read last. */
  final UnexpectedVariantException refused(String what, Throwable cause) {
    return new UnexpectedVariantException(what, valueStart - start, pathTo(valueStart), cause);
  }

  /** What to throw for what came out of a serializer: itself, or the cause of one of ours. */
  final VariantException refused(Throwable cause) {
    if (cause instanceof VariantException own) {
      return own;
    } else if (cause instanceof StackOverflowError) {
      VariantException deep = malformed("Deeper than the stack of this thread");
      deep.addSuppressed(cause);
      return deep;
    }
    String what = Findings.shortened(cause.toString(), LONGEST_CAUSE);
    return refused("The mapped type refused what was read: " + what, cause);
  }

  /** Refuses the packet if the value read last is none. */
  private void checkFound() {
    if (elementHeader == 0 && end - valueStart >= LittleEndian.WORD) {
      position = valueStart;
      typeOf(LittleEndian.getInt(bytes, valueStart));
    }
  }

  private String found() {
    if (inBytes) {
      return "int " + (bytes[valueStart] & 0xFF);
    }
    return elementHeader == 0
        ? Findings.value(bytes, valueStart, end, format)
        : Findings.element(bytes, valueStart, end, format, elementHeader);
  }

  final String pathTo(int at) {
    return elementHeader == 0
        ? Findings.path(bytes, start, Math.min(at, end), format)
        : Findings.elementPath(bytes, start, at, format);
  }
}
