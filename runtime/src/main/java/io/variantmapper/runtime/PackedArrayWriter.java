package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import io.variantmapper.runtime.wire.RealBits;
import org.jspecify.annotations.Nullable;

/** Writes the packed arrays: a count, then elements without headers (FORMAT.md 5.11). */
abstract sealed class PackedArrayWriter extends Godot2Writer permits FieldRunWriter {
  PackedArrayWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
  }

  /** Opens an Array of {@code count} elements. */
  public abstract void beginArray(int count);

  /** Closes an Array. */
  public abstract void endArray();

  /** Writes bytes and their padding, or nil for null. */
  public final void writePackedByteArray(byte @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_BYTE_ARRAY, values.length);
    putPaddedBytes(values);
  }

  /** Writes 4 bytes an element, or nil for null. */
  public final void writePackedInt32Array(int @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_INT32_ARRAY, values.length);
    LittleEndian.putInts(bytes, size, values);
    size += values.length * LittleEndian.WORD;
  }

  /**
   * Writes 4 bytes an element, or nil for null.
   *
   * @throws UnsupportedVariantException for an element beyond 32 bits
   */
  public final void writePackedInt32Array(long @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_INT32_ARRAY, values.length);
    for (long value : values) {
      putWord(requireInt32(value));
    }
  }

  /** Writes 8 bytes an element, or nil for null. Before Godot 4: an Array of int. */
  public final void writePackedInt64Array(long @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    if (!format.has(VariantType.PACKED_INT64_ARRAY)) {
      writeArrayOfInt(values);
      return;
    }
    beginPacked(VariantType.PACKED_INT64_ARRAY, values.length);
    LittleEndian.putLongs(bytes, size, values);
    size += values.length * LittleEndian.LONG;
  }

  private void writeArrayOfInt(long[] values) {
    beginArray(values.length);
    for (long value : values) {
      writeInt(value);
    }
    endArray();
  }

  /** Writes 4 bytes an element, or nil for null. */
  public final void writePackedFloat32Array(float @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_FLOAT32_ARRAY, values.length);
    LittleEndian.putFloats(bytes, size, values);
    size += values.length * LittleEndian.WORD;
  }

  /**
   * Writes the 32-bit float nearest to each element, or nil for null.
   *
   * @throws UnsupportedVariantException for a finite element too large for one
   */
  public final void writePackedFloat32Array(double @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_FLOAT32_ARRAY, values.length);
    for (double value : values) {
      putWord(Float.floatToRawIntBits(requireFloat32(value)));
    }
  }

  /** Writes 8 bytes an element, or nil for null. Before Godot 4: an Array of float. */
  public final void writePackedFloat64Array(double @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    if (!format.has(VariantType.PACKED_FLOAT64_ARRAY)) {
      writeArrayOfFloat(values);
      return;
    }
    beginPacked(VariantType.PACKED_FLOAT64_ARRAY, values.length);
    LittleEndian.putDoubles(bytes, size, values);
    size += values.length * LittleEndian.LONG;
  }

  private void writeArrayOfFloat(double[] values) {
    beginArray(values.length);
    for (double value : values) {
      writeFloat(value);
    }
    endArray();
  }

  /**
   * Writes strings, each with a closing NUL that its length counts, or nil for null.
   *
   * @throws UnsupportedVariantException for text that {@link #writeString} refuses
   * @throws NullPointerException if an element is null; the message tells which
   */
  public final void writePackedStringArray(String @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_STRING_ARRAY, values.length);
    for (String value : values) {
      putTerminatedString(present(value, VariantType.PACKED_STRING_ARRAY));
    }
  }

  /**
   * Writes a packed array of vectors or colours whose components are given one after the other:
   * {@code x y z x y z}; or nil for null.
   *
   * @param type PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_VECTOR4_ARRAY or
   *     PACKED_COLOR_ARRAY
   * @throws IllegalArgumentException if the last element would be incomplete
   */
  public final void writeComponents(VariantType type, float @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    if (beginComponents(type, values.length)) {
      for (float value : values) {
        size = putRealAt(size, value);
      }
    } else {
      LittleEndian.putFloats(bytes, size, values);
      size += values.length * LittleEndian.WORD;
    }
  }

  /** The same of doubles; in a single-precision format, and of colours, each is rounded. */
  public final void writeComponents(VariantType type, double @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    boolean wide = beginComponents(type, values.length);
    for (double value : values) {
      if (wide) {
        size = putRealAt(size, value);
      } else {
        putWord(RealBits.narrow(value));
      }
    }
  }

  /** Writes header and count; whether the components have 8 bytes. */
  private boolean beginComponents(VariantType type, int count) {
    int each = type.bytes(false) / LittleEndian.WORD;
    if (count % each != 0) {
      throw new IllegalArgumentException(count + " numbers are no whole " + type.godotName()
          + ": each of its elements has " + each);
    }
    beginPacked(type, count / each);
    return wideReals && type != VariantType.PACKED_COLOR_ARRAY;
  }

  /**
   * Writes {@code x y} an element, or nil for null.
   *
   * @throws NullPointerException if an element is null; the message tells which
   */
  public final void writePackedVector2Array(Vector2 @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_VECTOR2_ARRAY, values.length);
    for (Vector2 value : values) {
      size = putVector2At(size, present(value, VariantType.PACKED_VECTOR2_ARRAY));
    }
  }

  /**
   * Writes {@code x y z} an element, or nil for null.
   *
   * @throws NullPointerException if an element is null; the message tells which
   */
  public final void writePackedVector3Array(Vector3 @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_VECTOR3_ARRAY, values.length);
    for (Vector3 value : values) {
      size = putVector3At(size, present(value, VariantType.PACKED_VECTOR3_ARRAY));
    }
  }

  /**
   * Writes {@code x y z w} an element, or nil for null. Since Godot 4.3.
   *
   * @throws NullPointerException if an element is null; the message tells which
   */
  public final void writePackedVector4Array(Vector4 @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_VECTOR4_ARRAY, values.length);
    for (Vector4 value : values) {
      size = putVector4At(size, present(value, VariantType.PACKED_VECTOR4_ARRAY));
    }
  }

  /**
   * Writes {@code r g b a} as floats an element, or nil for null.
   *
   * @throws NullPointerException if an element is null; the message tells which
   */
  public final void writePackedColorArray(Color @Nullable [] values) {
    if (values == null) {
      writeNil();
      return;
    }
    beginPacked(VariantType.PACKED_COLOR_ARRAY, values.length);
    for (Color value : values) {
      size = putColorAt(size, present(value, VariantType.PACKED_COLOR_ARRAY));
    }
  }

  /** Writes what {@link PackedArrayReader#readPackedArray} reads. */
  final void writePackedArray(VariantType type, Object value) {
    if (type == VariantType.PACKED_BYTE_ARRAY) {
      writePackedByteArray((byte[]) value);
    } else if (type == VariantType.PACKED_INT32_ARRAY) {
      writePackedInt32Array((int[]) value);
    } else if (type == VariantType.PACKED_INT64_ARRAY) {
      writePackedInt64Array((long[]) value);
    } else if (type == VariantType.PACKED_FLOAT32_ARRAY) {
      writePackedFloat32Array((float[]) value);
    } else if (type == VariantType.PACKED_FLOAT64_ARRAY) {
      writePackedFloat64Array((double[]) value);
    } else if (type == VariantType.PACKED_STRING_ARRAY) {
      writePackedStringArray((String[]) value);
    } else if (type == VariantType.PACKED_VECTOR2_ARRAY) {
      writePackedVector2Array((Vector2[]) value);
    } else if (type == VariantType.PACKED_VECTOR3_ARRAY) {
      writePackedVector3Array((Vector3[]) value);
    } else if (type == VariantType.PACKED_VECTOR4_ARRAY) {
      writePackedVector4Array((Vector4[]) value);
    } else {
      writePackedColorArray((Color[]) value);
    }
  }

  static @Nullable VariantType typeOf(Object value) {
    if (value instanceof byte[]) {
      return VariantType.PACKED_BYTE_ARRAY;
    } else if (value instanceof int[]) {
      return VariantType.PACKED_INT32_ARRAY;
    } else if (value instanceof long[]) {
      return VariantType.PACKED_INT64_ARRAY;
    } else if (value instanceof float[]) {
      return VariantType.PACKED_FLOAT32_ARRAY;
    } else if (value instanceof double[]) {
      return VariantType.PACKED_FLOAT64_ARRAY;
    } else if (value instanceof String[]) {
      return VariantType.PACKED_STRING_ARRAY;
    } else if (value instanceof Vector2[]) {
      return VariantType.PACKED_VECTOR2_ARRAY;
    } else if (value instanceof Vector3[]) {
      return VariantType.PACKED_VECTOR3_ARRAY;
    } else if (value instanceof Vector4[]) {
      return VariantType.PACKED_VECTOR4_ARRAY;
    } else if (value instanceof Color[]) {
      return VariantType.PACKED_COLOR_ARRAY;
    }
    return Godot2Writer.typeOf(value);
  }

  /** Writes header and count, and makes room for the elements. */
  private void beginPacked(VariantType type, int count) {
    boolean wide = wideReals && type.bytes(true) > type.bytes(false);
    ensure(2 * LittleEndian.WORD + Padding.padded((long) count * type.bytes(wide)));
    putWord(wide ? id(type) | Header.FLAG_64 : id(type));
    putWord(count);
  }

  /** An element, which has no header that could tell a nil. */
  private <T> T present(@Nullable T element, VariantType type) {
    if (element == null) {
      String path = Findings.elementPath(bytes, 0, size, format);
      throw new NullPointerException(type.godotName() + " can't hold null at offset " + size + " ("
          + path + "). Leave it out, or mark the elements @Nullable");
    }
    return element;
  }
}
