package io.variantmapper.rpc;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.Utf8;

/**
 * Reads the arguments of a call, one after the other, straight from the packet.
 *
 * <pre>{@code
 * arguments.requireCount(2);
 * int slot = arguments.readInt();
 * String text = arguments.readString();
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
  private static final int DOUBLE_SIZE = ArgumentForm.HEADER + Double.BYTES;

  private final VariantReader reader;

  /** The longest text that is certainly within the limits; {@link #reader} checks longer ones. */
  private final int maxTextBytes;

  /** Whether all arguments are plain packets, whose types have the ids of Godot 3. */
  private final boolean isPlain;

  /** Holds a short argument in its plain form, because {@link #reader} reads only plain forms. */
  private final byte[] plain = new byte[ArgumentForm.HEADER + Long.BYTES];

  private byte[] bytes = NO_BYTES;
  private int start;
  private int position;
  private int end;

  /** The {@link #end} for arguments that are read without {@link #reader}; 0 if none is. */
  private int directEnd;

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
    ReadLimits limits = format.limits();
    maxTextBytes = Math.min(
        limits.maxStringBytes(), limits.maxBytes() - ArgumentForm.TEXT_HEADER - Integer.BYTES);
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
    directEnd = isBare || isPlain ? 0 : argumentsEnd;
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
    if (isDirect(1)) {
      int first = bytes[position] & 0xff;
      if ((first & ArgumentForm.TYPE_MASK) == ArgumentForm.BOOL) {
        take(1);
        return first >= ArgumentForm.TRUE;
      }
    }
    return next().readBoolean();
  }

  /** Reads an int that fits into 32 bits, or a float that is such an integer. */
  public int readInt() {
    int exponent = intExponent();
    return exponent < ArgumentForm.LONG_EXPONENT
        ? (int) takeInt(exponent)
        : next().readInt();
  }

  /** Reads an int, or a float that is an integer. */
  public long readLong() {
    int exponent = intExponent();
    return exponent <= ArgumentForm.LONG_EXPONENT ? takeInt(exponent) : next().readLong();
  }

  /** Reads a float, rounded to 32 bits, or an int that such a float holds exactly. */
  public float readFloat() {
    if (isDirect(ArgumentForm.FLOAT_SIZE)) {
      long argument = Bytes.getLong(bytes, position);
      if ((int) argument == ArgumentForm.FLOAT) {
        take(ArgumentForm.FLOAT_SIZE);
        return upperFloat(argument);
      }
    }
    return next().readFloat();
  }

  /** Reads a float, or an int that a float holds exactly. */
  public double readDouble() {
    if (isDirect(ArgumentForm.FLOAT_SIZE)) {
      long argument = Bytes.getLong(bytes, position);
      if ((int) argument == ArgumentForm.FLOAT) {
        take(ArgumentForm.FLOAT_SIZE);
        return upperFloat(argument);
      } else if ((int) argument == ArgumentForm.FLOAT_64 && isDirect(DOUBLE_SIZE)) {
        take(DOUBLE_SIZE);
        return Double.longBitsToDouble(Bytes.getLong(bytes, position - Double.BYTES));
      }
    }
    return next().readDouble();
  }

  /** Reads a String or a StringName. */
  public String readString() {
    int length = textLength();
    if (length >= 0) {
      String text = Utf8.decode(bytes, position + ArgumentForm.TEXT_HEADER, length, false);
      if (text != null) {
        take(ArgumentForm.TEXT_HEADER + (int) Layout.padded(length));
        return text;
      }
    }
    return next().readString();
  }

  /** Reads a Vector2. */
  public Vector2 readVector2() {
    if (isDirect(ArgumentForm.VECTOR2_SIZE)
        && Bytes.getInt(bytes, position) == ArgumentForm.VECTOR2) {
      long components = Bytes.getLong(bytes, position + ArgumentForm.HEADER);
      float x = lowerFloat(components);
      float y = upperFloat(components);
      // The CPU could change the bits of a NaN.
      if (!Float.isNaN(x) && !Float.isNaN(y)) {
        take(ArgumentForm.VECTOR2_SIZE);
        return new Vector2(x, y);
      }
    }
    return next().readVector2();
  }

  /** Reads a Vector3. */
  public Vector3 readVector3() {
    if (isDirect(ArgumentForm.VECTOR3_SIZE)) {
      long headerAndX = Bytes.getLong(bytes, position);
      long yAndZ = Bytes.getLong(bytes, position + Long.BYTES);
      float x = upperFloat(headerAndX);
      float y = lowerFloat(yAndZ);
      float z = upperFloat(yAndZ);
      if ((int) headerAndX == ArgumentForm.VECTOR3
          && !Float.isNaN(x)
          && !Float.isNaN(y)
          && !Float.isNaN(z)) {
        take(ArgumentForm.VECTOR3_SIZE);
        return new Vector3(x, y, z);
      }
    }
    return next().readVector3();
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
      boolean isLong = exponent == ArgumentForm.LONG_EXPONENT;
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

  /** Moves past the next argument, which has {@code size} bytes. */
  private void take(int size) {
    advance();
    position += size;
  }

  /**
   * Returns whether the next argument can be read without {@link #reader}, and {@code size} bytes
   * are left.
   */
  private boolean isDirect(int size) {
    settle();
    return size <= directEnd - position && index < count;
  }

  /**
   * Returns the exponent of the width of the next argument if it is a short int; otherwise a number
   * that is larger than all exponents.
   */
  private int intExponent() {
    if (isDirect(1)) {
      int first = bytes[position] & 0xff;
      if ((first & ArgumentForm.TYPE_MASK) == ArgumentForm.INT) {
        return first >> ArgumentForm.TYPE_BITS;
      }
    }
    return ArgumentForm.LONG_EXPONENT + 1;
  }

  private long takeInt(int widthExponent) {
    int size = 1 + (1 << widthExponent);
    require(size);
    long value = ArgumentForm.readInt(bytes, position + 1, widthExponent);
    take(size);
    return value;
  }

  /**
   * Returns the length of the text of the next argument if it is a whole String; a negative number
   * if {@link #reader} must read the argument.
   */
  private int textLength() {
    if (isDirect(ArgumentForm.TEXT_HEADER)) {
      long headerAndLength = Bytes.getLong(bytes, position);
      int length = (int) (headerAndLength >>> Integer.SIZE);
      if ((int) headerAndLength == ArgumentForm.STRING
          && length <= maxTextBytes
          && isDirect(ArgumentForm.TEXT_HEADER + (int) Layout.padded(length))) {
        return length;
      }
    }
    return -1;
  }

  private static float lowerFloat(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  private static float upperFloat(long bits) {
    return Float.intBitsToFloat((int) (bits >>> Integer.SIZE));
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
