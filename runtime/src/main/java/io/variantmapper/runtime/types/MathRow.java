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
 * @param isInt whether the components are ints
 * @param index the number of the type's case in {@link #get} and {@link #put}
 * @param packed the type of a packed array of such values; {@code type} itself if there is no such
 *     packed array
 * @param none an empty array of such values
 */
public record MathRow<T>(
    VariantType type,
    int components,
    boolean isReal,
    boolean isInt,
    int index,
    VariantType packed,
    T[] none) {
  private static final @Nullable MathRow<?>[] BY_TYPE = new MathRow<?>[VariantType.values().length];

  public static final MathRow<Vector2> VECTOR2 = row(VariantType.VECTOR2, 0);
  public static final MathRow<Vector2i> VECTOR2I = row(VariantType.VECTOR2I, 1);
  public static final MathRow<Rect2> RECT2 = row(VariantType.RECT2, 2);
  public static final MathRow<Rect2i> RECT2I = row(VariantType.RECT2I, 3);
  public static final MathRow<Vector3> VECTOR3 = row(VariantType.VECTOR3, 4);
  public static final MathRow<Vector3i> VECTOR3I = row(VariantType.VECTOR3I, 5);
  public static final MathRow<Transform2D> TRANSFORM_2D = row(VariantType.TRANSFORM_2D, 6);
  public static final MathRow<Vector4> VECTOR4 = row(VariantType.VECTOR4, 7);
  public static final MathRow<Vector4i> VECTOR4I = row(VariantType.VECTOR4I, 8);
  public static final MathRow<Plane> PLANE = row(VariantType.PLANE, 9);
  public static final MathRow<Quaternion> QUATERNION = row(VariantType.QUATERNION, 10);
  public static final MathRow<Aabb> AABB = row(VariantType.AABB, 11);
  public static final MathRow<Basis> BASIS = row(VariantType.BASIS, 12);
  public static final MathRow<Transform3D> TRANSFORM_3D = row(VariantType.TRANSFORM_3D, 13);
  public static final MathRow<Projection> PROJECTION = row(VariantType.PROJECTION, 14);
  public static final MathRow<Color> COLOR = row(VariantType.COLOR, 15);

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
        type,
        type.components().size(),
        type.hasRealComponents(),
        type.hasIntComponents(),
        index,
        packed,
        none);
    BY_TYPE[type.ordinal()] = row;
    return row;
  }

  /** Returns whether {@code type} is a math type. */
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
    return (T) anyAt(bytes, at, width);
  }

  private Object anyAt(byte[] bytes, int at, int width) {
    return switch (index) {
      case 0 -> MathValues.vector2(bytes, at, width);
      case 1 -> MathValues.vector2i(bytes, at);
      case 2 -> MathValues.rect2(bytes, at, width);
      case 3 -> MathValues.rect2i(bytes, at);
      case 4 -> MathValues.vector3(bytes, at, width);
      case 5 -> MathValues.vector3i(bytes, at);
      case 6 -> MathValues.transform2D(bytes, at, width);
      case 7 -> MathValues.vector4(bytes, at, width);
      case 8 -> MathValues.vector4i(bytes, at);
      case 9 -> MathValues.plane(bytes, at, width);
      case 10 -> MathValues.quaternion(bytes, at, width);
      case 11 -> MathValues.aabb(bytes, at, width);
      case 12 -> MathValues.basis(bytes, at, width);
      case 13 -> MathValues.transform3D(bytes, at, width);
      case 14 -> MathValues.projection(bytes, at, width);
      case 15 -> MathValues.color(bytes, at);
      default -> throw new IllegalStateException(type.godotName());
    };
  }

  /**
   * Puts the components of {@code value} into {@code bytes} at index {@code at}, where there must
   * be room for them.
   *
   * @param width as in {@link #get}
   */
  public void put(byte[] bytes, int at, int width, T value) {
    switch (index) {
      case 0 -> MathValues.putVector2(bytes, at, width, (Vector2) value);
      case 1 -> MathValues.putVector2i(bytes, at, (Vector2i) value);
      case 2 -> MathValues.putRect2(bytes, at, width, (Rect2) value);
      case 3 -> MathValues.putRect2i(bytes, at, (Rect2i) value);
      case 4 -> MathValues.putVector3(bytes, at, width, (Vector3) value);
      case 5 -> MathValues.putVector3i(bytes, at, (Vector3i) value);
      case 6 -> MathValues.putTransform2D(bytes, at, width, (Transform2D) value);
      case 7 -> MathValues.putVector4(bytes, at, width, (Vector4) value);
      case 8 -> MathValues.putVector4i(bytes, at, (Vector4i) value);
      case 9 -> MathValues.putPlane(bytes, at, width, (Plane) value);
      case 10 -> MathValues.putQuaternion(bytes, at, width, (Quaternion) value);
      case 11 -> MathValues.putAabb(bytes, at, width, (Aabb) value);
      case 12 -> MathValues.putBasis(bytes, at, width, (Basis) value);
      case 13 -> MathValues.putTransform3D(bytes, at, width, (Transform3D) value);
      case 14 -> MathValues.putProjection(bytes, at, width, (Projection) value);
      case 15 -> MathValues.putColor(bytes, at, (Color) value);
      default -> throw new IllegalStateException(type.godotName());
    }
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

  /** Reads a value of this type. */
  public T read(PacketInput in) {
    int width = width(in.format, Steps.takeHeader(in, type));
    return get(in.bytes, Steps.pass(in, (long) components * width), width);
  }

  /** Writes a value with its header, or nil for null. */
  public void write(PacketOutput out, @Nullable T value) {
    if (value == null) {
      Numbers.writeNil(out);
      return;
    }
    int width = width(out.format);
    int length = components * width;
    Steps.putHeader(out, type, width == LittleEndian.LONG ? Layout.FLAG_64 : 0, length);
    put(out.bytes, out.position, width, value);
    out.position += length;
  }

  /** Reads the components of a value into {@code numbers}, from the index {@code first}. */
  void readComponents(PacketInput in, double[] numbers, int first) {
    int width = width(in.format, Steps.takeHeader(in, type));
    int at = Steps.pass(in, (long) components * width);
    for (int i = 0; i < components; i++) {
      numbers[first + i] = MathValues.real(in.bytes, at, width, i);
    }
  }

  /** Returns the components of a value. */
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
      parts[first + i] = isInt ? MathValues.word(exact, 0, i) : MathValues.real(exact, 0, width, i);
    }
  }
}
