package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
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
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import org.jspecify.annotations.Nullable;

/**
 * A math type, whose values are a fixed number of consecutive components.
 *
 * <p>This is a record, because the virtual machine treats the fields of a constant record as
 * constants. So if a method is called on a constant row, the compiled code does not contain the
 * cases of the other types. All time-critical code uses constant rows.
 *
 * @param components the number of components of a value
 * @param isReal whether the components are floats, and doubles in double precision
 * @param index the number of the type's case in {@link #exchange}
 * @param packed the type of a packed array of such values; {@code type} itself if there is no such
 *     packed array
 * @param none an empty array of such values
 */
public record MathRow<T>(
    VariantType type, int components, boolean isReal, int index, VariantType packed, T[] none) {
  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007FFFFF;
  private static final int FLOAT_NAN = 0x7F800000;
  private static final long DOUBLE_NAN = 0x7FF00000_00000000L;

  private static final @Nullable MathRow<?>[] BY_TYPE = new MathRow<?>[VariantType.values().length];

  // Each type has its row, and a method that puts a value and returns it. If the value is null, the
  // method gets the value from the bytes instead. A component of width 4 is a float, or an int if
  // the components of the type are ints. A component of width 8 is a double.

  public static final MathRow<Vector2> VECTOR2 = row(VariantType.VECTOR2, 0);

  private static Vector2 vector2(byte[] bytes, int at, int width, @Nullable Vector2 value) {
    if (value == null) {
      return new Vector2(real(bytes, at, width, 0), real(bytes, at, width, 1));
    }
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    return value;
  }

  public static final MathRow<Vector2i> VECTOR2I = row(VariantType.VECTOR2I, 1);

  private static Vector2i vector2i(byte[] bytes, int at, @Nullable Vector2i value) {
    if (value == null) {
      return new Vector2i(word(bytes, at, 0), word(bytes, at, 1));
    }
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
    return value;
  }

  public static final MathRow<Rect2> RECT2 = row(VariantType.RECT2, 2);

  private static Rect2 rect2(byte[] bytes, int at, int width, @Nullable Rect2 value) {
    Vector2 position = vector2(bytes, at, width, value == null ? null : value.position());
    Vector2 size = vector2(bytes, at + 2 * width, width, value == null ? null : value.size());
    return value == null ? new Rect2(position, size) : value;
  }

  public static final MathRow<Rect2i> RECT2I = row(VariantType.RECT2I, 3);

  private static Rect2i rect2i(byte[] bytes, int at, @Nullable Rect2i value) {
    Vector2i position = vector2i(bytes, at, value == null ? null : value.position());
    Vector2i size =
        vector2i(bytes, at + 2 * LittleEndian.WORD, value == null ? null : value.size());
    return value == null ? new Rect2i(position, size) : value;
  }

  public static final MathRow<Vector3> VECTOR3 = row(VariantType.VECTOR3, 4);

  /** The components are {@code step} components apart, because a Basis is written row by row. */
  private static Vector3 vector3(
      byte[] bytes, int at, int width, int step, @Nullable Vector3 value) {
    if (value == null) {
      return new Vector3(
          real(bytes, at, width, 0),
          real(bytes, at, width, step),
          real(bytes, at, width, 2 * step));
    }
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, step, value.y());
    putReal(bytes, at, width, 2 * step, value.z());
    return value;
  }

  public static final MathRow<Vector3i> VECTOR3I = row(VariantType.VECTOR3I, 5);

  private static Vector3i vector3i(byte[] bytes, int at, @Nullable Vector3i value) {
    if (value == null) {
      return new Vector3i(word(bytes, at, 0), word(bytes, at, 1), word(bytes, at, 2));
    }
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
    putWord(bytes, at, 2, value.z());
    return value;
  }

  public static final MathRow<Transform2D> TRANSFORM_2D = row(VariantType.TRANSFORM_2D, 6);

  private static Transform2D transform2D(
      byte[] bytes, int at, int width, @Nullable Transform2D value) {
    Vector2 x = vector2(bytes, at, width, value == null ? null : value.x());
    Vector2 y = vector2(bytes, at + 2 * width, width, value == null ? null : value.y());
    Vector2 origin = vector2(bytes, at + 4 * width, width, value == null ? null : value.origin());
    return value == null ? new Transform2D(x, y, origin) : value;
  }

  public static final MathRow<Vector4> VECTOR4 = row(VariantType.VECTOR4, 7);

  private static Vector4 vector4(byte[] bytes, int at, int width, @Nullable Vector4 value) {
    if (value == null) {
      return new Vector4(
          real(bytes, at, width, 0),
          real(bytes, at, width, 1),
          real(bytes, at, width, 2),
          real(bytes, at, width, 3));
    }
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    putReal(bytes, at, width, 2, value.z());
    putReal(bytes, at, width, 3, value.w());
    return value;
  }

  public static final MathRow<Vector4i> VECTOR4I = row(VariantType.VECTOR4I, 8);

  private static Vector4i vector4i(byte[] bytes, int at, @Nullable Vector4i value) {
    if (value == null) {
      return new Vector4i(
          word(bytes, at, 0), word(bytes, at, 1), word(bytes, at, 2), word(bytes, at, 3));
    }
    putWord(bytes, at, 0, value.x());
    putWord(bytes, at, 1, value.y());
    putWord(bytes, at, 2, value.z());
    putWord(bytes, at, 3, value.w());
    return value;
  }

  public static final MathRow<Plane> PLANE = row(VariantType.PLANE, 9);

  private static Plane plane(byte[] bytes, int at, int width, @Nullable Plane value) {
    Vector3 normal = vector3(bytes, at, width, 1, value == null ? null : value.normal());
    if (value == null) {
      return new Plane(normal, real(bytes, at, width, 3));
    }
    putReal(bytes, at, width, 3, value.d());
    return value;
  }

  public static final MathRow<Quaternion> QUATERNION = row(VariantType.QUATERNION, 10);

  private static Quaternion quaternion(
      byte[] bytes, int at, int width, @Nullable Quaternion value) {
    if (value == null) {
      return new Quaternion(
          real(bytes, at, width, 0),
          real(bytes, at, width, 1),
          real(bytes, at, width, 2),
          real(bytes, at, width, 3));
    }
    putReal(bytes, at, width, 0, value.x());
    putReal(bytes, at, width, 1, value.y());
    putReal(bytes, at, width, 2, value.z());
    putReal(bytes, at, width, 3, value.w());
    return value;
  }

  public static final MathRow<Aabb> AABB = row(VariantType.AABB, 11);

  private static Aabb aabb(byte[] bytes, int at, int width, @Nullable Aabb value) {
    Vector3 position = vector3(bytes, at, width, 1, value == null ? null : value.position());
    Vector3 size = vector3(bytes, at + 3 * width, width, 1, value == null ? null : value.size());
    return value == null ? new Aabb(position, size) : value;
  }

  public static final MathRow<Basis> BASIS = row(VariantType.BASIS, 12);

  private static Basis basis(byte[] bytes, int at, int width, @Nullable Basis value) {
    Vector3 x = vector3(bytes, at, width, 3, value == null ? null : value.x());
    Vector3 y = vector3(bytes, at + width, width, 3, value == null ? null : value.y());
    Vector3 z = vector3(bytes, at + 2 * width, width, 3, value == null ? null : value.z());
    return value == null ? new Basis(x, y, z) : value;
  }

  public static final MathRow<Transform3D> TRANSFORM_3D = row(VariantType.TRANSFORM_3D, 13);

  private static Transform3D transform3D(
      byte[] bytes, int at, int width, @Nullable Transform3D value) {
    Basis basis = basis(bytes, at, width, value == null ? null : value.basis());
    Vector3 origin =
        vector3(bytes, at + 9 * width, width, 1, value == null ? null : value.origin());
    return value == null ? new Transform3D(basis, origin) : value;
  }

  public static final MathRow<Projection> PROJECTION = row(VariantType.PROJECTION, 14);

  private static Projection projection(
      byte[] bytes, int at, int width, @Nullable Projection value) {
    Vector4 x = vector4(bytes, at, width, value == null ? null : value.x());
    Vector4 y = vector4(bytes, at + 4 * width, width, value == null ? null : value.y());
    Vector4 z = vector4(bytes, at + 8 * width, width, value == null ? null : value.z());
    Vector4 w = vector4(bytes, at + 12 * width, width, value == null ? null : value.w());
    return value == null ? new Projection(x, y, z, w) : value;
  }

  public static final MathRow<Color> COLOR = row(VariantType.COLOR, 15);

  private static Color color(byte[] bytes, int at, @Nullable Color value) {
    if (value == null) {
      return new Color(
          floatAt(bytes, at, 0),
          floatAt(bytes, at, 1),
          floatAt(bytes, at, 2),
          floatAt(bytes, at, 3));
    }
    putFloat(bytes, at, 0, value.r());
    putFloat(bytes, at, 1, value.g());
    putFloat(bytes, at, 2, value.b());
    putFloat(bytes, at, 3, value.a());
    return value;
  }

  /**
   * Adds the row of a type. Pass nothing for {@code none}: the compiler then creates an empty array
   * with the class of the values.
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // All rows have classes without type parameters.
  private static <T> MathRow<T> row(VariantType type, int index, T... none) {
    VariantType packed = type;
    for (VariantType array : VariantType.values()) {
      packed = array.element() == type && array != type ? array : packed;
    }
    MathRow<T> row = new MathRow<>(
        type, type.components().size(), type.hasRealComponents(), index, packed, none);
    BY_TYPE[type.ordinal()] = row;
    return row;
  }

  public static boolean isMath(VariantType type) {
    return BY_TYPE[type.ordinal()] != null;
  }

  /**
   * Returns the row of a math type.
   *
   * @throws IllegalArgumentException if {@code type} is not a math type
   */
  @SuppressWarnings("unchecked") // Callers use the row only for values of its type.
  public static MathRow<Object> of(VariantType type) {
    MathRow<?> row = BY_TYPE[type.ordinal()];
    if (row == null) {
      throw new IllegalArgumentException(type.godotName() + " is not a math type");
    }
    return (MathRow<Object>) row;
  }

  /**
   * Returns the value whose components begin at index {@code at}; the caller has checked that no
   * component is missing.
   *
   * @param width the size of a component in bytes: 8 for a real component in double precision,
   *     otherwise 4
   */
  @SuppressWarnings("unchecked") // The index of a row determines the class of its values.
  public T get(byte[] bytes, int at, int width) {
    return (T) exchange(bytes, at, width, null);
  }

  /**
   * Puts the components of {@code value} into {@code bytes} at index {@code at}, where there must
   * be room for them.
   *
   * @param width as in {@link #get}
   */
  public void put(byte[] bytes, int at, int width, T value) {
    exchange(bytes, at, width, value);
  }

  /** Puts a value and returns it; for null, gets a value. */
  private Object exchange(byte[] bytes, int at, int width, @Nullable Object value) {
    return switch (index) {
      case 0 -> vector2(bytes, at, width, (Vector2) value);
      case 1 -> vector2i(bytes, at, (Vector2i) value);
      case 2 -> rect2(bytes, at, width, (Rect2) value);
      case 3 -> rect2i(bytes, at, (Rect2i) value);
      case 4 -> vector3(bytes, at, width, 1, (Vector3) value);
      case 5 -> vector3i(bytes, at, (Vector3i) value);
      case 6 -> transform2D(bytes, at, width, (Transform2D) value);
      case 7 -> vector4(bytes, at, width, (Vector4) value);
      case 8 -> vector4i(bytes, at, (Vector4i) value);
      case 9 -> plane(bytes, at, width, (Plane) value);
      case 10 -> quaternion(bytes, at, width, (Quaternion) value);
      case 11 -> aabb(bytes, at, width, (Aabb) value);
      case 12 -> basis(bytes, at, width, (Basis) value);
      case 13 -> transform3D(bytes, at, width, (Transform3D) value);
      case 14 -> projection(bytes, at, width, (Projection) value);
      case 15 -> color(bytes, at, (Color) value);
      default -> throw new IllegalStateException(type.godotName());
    };
  }

  /** Returns the size in bytes of each component of a value with this header. */
  int width(VariantFormat format, int header) {
    boolean wide = isReal && Layout.is64(header) && format.generation() == 4;
    return wide ? LittleEndian.LONG : LittleEndian.WORD;
  }

  /** Returns the size in bytes of each component of a value that is written in {@code format}. */
  int width(VariantFormat format) {
    boolean wide = isReal && format.isDoublePrecision();
    return wide ? LittleEndian.LONG : LittleEndian.WORD;
  }

  public T read(PacketInput in) {
    int width = width(in.format, in.takeHeader(type));
    return get(in.bytes, in.pass((long) components * width), width);
  }

  /** Writes a value with its header, or nil for null. */
  public void write(PacketOutput out, @Nullable T value) {
    if (value == null) {
      Numbers.writeNil(out);
      return;
    }
    int width = width(out.format);
    int length = components * width;
    out.putHeader(type, width == LittleEndian.LONG ? Layout.FLAG_64 : 0, length);
    put(out.bytes, out.position, width, value);
    out.position += length;
  }

  /** Reads the components of a value into {@code numbers}, from the index {@code first}. */
  void readComponents(PacketInput in, double[] numbers, int first) {
    int width = width(in.format, in.takeHeader(type));
    int at = in.pass((long) components * width);
    for (int i = 0; i < components; i++) {
      numbers[first + i] = real(in.bytes, at, width, i);
    }
  }

  double[] parts(T value) {
    double[] parts = new double[components];
    addParts(value, parts, 0);
    return parts;
  }

  /**
   * Puts the components of a value into {@code parts}, from the index {@code first}, without
   * rounding.
   */
  void addParts(T value, double[] parts, int first) {
    int width = isReal ? LittleEndian.LONG : LittleEndian.WORD;
    byte[] exact = new byte[components * width];
    put(exact, 0, width, value);
    for (int i = 0; i < components; i++) {
      parts[first + i] = type.hasIntComponents() ? word(exact, 0, i) : real(exact, 0, width, i);
    }
  }

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

  private static double real(byte[] bytes, int at, int width, int index) {
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

  private static int word(byte[] bytes, int at, int index) {
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
}
