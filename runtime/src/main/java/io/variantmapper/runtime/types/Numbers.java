package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;

/**
 * Reads and writes nil, bool, int and float. An int or a float takes 4 bytes, or 8 if the header
 * has the 64-bit flag. An int can be read as a float, and a float as an int, if the conversion is
 * exact. This also applies to the elements of packed arrays.
 */
public final class Numbers {
  /** The text for the range of {@link #readByte} in messages. */
  public static final String BYTE_RANGE = "an int of -128 to 127";

  /** The text for the range of {@link #readShort} in messages. */
  public static final String SHORT_RANGE = "an int of 16 bits";

  private static final String FLOAT_RANGE = "a number that a 32-bit float holds";
  private static final int UNSIGNED_BYTE_MAX = 0xFF;

  private Numbers() {}

  /** Skips the next value if it is nil; returns whether it is nil. */
  public static boolean skipIfNil(PacketInput in) {
    boolean nil = in.format.idIn(in.peekHeader()) == in.format.typeId(VariantType.NIL);
    if (nil) {
      in.nextHeader();
    }
    return nil;
  }

  public static void readNil(PacketInput in) {
    in.takeHeader(VariantType.NIL);
  }

  public static void writeNil(PacketOutput out) {
    out.putHeader(VariantType.NIL, 0, 0);
  }

  /** Reads a bool, which is true if its 4 bytes are not all 0. */
  public static boolean readBoolean(PacketInput in) {
    long value = peekWord(in);
    if ((int) value == in.format.typeId(VariantType.BOOL)) {
      return takeWord(in, value) != 0;
    }
    in.takeHeader(VariantType.BOOL);
    return in.takeWord() != 0;
  }

  public static void writeBoolean(PacketOutput out, boolean value) {
    out.putHeader(VariantType.BOOL, 0, LittleEndian.WORD);
    out.putWord(value ? 1 : 0);
  }

  /**
   * Returns the next 8 bytes, which are read with one access. The lower half is the header of the
   * next value, and the upper half is the word after it. If the next value has no header, or if no
   * word follows, returns a header that no value has.
   */
  private static long peekWord(PacketInput in) {
    return in.elementHeader == 0 && in.end - in.position >= LittleEndian.LONG
        ? LittleEndian.getLong(in.bytes, in.position)
        : Layout.NO_ID;
  }

  /** Moves past the value that {@link #peekWord} returned; returns the word after its header. */
  private static int takeWord(PacketInput in, long value) {
    Nesting.count(in, 1);
    in.valueStart = in.position;
    in.position += LittleEndian.LONG;
    return (int) (value >>> Integer.SIZE);
  }

  /**
   * Reads an int of −128 to 127, a float that is such an integer, or an element of a
   * PackedByteArray: 255 is read as −1.
   */
  public static byte readByte(PacketInput in) {
    if (in.inBytes) {
      in.nextHeader();
      return in.takeByte();
    }
    return (byte) readInteger(in, Byte.MIN_VALUE, Byte.MAX_VALUE, BYTE_RANGE);
  }

  /** Reads an int of −128 to 255: any value that a signed or an unsigned byte can have. */
  static byte readAnyByte(PacketInput in) {
    return (byte) readInteger(in, Byte.MIN_VALUE, UNSIGNED_BYTE_MAX, "an int of -128 to 255");
  }

  /** Reads an int that fits into 16 bits, or a float that is such an integer. */
  public static short readShort(PacketInput in) {
    return (short) readInteger(in, Short.MIN_VALUE, Short.MAX_VALUE, SHORT_RANGE);
  }

  /** Reads an int that fits into 32 bits, or a float that is such an integer. */
  public static int readInt(PacketInput in) {
    long word = peekWord(in);
    if ((int) word == in.format.typeId(VariantType.INT)) {
      return takeWord(in, word);
    }
    return (int) readInteger(in, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int of 32 bits");
  }

  /** Reads an int, or a float that is an integer. */
  public static long readLong(PacketInput in) {
    long word = peekWord(in);
    if ((int) word == in.format.typeId(VariantType.INT)) {
      return takeWord(in, word);
    }
    return readInteger(in, Long.MIN_VALUE, Long.MAX_VALUE, "int");
  }

  private static long readInteger(PacketInput in, long least, long most, String expected) {
    int header = in.nextHeader();
    int id = in.format.idIn(header);
    long value;
    if (id == in.format.typeId(VariantType.INT)) {
      value = takeInt(in, header);
    } else if (id == in.format.typeId(VariantType.FLOAT)) {
      value = exactInteger(in, takeFloat(in, header), expected);
    } else {
      throw in.unexpected(expected);
    }
    if (value < least || value > most) {
      throw in.unexpected(expected);
    }
    return value;
  }

  private static long exactInteger(PacketInput in, double value, String expected) {
    // 2⁶³ is too large for a long, so the cast gives Long.MAX_VALUE. The first comparison does not
    // find this, because it converts Long.MAX_VALUE to a double, which is 2⁶³ again.
    if (value != (long) value || value >= 0x1p63) {
      throw in.unexpected(expected);
    }
    return (long) value;
  }

  private static long takeInt(PacketInput in, int header) {
    if (Layout.is64(header)) {
      return in.takeLong();
    }
    return in.inBytes ? in.takeByte() & UNSIGNED_BYTE_MAX : in.takeWord();
  }

  /** Writes an int in 4 bytes, or in 8 for Godot 3.0. */
  public static void writeInt(PacketOutput out, int value) {
    if (out.hasNarrowInts) {
      out.putHeader(VariantType.INT, 0, LittleEndian.WORD);
      out.putWord(value);
    } else {
      writeWideInt(out, value);
    }
  }

  /** Writes an int in 4 bytes if it fits, otherwise in 8, as the engine does. */
  public static void writeLong(PacketOutput out, long value) {
    if (value == (int) value) {
      writeInt(out, (int) value);
    } else if (out.generation == 2) {
      throw out.unsupported("GODOT_2 has ints of 32 bits, and " + value + " does not fit");
    } else {
      writeWideInt(out, value);
    }
  }

  private static void writeWideInt(PacketOutput out, long value) {
    out.putHeader(VariantType.INT, Layout.FLAG_64, LittleEndian.LONG);
    out.putLong(value);
  }

  /**
   * Reads a float, or an int that a Java float holds exactly. A float is rounded to the nearest
   * Java float, as the engine rounds a {@code real_t}.
   */
  public static float readFloat(PacketInput in) {
    long word = peekWord(in);
    if ((int) word == in.format.typeId(VariantType.FLOAT)) {
      return Float.intBitsToFloat(takeWord(in, word));
    }
    int header = in.nextHeader();
    if (in.format.idIn(header) == in.format.typeId(VariantType.INT)) {
      long integer = takeInt(in, header);
      float value = integer;
      if ((long) value != integer || value >= 0x1p63f) {
        throw in.unexpected(FLOAT_RANGE);
      }
      return value;
    }
    double value = takeIfFloat(in, header);
    if (Double.isInfinite((float) value) && !Double.isInfinite(value)) {
      throw in.unexpected(FLOAT_RANGE);
    }
    return (float) value;
  }

  /** Reads a float, or an int that a double holds exactly. */
  public static double readDouble(PacketInput in) {
    long word = peekWord(in);
    if ((int) word == in.format.typeId(VariantType.FLOAT)) {
      return Float.intBitsToFloat(takeWord(in, word));
    }
    int header = in.nextHeader();
    if (in.format.idIn(header) != in.format.typeId(VariantType.INT)) {
      return takeIfFloat(in, header);
    }
    long integer = takeInt(in, header);
    double value = integer;
    if ((long) value != integer || value >= 0x1p63) {
      throw in.unexpected("a number that a 64-bit float holds");
    }
    return value;
  }

  private static double takeIfFloat(PacketInput in, int header) {
    if (in.format.idIn(header) != in.format.typeId(VariantType.FLOAT)) {
      throw in.unexpected("float");
    }
    return takeFloat(in, header);
  }

  private static double takeFloat(PacketInput in, int header) {
    return Layout.is64(header)
        ? Double.longBitsToDouble(in.takeLong())
        : Float.intBitsToFloat(in.takeWord());
  }

  /**
   * Writes a float in 4 bytes if that is exact, otherwise in 8, as the engine does. A NaN takes 8
   * bytes and keeps its payload. In Godot 2, every float takes 4 bytes and is rounded.
   */
  public static void writeDouble(PacketOutput out, double value) {
    float narrow = (float) value;
    // A NaN must take 8 bytes. So this does not use Double.compare, which treats NaNs as equal.
    if (narrow == value || out.generation == 2) {
      out.putHeader(VariantType.FLOAT, 0, LittleEndian.WORD);
      out.putWord(Float.floatToRawIntBits(narrow));
    } else {
      out.putHeader(VariantType.FLOAT, Layout.FLAG_64, LittleEndian.LONG);
      out.putLong(Double.doubleToRawLongBits(value));
    }
  }

  /** Moves past the body of an int or a float. */
  static void skip(PacketInput in, int header) {
    if (in.inBytes) {
      in.pass(1);
    } else {
      in.pass(Layout.is64(header) ? LittleEndian.LONG : LittleEndian.WORD);
    }
  }

  /** Returns the text of a float, with the engine's names in place of Java's NaN and Infinity. */
  public static String named(String digits) {
    return digits.replace("NaN", "nan").replace("Infinity", "inf");
  }

  /** Appends a number with the fewest digits that identify it. An int has all its digits. */
  static void print(StringBuilder text, double number) {
    int whole = (int) number;
    if (Double.compare(whole, number) == 0) {
      text.append(whole);
    } else if (number == (float) number) {
      text.append(named(String.valueOf((float) number)));
    } else {
      text.append(named(String.valueOf(number)));
    }
  }

  /**
   * Returns the number in the body of an int or a float as text for messages. The text is empty if
   * the number is incomplete.
   */
  public static String excerpt(byte[] bytes, int body, int end, int header, boolean isFloat) {
    boolean wide = Layout.is64(header);
    if (end - body < (wide ? LittleEndian.LONG : LittleEndian.WORD)) {
      return "";
    }
    if (wide) {
      long bits = LittleEndian.getLong(bytes, body);
      return " " + (isFloat ? String.valueOf(Double.longBitsToDouble(bits)) : bits);
    }
    int bits = LittleEndian.getInt(bytes, body);
    return " " + (isFloat ? String.valueOf(Float.intBitsToFloat(bits)) : bits);
  }
}
