package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PackedNumbers;
import io.variantmapper.runtime.types.PackedVectors;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads Java values as the Variant type given in an annotation, instead of the usual
 * Variant type of their class.
 *
 * <pre>{@code
 * GivenTypes.writeInt32(out, player.coins());   // @VariantField(type = WireType.INT32)
 * }</pre>
 */
public final class GivenTypes {
  private GivenTypes() {}

  /**
   * Writes an int that fits into 32 bits.
   *
   * @throws UnsupportedVariantException for a value that does not fit into 32 bits
   */
  public static void writeInt32(VariantWriter out, long value) {
    Numbers.writeInt(out, requireInt32(out, value));
  }

  private static int requireInt32(VariantWriter out, long value) {
    if (value != (int) value) {
      throw PacketAccess.unsupported(out, "An int of 32 bits can't hold " + value);
    }
    return (int) value;
  }

  /**
   * Writes the 32-bit float nearest to {@code value}.
   *
   * @throws UnsupportedVariantException for a finite value that is too large for a 32-bit float
   */
  public static void writeFloat32(VariantWriter out, double value) {
    Numbers.writeDouble(out, requireFloat32(out, value));
  }

  private static float requireFloat32(VariantWriter out, double value) {
    if (Float.isInfinite((float) value) && !Double.isInfinite(value)) {
      throw PacketAccess.unsupported(out, "A float of 32 bits can't hold " + value);
    }
    return (float) value;
  }

  /**
   * Writes a PackedInt32Array, or nil for null.
   *
   * @throws UnsupportedVariantException for an element that does not fit into 32 bits
   */
  public static void writePackedInt32Array(VariantWriter out, long @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    int[] narrow = new int[values.length];
    for (int i = 0; i < narrow.length; i++) {
      narrow[i] = requireInt32(out, values[i]);
    }
    PackedNumbers.write(out, narrow);
  }

  /**
   * Writes a PackedFloat32Array of the 32-bit floats nearest to the elements, or nil for null.
   *
   * @throws UnsupportedVariantException for a finite element that is too large for a 32-bit float
   */
  public static void writePackedFloat32Array(VariantWriter out, double @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    float[] narrow = new float[values.length];
    for (int i = 0; i < narrow.length; i++) {
      narrow[i] = requireFloat32(out, values[i]);
    }
    PackedNumbers.write(out, narrow);
  }

  /**
   * Writes a packed array of vectors or colors, or nil for null.
   *
   * @param type PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_VECTOR4_ARRAY or
   *     PACKED_COLOR_ARRAY
   * @param values the components of all elements in order, such as {@code x y z x y z}
   * @throws IllegalArgumentException for any other type, or if components of the last element are
   *     missing
   */
  public static void writeComponents(
      VariantWriter out, VariantType type, float @Nullable [] values) {
    Objects.requireNonNull(type, "type");
    if (values == null) {
      Numbers.writeNil(out);
    } else {
      PackedVectors.writeComponents(out, PackedVectors.rowOf(type), values);
    }
  }

  /**
   * Writes a packed array of vectors or colors, or nil for null. In a single-precision format, and
   * in colors, each component is rounded to a float.
   *
   * @param type as for {@link #writeComponents(VariantWriter, VariantType, float[])}
   * @param values the components of all elements in order
   * @throws IllegalArgumentException for any other type, or if components of the last element are
   *     missing
   */
  public static void writeComponents(
      VariantWriter out, VariantType type, double @Nullable [] values) {
    Objects.requireNonNull(type, "type");
    if (values == null) {
      Numbers.writeNil(out);
    } else {
      PackedVectors.writeComponents(out, PackedVectors.rowOf(type), values);
    }
  }

  /**
   * Reads a packed array of vectors or colors, and returns the components of all elements in order.
   * Also reads an array of another type if its elements are such vectors or colors, or if they are
   * the components as numbers.
   *
   * @param type as for {@link #writeComponents(VariantWriter, VariantType, double[])}
   * @throws UnexpectedVariantException for any other value, or if components of the last element
   *     are missing
   */
  public static double[] readDoubleComponents(VariantReader in, VariantType type) {
    return PackedVectors.readDoubles(in, PackedVectors.rowOf(type));
  }

  /**
   * Reads the values that {@link #readDoubleComponents} reads, and rounds the components to floats.
   *
   * @throws UnexpectedVariantException as for {@link #readDoubleComponents}, and for a finite
   *     component that is too large for a 32-bit float, or an int that such a float does not hold
   *     exactly
   */
  public static float[] readFloatComponents(VariantReader in, VariantType type) {
    return PackedVectors.readFloats(in, PackedVectors.rowOf(type));
  }

  /**
   * Returns an array of the elements. Also works for generic element types, for which {@code new}
   * can't create an array.
   *
   * @param none leave this argument out, so that the compiler creates an empty array of the right
   *     class. For this, {@code E} must not be a type parameter of the caller
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // No other code uses the array.
  public static <E> E[] toArray(List<E> elements, E... none) {
    Objects.requireNonNull(none, "none");
    return elements.toArray(none);
  }
}
