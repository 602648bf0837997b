package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.Utf8;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes the arguments of a call, one after the other, straight into the packet.
 *
 * <pre>{@code
 * ArgumentWriter arguments = node.call(SAY);
 * arguments.writeInt(slot);
 * arguments.writeString(text);
 * node.send(Targets.everyone());
 * }</pre>
 *
 * <p>A writer belongs to its session, which reuses it for every call. So it is valid only until the
 * next call of a function in this session. Not thread-safe.
 */
public final class ArgumentWriter {
  /** The largest number of arguments of a call. */
  public static final int MAX_COUNT = 255;

  /** The largest header of a call in Godot 4. */
  static final int HEADER = 1 + Integer.BYTES;

  private static final int INITIAL_SIZE = 256;

  private final VariantWriter value;

  /** The index at which the function begins. Before it is room for the header. */
  private final int body;

  /** Whether bool and int have no short form. */
  private final boolean isPlain;

  /** Whether vectors of floats are written without {@link #value}. */
  private final boolean hasFloats;

  private byte[] bytes = new byte[INITIAL_SIZE];
  private int position;
  private int count;
  private int argumentsStart;

  /** Whether {@link #value} has an argument that is not in {@link #bytes} yet. */
  private boolean isWriting;

  ArgumentWriter(VariantFormat format) {
    this(format, HEADER, false);
  }

  private ArgumentWriter(VariantFormat format, int body, boolean isPlain) {
    value = new VariantWriter(format);
    this.body = body;
    this.isPlain = isPlain;
    hasFloats = !isPlain && !format.isDoublePrecision();
  }

  /** Returns a writer for Godot 3, in whose calls no argument has a short form. */
  static ArgumentWriter plain(VariantFormat format, int body) {
    return new ArgumentWriter(format, body, true);
  }

  /** Begins a call of a function with a name, which a NUL ends. */
  void begin(byte[] function) {
    count = 0;
    isWriting = false;
    position = body;
    reserve(function.length + 2);
    System.arraycopy(function, 0, bytes, position, function.length);
    position += function.length;
    bytes[position] = 0;
    position += 2;
    argumentsStart = position;
  }

  /** Begins a call of a function with a number. */
  void begin(int function) {
    count = 0;
    isWriting = false;
    position = body;
    if (function > 0xff) {
      Bytes.putShort(bytes, position, function);
      position += Short.BYTES;
    } else {
      bytes[position++] = (byte) function;
    }
    // The count of the arguments is written last.
    argumentsStart = ++position;
  }

  /** Writes a bool. */
  public void writeBoolean(boolean value) {
    if (isPlain) {
      next().writeBoolean(value);
      return;
    }
    advance();
    putBoolean(value);
  }

  /** Writes an int. */
  public void writeInt(int value) {
    writeLong(value);
  }

  /** Writes an int in the fewest bytes, as the engine does. */
  public void writeLong(long value) {
    if (isPlain) {
      next().writeLong(value);
      return;
    }
    advance();
    putLong(value);
  }

  /** Writes a float. */
  public void writeFloat(float value) {
    writeDouble(value);
  }

  /** Writes a float in 4 bytes if that is exact, otherwise in 8, as the engine does. */
  public void writeDouble(double value) {
    float narrow = (float) value;
    if (isPlain || narrow != value) {
      next().writeDouble(value);
      return;
    }
    advance();
    reserve(ArgumentForm.FLOAT_SIZE);
    putWords(ArgumentForm.FLOAT, Float.floatToRawIntBits(narrow));
  }

  /**
   * Writes a String, or nil for null.
   *
   * @throws io.variantmapper.runtime.UnsupportedVariantException as
   *     {@link VariantWriter#writeString} does
   */
  public void writeString(@Nullable String value) {
    if (isPlain || value == null || !putText(value)) {
      next().writeString(value);
    }
  }

  /** Writes a Vector2, or nil for null. */
  public void writeVector2(@Nullable Vector2 value) {
    if (hasFloats && value != null) {
      float x = (float) value.x();
      float y = (float) value.y();
      // The CPU could change the bits of a NaN.
      if (!Float.isNaN(x) && !Float.isNaN(y)) {
        advance();
        reserve(ArgumentForm.VECTOR2_SIZE);
        putWords(ArgumentForm.VECTOR2, Float.floatToRawIntBits(x));
        Bytes.putInt(bytes, position, Float.floatToRawIntBits(y));
        position += Float.BYTES;
        return;
      }
    }
    next().writeVector2(value);
  }

  /** Writes a Vector3, or nil for null. */
  public void writeVector3(@Nullable Vector3 value) {
    if (hasFloats && value != null) {
      float x = (float) value.x();
      float y = (float) value.y();
      float z = (float) value.z();
      if (!Float.isNaN(x) && !Float.isNaN(y) && !Float.isNaN(z)) {
        advance();
        reserve(ArgumentForm.VECTOR3_SIZE);
        putWords(ArgumentForm.VECTOR3, Float.floatToRawIntBits(x));
        putWords(Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
        return;
      }
    }
    next().writeVector3(value);
  }

  /**
   * Returns a writer for the next argument. Write exactly one value before the next call of a
   * method of this object.
   *
   * @throws IllegalArgumentException for the 256th argument
   */
  public VariantWriter next() {
    advance();
    value.reset();
    isWriting = true;
    return value;
  }

  /**
   * Ends the arguments.
   *
   * @return whether there is no count of arguments: there are none, or they are the bare content
   *     of one PackedByteArray
   */
  boolean end() {
    settle();
    bytes[argumentsStart - 1] = (byte) count;
    if (isPlain) {
      return false;
    } else if (count == 0) {
      position = argumentsStart - 1;
      return true;
    }
    return count == 1 && makeBare();
  }

  /** Returns the buffer with the packet; the bytes before the function are free for a header. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns the index after the last byte of the packet. */
  int position() {
    return position;
  }

  /** Makes room for {@code size} bytes after the arguments. */
  void reserve(int size) {
    if (size > bytes.length - position) {
      bytes = Arrays.copyOf(bytes, Math.max(position + size, 2 * bytes.length));
    }
  }

  /** Writes a path and a NUL after the arguments, and returns the index after them. */
  int putPath(byte[] path) {
    reserve(path.length + 1);
    System.arraycopy(path, 0, bytes, position, path.length);
    int end = position + path.length;
    bytes[end] = 0;
    return end + 1;
  }

  private void advance() {
    settle();
    if (count == MAX_COUNT) {
      throw new IllegalArgumentException("A call has at most " + MAX_COUNT + " arguments");
    }
    count++;
  }

  /** Moves the value that {@link #value} holds into the packet. */
  private void settle() {
    if (!isWriting) {
      return;
    }
    isWriting = false;
    int size = value.size();
    if (size == 0) {
      throw new IllegalStateException("Argument " + count + " was not written");
    }
    byte[] plain = value.buffer();
    int header = isPlain ? 0 : Bytes.getInt(plain, 0);
    if (header == ArgumentForm.BOOL) {
      putBoolean(Bytes.getInt(plain, ArgumentForm.HEADER) != 0);
    } else if (header == ArgumentForm.INT) {
      putLong(Bytes.getInt(plain, ArgumentForm.HEADER));
    } else if (header == ArgumentForm.INT_64) {
      putLong(Bytes.getLong(plain, ArgumentForm.HEADER));
    } else {
      reserve(size);
      System.arraycopy(plain, 0, bytes, position, size);
      position += size;
    }
  }

  /** Writes two words. There must be room. */
  private void putWords(int first, int second) {
    Bytes.putLong(bytes, position, Integer.toUnsignedLong(first) | (long) second << Integer.SIZE);
    position += Long.BYTES;
  }

  /** Writes a text if it is all ASCII and there is room for it; returns whether it was written. */
  private boolean putText(String text) {
    settle();
    int start = position + ArgumentForm.TEXT_HEADER;
    long end = start + Layout.padded(text.length());
    if (end > bytes.length) {
      return false;
    }
    // The text overwrites these zeros, except the padding.
    Bytes.putInt(bytes, (int) end - Integer.BYTES, 0);
    if (!Utf8.encodeAscii(text, bytes, start)) {
      return false;
    }
    advance();
    putWords(ArgumentForm.STRING, text.length());
    position = (int) end;
    return true;
  }

  private void putBoolean(boolean value) {
    reserve(1);
    bytes[position++] = (byte) (value ? ArgumentForm.TRUE : ArgumentForm.BOOL);
  }

  private void putLong(long value) {
    int exponent = ArgumentForm.widthExponent(value);
    reserve(1 + Long.BYTES);
    bytes[position] = (byte) (ArgumentForm.INT | exponent << ArgumentForm.TYPE_BITS);
    ArgumentForm.writeInt(bytes, position + 1, exponent, value);
    position += 1 + (1 << exponent);
  }

  /**
   * Removes the count, the header and the padding if the only argument is a PackedByteArray. An
   * empty one keeps them, because without them it would arrive as no argument.
   */
  private boolean makeBare() {
    int content = argumentsStart + ArgumentForm.HEADER + Integer.BYTES;
    if (position < content
        || Bytes.getInt(bytes, argumentsStart) != ArgumentForm.PACKED_BYTE_ARRAY) {
      return false;
    }
    int length = Bytes.getInt(bytes, argumentsStart + ArgumentForm.HEADER);
    if (length == 0) {
      return false;
    }
    System.arraycopy(bytes, content, bytes, argumentsStart - 1, length);
    position = argumentsStart - 1 + length;
    return true;
  }
}
