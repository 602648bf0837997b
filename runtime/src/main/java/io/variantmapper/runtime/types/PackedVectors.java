package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A packed array of vectors or colors: their components, one after the other. Java has them as
 * values, or as their components: {@code x y z x y z}.
 *
 * <p>A record for the same reason as {@link MathRow}.
 *
 * @param element the row of the elements
 * @param empty an array of no elements
 */
public record PackedVectors<E>(VariantType type, MathRow<E> element, E[] empty) {
  /** PackedVector2Array. */
  public static final PackedVectors<Vector2> VECTORS2 =
      new PackedVectors<>(VariantType.PACKED_VECTOR2_ARRAY, MathRow.VECTOR2, new Vector2[0]);

  /** PackedVector3Array. */
  public static final PackedVectors<Vector3> VECTORS3 =
      new PackedVectors<>(VariantType.PACKED_VECTOR3_ARRAY, MathRow.VECTOR3, new Vector3[0]);

  /** PackedVector4Array. */
  public static final PackedVectors<Vector4> VECTORS4 =
      new PackedVectors<>(VariantType.PACKED_VECTOR4_ARRAY, MathRow.VECTOR4, new Vector4[0]);

  /** PackedColorArray. */
  public static final PackedVectors<Color> COLORS =
      new PackedVectors<>(VariantType.PACKED_COLOR_ARRAY, MathRow.COLOR, new Color[0]);

  private static final PackedVectors<?>[] ALL = {VECTORS2, VECTORS3, VECTORS4, COLORS};

  /**
   * Returns the row of a packed array's type.
   *
   * @throws IllegalArgumentException for any other than these four types
   */
  @SuppressWarnings(
      "unchecked") // Callers that do not know the type have a value that the row read.
  public static PackedVectors<Object> of(VariantType type) {
    for (PackedVectors<?> row : ALL) {
      if (row.type == type) {
        return (PackedVectors<Object>) row;
      }
    }
    throw new IllegalArgumentException(
        type.godotName() + " is not a packed array of vectors or colors");
  }

  /** Reads a packed array of this type, or any array of such elements. */
  public E[] read(PacketInput in) {
    int bytesEach = element.components() * LittleEndian.WORD;
    int count = Containers.takePlain(in, type, bytesEach);
    if (count >= 0) {
      return take(in, count, bytesEach);
    }
    E[] values = Arrays.copyOf(empty, Containers.beginArray(in));
    for (int i = 0; i < values.length; i++) {
      values[i] = element.read(in);
    }
    Containers.endArray(in);
    return values;
  }

  private E[] take(PacketInput in, int count, int bytesEach) {
    E[] values = Arrays.copyOf(empty, count);
    int at = Steps.pass(in, (long) count * bytesEach);
    for (int i = 0; i < count; i++) {
      values[i] = element.get(in.bytes, at + i * bytesEach, LittleEndian.WORD);
    }
    return values;
  }

  /** Writes a packed array, or nil for null. */
  public void write(PacketOutput out, E @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    int width = begin(out, values.length);
    for (E value : values) {
      element.put(out.bytes, out.position, width, present(out, type, value));
      out.position += element.components() * width;
    }
  }

  /** Appends header and count, and makes room; returns the bytes of a component. */
  private int begin(PacketOutput out, int count) {
    int width = element.width(out.format);
    long length = (long) count * element.components() * width;
    Steps.putHeader(
        out, type, width == LittleEndian.LONG ? Header.FLAG_64 : 0, LittleEndian.WORD + length);
    Steps.putWord(out, count);
    return width;
  }

  /**
   * Appends header and count of elements whose components come one after the other.
   *
   * @throws IllegalArgumentException if the last element would be incomplete
   */
  private int beginComponents(PacketOutput out, int count) {
    int each = element.components();
    if (count % each != 0) {
      throw new IllegalArgumentException(count + " numbers are no whole " + type.godotName()
          + ": each of its elements has " + each);
    }
    return begin(out, count / each);
  }

  /** Returns an element of a packed array, which has no header that could say nil. */
  static <T> T present(PacketOutput out, VariantType type, @Nullable T element) {
    if (element == null) {
      throw new NullPointerException(type.godotName() + " can't hold null at offset " + out.position
          + " (" + out.pathToElement() + "). Leave it out, or mark the elements @Nullable");
    }
    return element;
  }

  /**
   * Writes components; each is a double in a double-precision format.
   *
   * @throws IllegalArgumentException if the last element would be incomplete
   */
  public void writeComponents(PacketOutput out, float[] values) {
    if (beginComponents(out, values.length) == LittleEndian.LONG) {
      for (float value : values) {
        Steps.putLong(out, Double.doubleToRawLongBits(value));
      }
    } else {
      PackedNumbers.put(out, values);
    }
  }

  /**
   * Writes components; each is rounded to a float, except in a double-precision format.
   *
   * @throws IllegalArgumentException if the last element would be incomplete
   */
  public void writeComponents(PacketOutput out, double[] values) {
    boolean wide = beginComponents(out, values.length) == LittleEndian.LONG;
    for (double value : values) {
      if (wide) {
        Steps.putLong(out, Double.doubleToRawLongBits(value));
      } else {
        Steps.putWord(out, MathValues.narrow(value));
      }
    }
  }

  /** Reads components, or any array of such elements, or of numbers, as many as elements have. */
  public double[] readDoubles(PacketInput in) {
    int count = Containers.beginArray(in);
    double[] values;
    if (areComponents(in, count)) {
      values = new double[count];
      PackedNumbers.readElements(in, values);
    } else {
      values = ofElements(in, count);
    }
    Containers.endArray(in);
    return values;
  }

  /** The same as floats; vectors are rounded, other numbers are read as {@link Numbers} does. */
  public float[] readFloats(PacketInput in) {
    int each = element.components();
    int plain = Containers.takePlain(in, type, each * LittleEndian.WORD);
    if (plain >= 0) {
      return PackedNumbers.takeFloats(in, plain * each);
    }
    int count = Containers.beginArray(in);
    float[] values;
    if (areComponents(in, count)) {
      values = new float[count];
      PackedNumbers.readElements(in, values);
    } else {
      values = narrowed(in, count);
    }
    Containers.endArray(in);
    return values;
  }

  private double[] ofElements(PacketInput in, int count) {
    int each = element.components();
    double[] values = new double[count * each];
    for (int i = 0; i < count; i++) {
      element.readComponents(in, values, i * each);
    }
    return values;
  }

  private float[] narrowed(PacketInput in, int count) {
    int each = element.components();
    float[] values = new float[count * each];
    double[] wide = new double[each];
    for (int i = 0; i < values.length; i++) {
      if (i % each == 0) {
        element.readComponents(in, wide, 0);
      }
      values[i] = (float) wide[i % each];
      if (Float.isInfinite(values[i]) && !Double.isInfinite(wide[i % each])) {
        throw in.unexpected("components that 32-bit floats hold, not " + wide[i % each] + ",");
      }
    }
    return values;
  }

  /** Whether the array that was opened holds ints or floats, as many as its elements have. */
  private boolean areComponents(PacketInput in, int count) {
    if (count == 0) {
      return false;
    }
    int array = in.valueStart;
    VariantType first = Steps.peekType(in);
    boolean numbers = first == VariantType.INT || first == VariantType.FLOAT;
    int each = element.components();
    if (numbers && count % each != 0) {
      in.valueStart = array;
      throw in.unexpected("a multiple of " + each + " numbers (" + each + " for each "
          + type.element().godotName() + "), not " + count + ",");
    }
    return numbers;
  }

  /** Returns the components of all elements. */
  double[] parts(E[] values) {
    double[] parts = new double[values.length * element.components()];
    for (int i = 0; i < values.length; i++) {
      element.addParts(values[i], parts, i * element.components());
    }
    return parts;
  }
}
