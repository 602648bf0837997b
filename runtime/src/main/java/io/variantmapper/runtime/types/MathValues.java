package io.variantmapper.runtime.types;

import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Projection;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import io.variantmapper.runtime.wire.LittleEndian;

/**
 * Encodes and decodes values of the math types as consecutive components.
 *
 * <p>A component of {@code width} 4 is a float, or an int if the components of the type are ints. A
 * component of width 8 is a double.
 */
final class MathValues {
  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007FFFFF;
  private static final int FLOAT_NAN = 0x7F800000;
  private static final long DOUBLE_NAN = 0x7FF00000_00000000L;

  private MathValues() {}

  /**
   * Converts the float with these bits to a double. Keeps every bit of a NaN, as the engine does in
   * its vectors. A Java conversion would not, because the CPU makes a signaling NaN quiet.
   */
  static double widen(int bits) {
    float value = Float.intBitsToFloat(bits);
    return Float.isNaN(value) ? widenNaN(bits) : value;
  }

  private static double widenNaN(int bits) {
    long sign = (long) (bits & Integer.MIN_VALUE) << Integer.SIZE;
    long mantissa = (long) (bits & FLOAT_MANTISSA) << MANTISSA_DIFFERENCE;
    return Double.longBitsToDouble(sign | DOUBLE_NAN | mantissa);
  }

  /**
   * Returns the bits of the float nearest to {@code value}. For a NaN, keeps the sign and as many
   * bits of the mantissa as a float has.
   */
  static int narrow(double value) {
    return Double.isNaN(value)
        ? narrowNaN(Double.doubleToRawLongBits(value))
        : Float.floatToRawIntBits((float) value);
  }

  private static int narrowNaN(long bits) {
    int sign = (int) (bits >>> Integer.SIZE) & Integer.MIN_VALUE;
    int mantissa = (int) (bits >>> MANTISSA_DIFFERENCE) & FLOAT_MANTISSA;
    // With a mantissa of 0, the float would be infinity and not a NaN.
    return sign | FLOAT_NAN | (mantissa == 0 ? 1 : mantissa);
  }

  /** Returns the component with this index as a number. */
  static double real(byte[] bytes, int at, int width, int index) {
    return width == LittleEndian.LONG
        ? Double.longBitsToDouble(LittleEndian.getLong(bytes, at + index * LittleEndian.LONG))
        : widen(word(bytes, at, index));
  }

  private static void putReal(byte[] bytes, int at, int width, int index, double value) {
    if (width == LittleEndian.LONG) {
      long bits = Double.doubleToRawLongBits(value);
      LittleEndian.putLong(bytes, at + index * LittleEndian.LONG, bits);
    } else {
      putWord(bytes, at, index, narrow(value));
    }
  }

  /** Returns the component with this index as an int. */
  static int word(byte[] bytes, int at, int index) {
    return LittleEndian.getInt(bytes, at + index * LittleEndian.WORD);
  }

  private static void putWord(byte[] bytes, int at, int index, int word) {
    LittleEndian.putInt(bytes, at + index * LittleEndian.WORD, word);
  }

  private static float floatAt(byte[] bytes, int at, int index) {
    return Float.intBitsToFloat(word(bytes, at, index));
  }

  private static void putFloat(byte[] bytes, int at, int index, float value) {
    putWord(bytes, at, index, Float.floatToRawIntBits(value));
  }

  static Vector2 vector2(byte[] bytes, int at, int width) {
    return new Vector2(real(bytes, at, width, 0), real(bytes, at, width, 1));
  }

  static void putVector2(byte[] bytes, int at, int width, Vector2 value) {
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
  }

  static Vector2i vector2i(byte[] bytes, int at) {
    return new Vector2i(word(bytes, at, 0), word(bytes, at, 1));
  }

  static void putVector2i(byte[] bytes, int at, Vector2i value) {
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
  }

  static Rect2 rect2(byte[] bytes, int at, int width) {
    return new Rect2(vector2(bytes, at, width), vector2(bytes, at + 2 * width, width));
  }

  static void putRect2(byte[] bytes, int at, int width, Rect2 value) {
    putVector2(bytes, at, width, value.position());
    putVector2(bytes, at + 2 * width, width, value.size());
  }

  static Rect2i rect2i(byte[] bytes, int at) {
    return new Rect2i(vector2i(bytes, at), vector2i(bytes, at + 2 * LittleEndian.WORD));
  }

  static void putRect2i(byte[] bytes, int at, Rect2i value) {
    putVector2i(bytes, at, value.position());
    putVector2i(bytes, at + 2 * LittleEndian.WORD, value.size());
  }

  static Vector3 vector3(byte[] bytes, int at, int width) {
    return new Vector3(
        real(bytes, at, width, 0), real(bytes, at, width, 1), real(bytes, at, width, 2));
  }

  static void putVector3(byte[] bytes, int at, int width, Vector3 value) {
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    putReal(bytes, at, width, 2, value.z());
  }

  static Vector3i vector3i(byte[] bytes, int at) {
    return new Vector3i(word(bytes, at, 0), word(bytes, at, 1), word(bytes, at, 2));
  }

  static void putVector3i(byte[] bytes, int at, Vector3i value) {
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
    putWord(bytes, at, 2, value.z());
  }

  static Transform2D transform2D(byte[] bytes, int at, int width) {
    return new Transform2D(
        vector2(bytes, at, width),
        vector2(bytes, at + 2 * width, width),
        vector2(bytes, at + 4 * width, width));
  }

  static void putTransform2D(byte[] bytes, int at, int width, Transform2D value) {
    putVector2(bytes, at, width, value.x());
    putVector2(bytes, at + 2 * width, width, value.y());
    putVector2(bytes, at + 4 * width, width, value.origin());
  }

  static Vector4 vector4(byte[] bytes, int at, int width) {
    return new Vector4(
        real(bytes, at, width, 0),
        real(bytes, at, width, 1),
        real(bytes, at, width, 2),
        real(bytes, at, width, 3));
  }

  static void putVector4(byte[] bytes, int at, int width, Vector4 value) {
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    putReal(bytes, at, width, 2, value.z());
    putReal(bytes, at, width, 3, value.w());
  }

  static Vector4i vector4i(byte[] bytes, int at) {
    return new Vector4i(
        word(bytes, at, 0), word(bytes, at, 1), word(bytes, at, 2), word(bytes, at, 3));
  }

  static void putVector4i(byte[] bytes, int at, Vector4i value) {
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
    putWord(bytes, at, 2, value.z());
    putWord(bytes, at, 3, value.w());
  }

  static Plane plane(byte[] bytes, int at, int width) {
    return new Plane(vector3(bytes, at, width), real(bytes, at, width, 3));
  }

  static void putPlane(byte[] bytes, int at, int width, Plane value) {
    putVector3(bytes, at, width, value.normal());
    putReal(bytes, at, width, 3, value.d());
  }

  static Quaternion quaternion(byte[] bytes, int at, int width) {
    return new Quaternion(
        real(bytes, at, width, 0),
        real(bytes, at, width, 1),
        real(bytes, at, width, 2),
        real(bytes, at, width, 3));
  }

  static void putQuaternion(byte[] bytes, int at, int width, Quaternion value) {
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    putReal(bytes, at, width, 2, value.z());
    putReal(bytes, at, width, 3, value.w());
  }

  static Aabb aabb(byte[] bytes, int at, int width) {
    return new Aabb(vector3(bytes, at, width), vector3(bytes, at + 3 * width, width));
  }

  static void putAabb(byte[] bytes, int at, int width, Aabb value) {
    putVector3(bytes, at, width, value.position());
    putVector3(bytes, at + 3 * width, width, value.size());
  }

  // The bytes contain the matrix of a Basis row by row, but the record has its columns.

  static Basis basis(byte[] bytes, int at, int width) {
    return new Basis(
        column(bytes, at, width),
        column(bytes, at + width, width),
        column(bytes, at + 2 * width, width));
  }

  static void putBasis(byte[] bytes, int at, int width, Basis value) {
    putColumn(bytes, at, width, value.x());
    putColumn(bytes, at + width, width, value.y());
    putColumn(bytes, at + 2 * width, width, value.z());
  }

  private static Vector3 column(byte[] bytes, int at, int width) {
    return new Vector3(
        real(bytes, at, width, 0), real(bytes, at, width, 3), real(bytes, at, width, 6));
  }

  private static void putColumn(byte[] bytes, int at, int width, Vector3 column) {
    putReal(bytes, at, width, 0, column.x());
    putReal(bytes, at, width, 3, column.y());
    putReal(bytes, at, width, 6, column.z());
  }

  static Transform3D transform3D(byte[] bytes, int at, int width) {
    return new Transform3D(basis(bytes, at, width), vector3(bytes, at + 9 * width, width));
  }

  static void putTransform3D(byte[] bytes, int at, int width, Transform3D value) {
    putBasis(bytes, at, width, value.basis());
    putVector3(bytes, at + 9 * width, width, value.origin());
  }

  static Projection projection(byte[] bytes, int at, int width) {
    return new Projection(
        vector4(bytes, at, width),
        vector4(bytes, at + 4 * width, width),
        vector4(bytes, at + 8 * width, width),
        vector4(bytes, at + 12 * width, width));
  }

  static void putProjection(byte[] bytes, int at, int width, Projection value) {
    putVector4(bytes, at, width, value.x());
    putVector4(bytes, at + 4 * width, width, value.y());
    putVector4(bytes, at + 8 * width, width, value.z());
    putVector4(bytes, at + 12 * width, width, value.w());
  }

  static Color color(byte[] bytes, int at) {
    return new Color(
        floatAt(bytes, at, 0), floatAt(bytes, at, 1), floatAt(bytes, at, 2), floatAt(bytes, at, 3));
  }

  static void putColor(byte[] bytes, int at, Color value) {
    putFloat(bytes, at, 0, value.r());
    putFloat(bytes, at, 1, value.g());
    putFloat(bytes, at, 2, value.b());
    putFloat(bytes, at, 3, value.a());
  }
}
