package io.variantmapper.text;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.EnumMap;
import java.util.Map;

/**
 * The components of vectors, matrices and colors. A text has them in the same order as a packet, so
 * this class converts values by writing and reading packets.
 */
final class Components {
  private static final int HEADER = 4;
  private static final int COUNT = 4;

  private static final Map<VariantType, Integer> COUNTS = counts();

  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007F_FFFF;
  private static final int FLOAT_NAN = 0x7F80_0000;
  private static final long DOUBLE_NAN = 0x7FF0_0000_0000_0000L;

  private Components() {}

  private static Map<VariantType, Integer> counts() {
    Map<VariantType, Integer> counts = new EnumMap<>(VariantType.class);
    counts.put(VariantType.VECTOR2, 2);
    counts.put(VariantType.VECTOR2I, 2);
    counts.put(VariantType.RECT2, 4);
    counts.put(VariantType.RECT2I, 4);
    counts.put(VariantType.VECTOR3, 3);
    counts.put(VariantType.VECTOR3I, 3);
    counts.put(VariantType.TRANSFORM_2D, 6);
    counts.put(VariantType.VECTOR4, 4);
    counts.put(VariantType.VECTOR4I, 4);
    counts.put(VariantType.PLANE, 4);
    counts.put(VariantType.QUATERNION, 4);
    counts.put(VariantType.AABB, 6);
    counts.put(VariantType.BASIS, 9);
    counts.put(VariantType.TRANSFORM_3D, 12);
    counts.put(VariantType.PROJECTION, 16);
    counts.put(VariantType.COLOR, 4);
    return counts;
  }

  /** Returns the number of components; 0 for types that have none. */
  static int count(VariantType type) {
    return COUNTS.getOrDefault(type, 0);
  }

  /** Returns whether the components are ints. */
  static boolean areInts(VariantType type) {
    return switch (type) {
      case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> true;
      default -> false;
    };
  }

  /** Returns the components of a value, or of all elements of a packed array. */
  static double[] of(Variant value, VariantType type, boolean isPacked, VariantFormat format) {
    ByteBuffer packet = ByteBuffer.wrap(value.encode(format)).order(ByteOrder.LITTLE_ENDIAN);
    packet.position(isPacked ? HEADER + COUNT : HEADER);
    int width = areDoubles(type, format) ? Double.BYTES : Float.BYTES;
    double[] components = new double[packet.remaining() / width];
    for (int i = 0; i < components.length; i++) {
      components[i] = areInts(type)
          ? packet.getInt()
          : width == Double.BYTES ? packet.getDouble() : widen(packet.getInt());
    }
    return components;
  }

  /** Returns the value, or the packed array, that has these components. */
  static Variant toVariant(
      VariantType type, VariantType element, double[] components, VariantFormat format) {
    boolean isPacked = type != element;
    int width = areDoubles(element, format) ? Double.BYTES : Float.BYTES;
    ByteBuffer packet = ByteBuffer.allocate(HEADER + COUNT + components.length * width)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(format.typeId(type) | (areDoubles(element, format) ? 1 << 16 : 0));
    if (isPacked) {
      packet.putInt(components.length / count(element));
    }
    for (double component : components) {
      if (areInts(element)) {
        packet.putInt((int) component);
      } else if (width == Double.BYTES) {
        packet.putDouble(component);
      } else {
        packet.putInt(narrow(component));
      }
    }
    byte[] bytes = new byte[packet.position()];
    packet.flip().get(bytes);
    return Variant.decode(bytes, format);
  }

  /**
   * Converts the float with these bits to a double. A cast would change a bit of a signaling NaN.
   */
  static double widen(int bits) {
    float number = Float.intBitsToFloat(bits);
    if (!Float.isNaN(number)) {
      return number;
    }
    long sign = (long) (bits & Integer.MIN_VALUE) << Integer.SIZE;
    long mantissa = (long) (bits & FLOAT_MANTISSA) << MANTISSA_DIFFERENCE;
    return Double.longBitsToDouble(sign | DOUBLE_NAN | mantissa);
  }

  /** Returns the bits of the nearest float; for a NaN, with the bits that a float has. */
  static int narrow(double number) {
    if (!Double.isNaN(number)) {
      return Float.floatToRawIntBits((float) number);
    }
    long bits = Double.doubleToRawLongBits(number);
    int sign = (int) (bits >>> Integer.SIZE) & Integer.MIN_VALUE;
    int mantissa = (int) (bits >>> MANTISSA_DIFFERENCE) & FLOAT_MANTISSA;
    // With a mantissa of 0, the float would be infinite.
    return sign | FLOAT_NAN | (mantissa == 0 ? 1 : mantissa);
  }

  /** Returns whether each component takes 8 bytes in a packet. */
  static boolean areDoubles(VariantType type, VariantFormat format) {
    return format.isDoublePrecision() && type != VariantType.COLOR && !areInts(type);
  }
}
