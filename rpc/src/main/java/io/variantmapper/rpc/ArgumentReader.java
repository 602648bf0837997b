package io.variantmapper.rpc;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;

/**
 * Reads the arguments of a call, one after the other, straight from the packet.
 *
 * <pre>{@code
 * arguments.requireCount(2);
 * int slot = arguments.readInt();
 * String text = arguments.next().readString();
 * arguments.end();
 * handler.say(call, slot, text);
 * }</pre>
 *
 * <p>Every method throws a {@link io.variantmapper.runtime.VariantException} if the argument is
 * damaged, missing, or of another type. A {@link CallDispatcher} does not catch it, so that nothing
 * is called. The reader is valid only until {@code dispatch} returns. Not thread-safe.
 */
public final class ArgumentReader {
  private static final byte[] NO_BYTES = {};

  private final VariantReader reader;

  /** Whether all arguments are plain packets, whose types have the ids of Godot 3. */
  private final boolean isPlain;

  /** Holds a short argument in its plain form, because {@link #reader} reads only plain forms. */
  private final byte[] plain = new byte[ArgumentForm.HEADER + Long.BYTES];

  private byte[] bytes = NO_BYTES;
  private int start;
  private int position;
  private int end;
  private int count;
  private int index;
  private int argumentStart;

  /** Whether the bytes up to the end are the content of the only argument, a PackedByteArray. */
  private boolean isBare;

  /** Whether {@link #reader} is at an argument, whose length is not known yet. */
  private boolean isReading;

  private boolean hasEnded;

  /** Creates a reader; {@link #begin} gives it the arguments of a call. */
  ArgumentReader(VariantFormat format) {
    this(format, false);
  }

  private ArgumentReader(VariantFormat format, boolean isPlain) {
    reader = new VariantReader(NO_BYTES, format);
    this.isPlain = isPlain;
  }

  /** Returns a reader for Godot 3, in whose calls no argument has a short form. */
  static ArgumentReader plain(VariantFormat format) {
    return new ArgumentReader(format, true);
  }

  /**
   * Begins to read the arguments of a call.
   *
   * @param packetStart the index from which the offsets in messages count
   * @param count the number of arguments; −1 if the bytes are the content of one PackedByteArray
   */
  void begin(byte[] packet, int packetStart, int argumentsStart, int argumentsEnd, int count) {
    // With the G1 collector, storing a reference takes longer than reading an argument.
    if (bytes != packet) {
      bytes = packet;
    }
    start = packetStart;
    position = argumentsStart;
    argumentStart = argumentsStart;
    end = argumentsEnd;
    isBare = count < 0;
    this.count = isBare ? 1 : count;
    index = 0;
    isReading = false;
    hasEnded = false;
  }

  /** Forgets a large packet, so that it is not kept in memory. */
  void release() {
    if (bytes.length > Packet.MAX_KEPT) {
      bytes = NO_BYTES;
      reader.reset(NO_BYTES, 0, 0);
    }
  }

  /** Returns the number of arguments in the packet. */
  public int count() {
    return count;
  }

  /** Throws {@link UnexpectedVariantException} unless there are {@code count} arguments. */
  public void requireCount(int count) {
    if (this.count != count) {
      throw unexpectedCount(Integer.toString(count));
    }
  }

  /**
   * Throws {@link UnexpectedVariantException} unless the number of arguments is in a range, as for
   * a function whose last parameters have defaults.
   *
   * @param min the least number of arguments
   * @param max the largest number of arguments
   */
  public void requireCount(int min, int max) {
    if (count < min || count > max) {
      throw unexpectedCount(min + " to " + max);
    }
  }

  /**
   * Returns the exception for a call whose number of arguments no overload has.
   *
   * @param expected the expected numbers, such as {@code 1 or 3}
   */
  public UnexpectedVariantException unexpectedCount(String expected) {
    return new UnexpectedVariantException(
        "Expected " + expected + " arguments, found " + count, position - argumentStart, "$", null);
  }

  /** Reads a bool. */
  public boolean readBoolean() {
    int first = peek();
    if (isPlain || isBare || (first & ArgumentForm.TYPE_MASK) != ArgumentForm.BOOL) {
      return next().readBoolean();
    }
    advance();
    position++;
    return first >= ArgumentForm.TRUE;
  }

  /** Reads an int that fits into 32 bits, or a float that is such an integer. */
  public int readInt() {
    int first = peek();
    int exponent = first >> ArgumentForm.TYPE_BITS;
    boolean isShort = (first & ArgumentForm.TYPE_MASK) == ArgumentForm.INT && exponent < 3;
    return isPlain || isBare || !isShort ? next().readInt() : (int) takeInt(exponent);
  }

  /** Reads an int, or a float that is an integer. */
  public long readLong() {
    int first = peek();
    boolean isInt = (first & ArgumentForm.TYPE_MASK) == ArgumentForm.INT;
    return isPlain || isBare || !isInt
        ? next().readLong()
        : takeInt(first >> ArgumentForm.TYPE_BITS);
  }

  /** Reads a float, rounded to 32 bits, or an int that such a float holds exactly. */
  public float readFloat() {
    int width = floatWidth();
    if (width == Float.BYTES) {
      return Float.intBitsToFloat(Bytes.getInt(bytes, takeNumbers(width)));
    }
    return next().readFloat();
  }

  /** Reads a float, or an int that a float holds exactly. */
  public double readDouble() {
    int width = floatWidth();
    return switch (width) {
      case Float.BYTES -> Float.intBitsToFloat(Bytes.getInt(bytes, takeNumbers(width)));
      case Double.BYTES -> Double.longBitsToDouble(Bytes.getLong(bytes, takeNumbers(width)));
      default -> next().readDouble();
    };
  }

  /** Reads a Vector2. */
  public Vector2 readVector2() {
    int at = takeVector(ArgumentForm.VECTOR2, 2);
    return at < 0 ? next().readVector2() : new Vector2(component(at, 0), component(at, 1));
  }

  /** Reads a Vector3. */
  public Vector3 readVector3() {
    int at = takeVector(ArgumentForm.VECTOR3, 3);
    return at < 0
        ? next().readVector3()
        : new Vector3(component(at, 0), component(at, 1), component(at, 2));
  }

  /**
   * Reads the PackedByteArray of a function with one parameter. Such a function needs no
   * {@link #requireCount}: if the array is empty, Godot 4 sends no argument.
   */
  public byte[] readOnlyByteArray() {
    if (count == 0 && !isPlain) {
      return new byte[0];
    }
    requireCount(1);
    return next().readPackedByteArray();
  }

  /**
   * Returns a reader at the next argument. Read exactly one value before the next call of a method
   * of this object.
   */
  public VariantReader next() {
    int first = peek();
    int type = first & ArgumentForm.TYPE_MASK;
    if (isBare) {
      readBareBytes();
    } else if (!isPlain && type == ArgumentForm.BOOL) {
      advance();
      position++;
      Bytes.putInt(plain, 0, ArgumentForm.BOOL);
      Bytes.putInt(plain, ArgumentForm.HEADER, first >= ArgumentForm.TRUE ? 1 : 0);
      reader.reset(plain, 0, ArgumentForm.HEADER + Integer.BYTES);
    } else if (!isPlain && type == ArgumentForm.INT) {
      int exponent = first >> ArgumentForm.TYPE_BITS;
      boolean isLong = exponent == 3;
      Bytes.putLong(plain, ArgumentForm.HEADER, takeInt(exponent));
      Bytes.putInt(plain, 0, isLong ? ArgumentForm.INT_64 : ArgumentForm.INT);
      reader.reset(plain, 0, ArgumentForm.HEADER + (isLong ? Long.BYTES : Integer.BYTES));
    } else {
      advance();
      isReading = true;
      reader.reset(bytes, position, end - position);
    }
    return reader;
  }

  /**
   * Ends the reading. Call it after the last argument and before the function is called:
   * exceptions before this call are the fault of the packet, later ones are not.
   */
  public void end() {
    settle();
    if (index < count) {
      throw unexpectedCount(Integer.toString(index));
    }
    hasEnded = true;
  }

  boolean hasEnded() {
    return hasEnded;
  }

  /** Returns the index of the argument that was read last; −1 before the first one. */
  int lastIndex() {
    return index - 1;
  }

  /** Returns the offset in the packet of the argument that was read last. */
  int lastOffset() {
    return argumentStart - start;
  }

  /** Returns the first byte of the next argument. */
  private int peek() {
    settle();
    if (index == count) {
      advance();
      throw new UnexpectedVariantException(
          "Missing argument " + index + " of a call with " + count + " arguments", 0, "$", null);
    }
    if (isBare) {
      return 0;
    }
    require(1);
    return bytes[position] & 0xff;
  }

  /** Moves past the argument that {@link #reader} has read. */
  private void settle() {
    if (isReading) {
      if (reader.offset() == 0) {
        // This is not the fault of the packet.
        hasEnded = true;
        throw new IllegalStateException("Argument " + index + " was not read");
      }
      position += reader.offset();
      isReading = false;
    }
  }

  private void advance() {
    argumentStart = position;
    index++;
  }

  private long takeInt(int widthExponent) {
    int width = 1 << widthExponent;
    require(1 + width);
    advance();
    long value = ArgumentForm.readInt(bytes, position + 1, widthExponent);
    position += 1 + width;
    return value;
  }

  /** Returns the width of the next argument if it is a whole float; otherwise 0. */
  private int floatWidth() {
    int type = peek();
    int left = end - position - ArgumentForm.HEADER;
    if (isPlain || isBare || type != ArgumentForm.FLOAT || left < Float.BYTES) {
      return 0;
    }
    int header = Bytes.getInt(bytes, position);
    if (header == ArgumentForm.FLOAT) {
      return Float.BYTES;
    }
    return header == ArgumentForm.FLOAT_64 && left >= Double.BYTES ? Double.BYTES : 0;
  }

  /**
   * Moves past the next argument if it is a vector of this type. Returns the index of its first
   * component; −1, without moving, if {@link #reader} must read the argument: a vector of doubles,
   * a NaN, whose bits the CPU could change, or anything else.
   */
  private int takeVector(int type, int components) {
    int first = peek();
    int at = position + ArgumentForm.HEADER;
    int size = components * Float.BYTES;
    if (isPlain
        || isBare
        || first != type
        || size > end - at
        || Bytes.getInt(bytes, position) != type) {
      return -1;
    }
    for (int i = 0; i < components; i++) {
      if (Float.isNaN(component(at, i))) {
        return -1;
      }
    }
    return takeNumbers(size);
  }

  private float component(int at, int index) {
    return Float.intBitsToFloat(Bytes.getInt(bytes, at + index * Float.BYTES));
  }

  /** Moves past a header and the numbers after it, and returns the index of the numbers. */
  private int takeNumbers(int size) {
    advance();
    int numbers = position + ArgumentForm.HEADER;
    position = numbers + size;
    return numbers;
  }

  private void readBareBytes() {
    advance();
    int length = end - position;
    byte[] array = new byte[ArgumentForm.HEADER + Integer.BYTES + length];
    Bytes.putInt(array, 0, ArgumentForm.PACKED_BYTE_ARRAY);
    Bytes.putInt(array, ArgumentForm.HEADER, length);
    System.arraycopy(bytes, position, array, ArgumentForm.HEADER + Integer.BYTES, length);
    position = end;
    reader.reset(array, 0, array.length);
  }

  private void require(int size) {
    if (size > end - position) {
      advance();
      throw new MalformedPacketException(
          "Cut off: " + size + " bytes wanted but " + (end - position) + " left", 0);
    }
  }
}
