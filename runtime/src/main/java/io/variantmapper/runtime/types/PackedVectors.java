package io.variantmapper.runtime.types;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes packed arrays of vectors or colors, as values or as consecutive components such
 * as {@code x y z x y z}.
 *
 * <p>The methods take the {@link MathRow} of the elements as a parameter. Most callers pass a
 * constant, because that is faster; {@code MathRow} explains why.
 */
public final class PackedVectors {
  private PackedVectors() {}

  /**
   * Returns the {@link MathRow} of the elements of a packed array.
   *
   * @throws IllegalArgumentException if {@code type} is not one of the four packed arrays of
   *     vectors or colors
   */
  public static MathRow<Object> rowOf(VariantType type) {
    Objects.requireNonNull(type, "type");
    if (!type.isPackedArray() || !MathRow.isMath(type.element())) {
      throw new IllegalArgumentException(
          type.godotName() + " is not a packed array of vectors or colors");
    }
    return MathRow.of(type.element());
  }

  /** Reads a packed array, or an Array, whose elements have the given type. */
  public static <E> E[] read(PacketInput in, MathRow<E> element) {
    int bytesEach = element.components() * LittleEndian.WORD;
    int count = Containers.takePlain(in, element.packed(), bytesEach);
    if (count >= 0) {
      return take(in, element, count, bytesEach);
    }
    E[] values = Arrays.copyOf(element.none(), Containers.beginArray(in));
    for (int i = 0; i < values.length; i++) {
      values[i] = element.read(in);
    }
    Containers.endArray(in);
    return values;
  }

  private static <E> E[] take(PacketInput in, MathRow<E> element, int count, int bytesEach) {
    E[] values = Arrays.copyOf(element.none(), count);
    int at = in.pass((long) count * bytesEach);
    for (int i = 0; i < count; i++) {
      values[i] = element.get(in.bytes, at + i * bytesEach, LittleEndian.WORD);
    }
    return values;
  }

  /** Writes a packed array, or nil for null. */
  public static <E> void write(PacketOutput out, MathRow<E> element, E @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    int width = begin(out, element, values.length);
    for (E value : values) {
      element.put(out.bytes, out.position, width, present(out, element.packed(), value));
      out.position += element.components() * width;
    }
  }

  /**
   * Appends the header and the count, and makes room for the elements; returns the size of a
   * component in bytes.
   */
  private static int begin(PacketOutput out, MathRow<?> element, int count) {
    int width = element.width(out.format);
    long length = (long) count * element.components() * width;
    out.putHeader(
        element.packed(),
        width == LittleEndian.LONG ? Layout.FLAG_64 : 0,
        LittleEndian.WORD + length);
    out.putWord(count);
    return width;
  }

  /**
   * Appends the header and the count for elements that are given as components.
   *
   * @throws IllegalArgumentException if components of the last element are missing
   */
  private static int beginComponents(PacketOutput out, MathRow<?> element, int count) {
    int each = element.components();
    if (count % each != 0) {
      throw new IllegalArgumentException("Expected a multiple of " + each + " numbers for a "
          + element.packed().godotName() + ", found " + count);
    }
    return begin(out, element, count / each);
  }

  /**
   * Returns an element of a packed array, or throws if it is null, because an element has no header
   * and so can't be a nil.
   */
  static <T> T present(PacketOutput out, VariantType type, @Nullable T element) {
    if (element == null) {
      throw new NullPointerException(type.godotName() + " can't hold null at offset " + out.position
          + " (" + out.pathToElement() + "). Leave it out, or mark the elements @Nullable");
    }
    return element;
  }

  /**
   * Writes a packed array whose elements are given as components. Writes the components as floats,
   * or as doubles if they belong to vectors and the format has double precision.
   *
   * @throws IllegalArgumentException if components of the last element are missing
   */
  public static void writeComponents(PacketOutput out, MathRow<?> element, float[] values) {
    if (beginComponents(out, element, values.length) == LittleEndian.LONG) {
      for (float value : values) {
        out.putLong(Double.doubleToRawLongBits(value));
      }
    } else {
      PackedNumbers.put(out, values);
    }
  }

  /**
   * Writes a packed array whose elements are given as components. Rounds the components to floats.
   * But if they belong to vectors and the format has double precision, writes them as doubles,
   * without rounding.
   *
   * @throws IllegalArgumentException if components of the last element are missing
   */
  public static void writeComponents(PacketOutput out, MathRow<?> element, double[] values) {
    boolean wide = beginComponents(out, element, values.length) == LittleEndian.LONG;
    for (double value : values) {
      if (wide) {
        out.putLong(Double.doubleToRawLongBits(value));
      } else {
        out.putWord(MathRow.narrow(value));
      }
    }
  }

  /**
   * Reads the components of all elements of an array, packed or not. Also reads an array of
   * numbers, and takes the numbers as the components.
   */
  public static double[] readDoubles(PacketInput in, MathRow<?> element) {
    int count = Containers.beginArray(in);
    double[] values;
    if (areComponents(in, element, count)) {
      values = new double[count];
      PackedNumbers.readElements(in, values);
    } else {
      values = ofElements(in, element, count);
    }
    Containers.endArray(in);
    return values;
  }

  /**
   * Reads the same arrays as {@link #readDoubles}, but returns floats. Rounds the components of
   * vectors. Reads each number in an array of numbers with {@link Numbers#readFloat}.
   */
  public static float[] readFloats(PacketInput in, MathRow<?> element) {
    int each = element.components();
    int plain = Containers.takePlain(in, element.packed(), each * LittleEndian.WORD);
    if (plain >= 0) {
      return PackedNumbers.takeFloats(in, plain * each);
    }
    int count = Containers.beginArray(in);
    float[] values;
    if (areComponents(in, element, count)) {
      values = new float[count];
      PackedNumbers.readElements(in, values);
    } else {
      values = narrowed(in, element, count);
    }
    Containers.endArray(in);
    return values;
  }

  private static double[] ofElements(PacketInput in, MathRow<?> element, int count) {
    int each = element.components();
    double[] values = new double[count * each];
    for (int i = 0; i < count; i++) {
      element.readComponents(in, values, i * each);
    }
    return values;
  }

  private static float[] narrowed(PacketInput in, MathRow<?> element, int count) {
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

  /**
   * Returns whether the open array contains numbers, which are components, instead of whole
   * elements. Throws if components of the last element are missing.
   */
  private static boolean areComponents(PacketInput in, MathRow<?> element, int count) {
    if (count == 0) {
      return false;
    }
    int array = in.valueStart;
    VariantType first = in.nextType();
    boolean numbers = first == VariantType.INT || first == VariantType.FLOAT;
    int each = element.components();
    if (numbers && count % each != 0) {
      in.valueStart = array;
      throw in.unexpected("a multiple of " + each + " numbers (" + each + " for each "
          + element.type().godotName() + "), not " + count + ",");
    }
    return numbers;
  }

  static <E> double[] parts(MathRow<E> element, E[] values) {
    double[] parts = new double[values.length * element.components()];
    for (int i = 0; i < values.length; i++) {
      element.addParts(values[i], parts, i * element.components());
    }
    return parts;
  }
}
