package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;

/**
 * Reads arrays of numbers, strings and vectors: from the packed array of that type in one go, from
 * any other array element by element, as far as the elements fit.
 *
 * <p>The results are new arrays. Elements take at least a byte each, and the count is checked
 * against the bytes left before an array is made.
 */
abstract sealed class PackedArrayReader extends Godot2Reader permits FieldRunReader {
  PackedArrayReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /** Opens an array of any kind and returns its count. */
  public abstract int beginArray();

  /** Closes an array. */
  public abstract void endArray();

  /** Reads a PackedByteArray, or any array of ints from −128 to 255. */
  public final byte[] readPackedByteArray() {
    int count = beginArray();
    byte[] values = isInside(VariantType.PACKED_BYTE_ARRAY) ? takeBytes(count) : anyBytes(count);
    endArray();
    return values;
  }

  private byte[] anyBytes(int count) {
    byte[] values = new byte[count];
    for (int i = 0; i < count; i++) {
      values[i] = readAnyByte();
    }
    return values;
  }

  /** Reads a PackedInt32Array, or any array of numbers that fit. */
  public final int[] readPackedInt32Array() {
    int[] values = new int[beginArray()];
    if (isInside(VariantType.PACKED_INT32_ARRAY)) {
      LittleEndian.getInts(bytes, position, values);
      position += values.length * LittleEndian.WORD;
    } else {
      for (int i = 0; i < values.length; i++) {
        values[i] = readInt();
      }
    }
    endArray();
    return values;
  }

  /** Reads a PackedInt64Array, or any array of numbers that fit. */
  public final long[] readPackedInt64Array() {
    long[] values = new long[beginArray()];
    if (isInside(VariantType.PACKED_INT64_ARRAY)) {
      LittleEndian.getLongs(bytes, position, values);
      position += values.length * LittleEndian.LONG;
    } else {
      for (int i = 0; i < values.length; i++) {
        values[i] = readLong();
      }
    }
    endArray();
    return values;
  }

  /** Reads a PackedFloat32Array, or any array of numbers; each as {@link #readFloat} takes it. */
  public final float[] readPackedFloat32Array() {
    int count = beginArray();
    float[] values =
        isInside(VariantType.PACKED_FLOAT32_ARRAY) ? takePackedFloats(count) : takeFloats(count);
    endArray();
    return values;
  }

  /** Reads a PackedFloat64Array, or any array of numbers; each as {@link #readDouble} takes it. */
  public final double[] readPackedFloat64Array() {
    int count = beginArray();
    double[] values =
        isInside(VariantType.PACKED_FLOAT64_ARRAY) ? takePackedDoubles(count) : takeDoubles(count);
    endArray();
    return values;
  }

  /** Reads a PackedStringArray, or any array of String or StringName. */
  public final String[] readPackedStringArray() {
    String[] values = new String[beginArray()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readString();
    }
    endArray();
    return values;
  }

  /** Reads a PackedVector2Array, or any array of Vector2. */
  public final Vector2[] readPackedVector2Array() {
    Vector2[] values = new Vector2[beginArray()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readVector2();
    }
    endArray();
    return values;
  }

  /** Reads a PackedVector3Array, or any array of Vector3. */
  public final Vector3[] readPackedVector3Array() {
    Vector3[] values = new Vector3[beginArray()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readVector3();
    }
    endArray();
    return values;
  }

  /** Reads a PackedVector4Array, or any array of Vector4. Since Godot 4. */
  public final Vector4[] readPackedVector4Array() {
    Vector4[] values = new Vector4[beginArray()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readVector4();
    }
    endArray();
    return values;
  }

  /** Reads a PackedColorArray, or any array of Color. */
  public final Color[] readPackedColorArray() {
    Color[] values = new Color[beginArray()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readColor();
    }
    endArray();
    return values;
  }

  /** Reads a packed array of {@code type} as a {@link Variant.Packed} holds it. */
  final Object readPackedArray(VariantType type) {
    if (type == VariantType.PACKED_BYTE_ARRAY) {
      return readPackedByteArray();
    } else if (type == VariantType.PACKED_INT32_ARRAY) {
      return readPackedInt32Array();
    } else if (type == VariantType.PACKED_INT64_ARRAY) {
      return readPackedInt64Array();
    } else if (type == VariantType.PACKED_FLOAT32_ARRAY) {
      return readPackedFloat32Array();
    } else if (type == VariantType.PACKED_FLOAT64_ARRAY) {
      return readPackedFloat64Array();
    } else if (type == VariantType.PACKED_STRING_ARRAY) {
      return readPackedStringArray();
    } else if (type == VariantType.PACKED_VECTOR2_ARRAY) {
      return readPackedVector2Array();
    } else if (type == VariantType.PACKED_VECTOR3_ARRAY) {
      return readPackedVector3Array();
    } else if (type == VariantType.PACKED_VECTOR4_ARRAY) {
      return readPackedVector4Array();
    }
    return readPackedColorArray();
  }

  /**
   * Reads a packed array of vectors or colours as their components, one after the other; or any
   * array of such elements, or of the components themselves.
   *
   * @param type PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_VECTOR4_ARRAY or
   *     PACKED_COLOR_ARRAY
   * @throws UnexpectedVariantException also if components of the last element are missing
   */
  public final double[] readDoubleComponents(VariantType type) {
    int count = beginArray();
    double[] values = areComponents(type, count) ? takeDoubles(count) : takeComponents(type, count);
    endArray();
    return values;
  }

  /** The same as floats; vectors are rounded, other numbers as {@link #readFloat} takes them. */
  public final float[] readFloatComponents(VariantType type) {
    int header = peekHeader();
    int count = beginArray();
    float[] values;
    if (format.typeOf(header) == type && !isWide(header)) {
      values = takePackedFloats(count * components(type));
    } else {
      values =
          areComponents(type, count) ? takeFloats(count) : narrowed(takeComponents(type, count));
    }
    endArray();
    return values;
  }

  private float[] narrowed(double[] wide) {
    float[] values = new float[wide.length];
    for (int i = 0; i < wide.length; i++) {
      values[i] = (float) wide[i];
      if (Float.isInfinite(values[i]) && !Double.isInfinite(wide[i])) {
        throw unexpected("components that 32-bit floats hold, not " + wide[i]);
      }
    }
    return values;
  }

  /** Whether the array opened last holds ints or floats, as many as its elements have. */
  private boolean areComponents(VariantType type, int count) {
    int array = valueStart;
    int id = count == 0 ? TypeIds.NONE : format.idOf(peekHeader());
    boolean numbers = id == format.id(VariantType.INT) || id == format.id(VariantType.FLOAT);
    if (numbers && count % components(type) != 0) {
      elementHeader = 0;
      inBytes = false;
      throw unexpectedAt(
          array,
          components(type) + " numbers for each " + type.element().godotName() + ", not " + count
              + " in all,");
    }
    return numbers;
  }

  private float[] takePackedFloats(int count) {
    float[] values = new float[count];
    LittleEndian.getFloats(bytes, position, values);
    position += count * LittleEndian.WORD;
    return values;
  }

  private float[] takeFloats(int count) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = readFloat();
    }
    return values;
  }

  private double[] takePackedDoubles(int count) {
    double[] values = new double[count];
    LittleEndian.getDoubles(bytes, position, values);
    position += count * LittleEndian.LONG;
    return values;
  }

  private double[] takeDoubles(int count) {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = readDouble();
    }
    return values;
  }

  private static int components(VariantType type) {
    return type.bytes(false) / LittleEndian.WORD;
  }

  private double[] takeComponents(VariantType type, int count) {
    int each = components(type);
    double[] values = new double[count * each];
    for (int i = 0; i < count; i++) {
      readComponents(type.element(), values, i * each, each);
    }
    return values;
  }

  /** Whether the array opened last is the packed one of {@code type}. */
  private boolean isInside(VariantType type) {
    boolean ofBytes = type == VariantType.PACKED_BYTE_ARRAY;
    return elementHeader != 0 && inBytes == ofBytes && elementHeader == elementHeader(type, false);
  }

  /** Reads the count of a packed array and gets ready for its elements. */
  final int beginPacked(int header, VariantType type) {
    boolean wide = isWide(header);
    int count =
        type == VariantType.PACKED_STRING_ARRAY ? takeStringCount() : takeCount(type.bytes(wide));
    elementHeader = elementHeader(type, wide);
    inBytes = type == VariantType.PACKED_BYTE_ARRAY;
    return count;
  }

  /** A negative count of strings reads as none, as in the engine (FORMAT.md 5.11). */
  private int takeStringCount() {
    return passNegativeCount() ? 0 : takeCount(LittleEndian.WORD);
  }

  /** The header that the elements of a packed array would have if they had one. */
  private int elementHeader(VariantType array, boolean wide) {
    VariantType element = array.element();
    int header = format.id(element);
    return array.bytes(wide) > element.bytes(false) ? header | Header.FLAG_64 : header;
  }
}
