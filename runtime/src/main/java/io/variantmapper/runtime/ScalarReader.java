package io.variantmapper.runtime;

import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.ArrayList;
import java.util.List;

/** Reads nil, bool, int, float, and the types made of text and ids. */
abstract sealed class ScalarReader extends PacketCursor permits ValueReader {
  static final String BYTE_RANGE = "an int of -128 to 127";
  static final String SHORT_RANGE = "an int of 16 bits";

  private static final int UNSIGNED_BYTE_MAX = 0xFF;

  ScalarReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /** Reads a nil if the next value is one; says whether it did. Anything else stays unread. */
  public final boolean readNil() {
    if (format.idOf(nextHeader()) == format.id(VariantType.NIL)) {
      return true;
    }
    position = valueStart;
    return false;
  }

  /** Reads a bool; any word but 0 is true. */
  public final boolean readBoolean() {
    if (isWord(VariantType.BOOL)) {
      return takeValue() != 0;
    }
    expect(VariantType.BOOL);
    return takeWord() != 0;
  }

  /**
   * Reads an int of −128 to 127, or a float that is such an integer, or an element of a
   * PackedByteArray, which keeps its bits.
   *
   * @throws UnexpectedVariantException for another type, or a number that does not fit
   */
  public final byte readByte() {
    if (inBytes) {
      return takeByte();
    }
    return (byte) readInteger(Byte.MIN_VALUE, Byte.MAX_VALUE, BYTE_RANGE);
  }

  /** Reads an int of −128 to 255: what a byte holds, signed or not. */
  final byte readAnyByte() {
    return (byte) readInteger(Byte.MIN_VALUE, UNSIGNED_BYTE_MAX, "an int of -128 to 255");
  }

  /**
   * Reads an int that fits 16 bits, or a float that is such an integer.
   *
   * @throws UnexpectedVariantException for another type, or a number that does not fit
   */
  public final short readShort() {
    return (short) readInteger(Short.MIN_VALUE, Short.MAX_VALUE, SHORT_RANGE);
  }

  /**
   * Reads an int that fits 32 bits, or a float that is such an integer.
   *
   * @throws UnexpectedVariantException for another type, or a number that does not fit
   */
  public final int readInt() {
    if (isWord(VariantType.INT)) {
      return takeValue();
    }
    return (int) readInteger(Integer.MIN_VALUE, Integer.MAX_VALUE, "an int of 32 bits");
  }

  /**
   * Reads an int, or a float that is an integer.
   *
   * @throws UnexpectedVariantException for another type, or a number that does not fit
   */
  public final long readLong() {
    if (isWord(VariantType.INT)) {
      return takeValue();
    }
    return readInteger(Long.MIN_VALUE, Long.MAX_VALUE, "int");
  }

  /** Whether the next value, with a header of its own, is of {@code type} and takes one word. */
  private boolean isWord(VariantType type) {
    return elementHeader == 0
        && end - position >= LittleEndian.LONG
        && LittleEndian.getInt(bytes, position) == format.id(type);
  }

  /** Takes that value. */
  private int takeValue() {
    valueStart = position;
    position += LittleEndian.LONG;
    return LittleEndian.getInt(bytes, valueStart + LittleEndian.WORD);
  }

  private long readInteger(long least, long most, String expected) {
    int header = nextHeader();
    long value;
    if (format.idOf(header) == format.id(VariantType.INT)) {
      value = takeInteger(header);
    } else if (format.idOf(header) == format.id(VariantType.FLOAT)) {
      value = exactInteger(takeFloat(header), expected);
    } else {
      throw unexpected(expected);
    }
    if (value < least || value > most) {
      throw unexpected(expected);
    }
    return value;
  }

  private long exactInteger(double value, String expected) {
    // 2⁶³ itself is no long, but (long) makes it the largest one.
    if (value != (long) value || value >= 0x1p63) {
      throw unexpected(expected);
    }
    return (long) value;
  }

  private long takeInteger(int header) {
    if (Header.is64(header)) {
      return takeLong();
    }
    return inBytes ? takeByte() & UNSIGNED_BYTE_MAX : takeWord();
  }

  private byte takeByte() {
    require(1);
    return bytes[position++];
  }

  /**
   * Reads a String of one UTF-16 code unit.
   *
   * @throws UnexpectedVariantException for another type, or a text that is longer or empty
   */
  public final char readChar() {
    String text = readString();
    if (text.length() != 1) {
      throw unexpected("a String of one character");
    }
    return text.charAt(0);
  }

  /**
   * Reads a float, rounded to the nearest Java float as the engine rounds a {@code real_t}, or an
   * int that a Java float holds exactly.
   *
   * @throws UnexpectedVariantException for another type, an int that would change, or a finite
   *     number too large for a Java float
   */
  public final float readFloat() {
    if (isWord(VariantType.FLOAT)) {
      return Float.intBitsToFloat(takeValue());
    }
    int header = nextHeader();
    if (format.idOf(header) == format.id(VariantType.INT)) {
      long integer = takeInteger(header);
      float value = integer;
      if ((long) value != integer || value >= 0x1p63f) {
        throw unexpected("a number that a 32-bit float holds");
      }
      return value;
    }
    double value = floatBody(header);
    if (Double.isInfinite((float) value) && !Double.isInfinite(value)) {
      throw unexpected("a number that a 32-bit float holds");
    }
    return (float) value;
  }

  /**
   * Reads a float, or an int that a double holds exactly.
   *
   * @throws UnexpectedVariantException for another type, or an int that would change
   */
  public final double readDouble() {
    if (isWord(VariantType.FLOAT)) {
      return Float.intBitsToFloat(takeValue());
    }
    int header = nextHeader();
    if (format.idOf(header) != format.id(VariantType.INT)) {
      return floatBody(header);
    }
    long integer = takeInteger(header);
    double value = integer;
    if ((long) value != integer || value >= 0x1p63) {
      throw unexpected("a number that a 64-bit float holds");
    }
    return value;
  }

  private double floatBody(int header) {
    if (format.idOf(header) != format.id(VariantType.FLOAT)) {
      throw unexpected("float");
    }
    return takeFloat(header);
  }

  private double takeFloat(int header) {
    return Header.is64(header)
        ? Double.longBitsToDouble(takeLong())
        : Float.intBitsToFloat(takeWord());
  }

  /** Reads a String or a StringName. */
  public final String readString() {
    if (!format.isText(nextHeader())) {
      throw unexpected("String");
    }
    return takeString();
  }

  /** Reads a StringName or a String. */
  public final StringName readStringName() {
    return new StringName(readString());
  }

  /** Reads a NodePath; the separate property of Godot 2 becomes the last subname. */
  public final NodePath readNodePath() {
    expect(VariantType.NODE_PATH);
    int names = takeWord();
    if ((names & Header.NODE_PATH_NEW_FORMAT) == 0) {
      throw malformed("A NodePath in a format that engines refuse since 2.1.5 and 3.0.6");
    }
    long subnames = takeWord() & 0xFFFFFFFFL;
    int flags = takeWord();
    return new NodePath(
        takeStrings(names & Header.COUNT_MASK),
        takeStrings(subnames + Header.nodePathProperties(flags)),
        (flags & Header.NODE_PATH_ABSOLUTE) != 0);
  }

  /** Reads an RID. Before Godot 4 there is no id on the wire: it reads as 0. */
  public final Rid readRid() {
    expect(VariantType.RID);
    return new Rid(format.isGodot4() ? takeLong() : 0);
  }

  /**
   * Reads an Object that was sent as its instance id; 0 for the null object, and in Godot 2, which
   * sends none.
   *
   * @throws UnexpectedVariantException for another type, or for an Object with its properties
   */
  public final ObjectId readObjectId() {
    int header = expect(VariantType.OBJECT);
    if (format.isGodot2()) {
      return new ObjectId(0);
    }
    if (Header.is64(header)) {
      return new ObjectId(takeLong());
    }
    // The null object of engines before 3.2: no class, and nothing more.
    if (takeWord() != 0) {
      throw unexpected("an Object as its instance id");
    }
    return new ObjectId(0);
  }

  /** Reads a Signal. Since Godot 4. */
  public final Signal readSignal() {
    expect(VariantType.SIGNAL);
    return new Signal(takeString(), new ObjectId(takeLong()));
  }

  /** Reads a Callable, which has no content on the wire. Since Godot 4. */
  public final void readCallable() {
    expect(VariantType.CALLABLE);
  }

  /**
   * Reads a value of {@code type} as a {@link Variant.Value} holds it, but no String and no Object:
   * each class its own types, and what is left by the class above.
   */
  Object readContent(VariantType type) {
    if (type == VariantType.STRING_NAME) {
      return readStringName();
    } else if (type == VariantType.NODE_PATH) {
      return readNodePath();
    } else if (type == VariantType.RID) {
      return readRid();
    } else if (type == VariantType.SIGNAL) {
      return readSignal();
    }
    // The last one without elements, and without content; anything else is refused.
    readCallable();
    return VariantType.CALLABLE;
  }

  /** Reads a NodePath, a String or a StringName as the text of a path. */
  public final String readPath() {
    boolean text = format.isText(nextHeader());
    position = valueStart;
    return text ? readString() : readNodePath().toString();
  }

  private List<String> takeStrings(long count) {
    require(count * LittleEndian.WORD);
    List<String> strings = new ArrayList<>(capacity((int) count));
    for (long i = 0; i < count; i++) {
      strings.add(takeString());
    }
    return strings;
  }
}
