package io.variantmapper.text.base;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The components of vectors, matrices and colors. A text has them in the same order as a packet, so
 * this class converts values by writing and reading packets.
 */
public final class Components {
  private static final int HEADER = 4;
  private static final int COUNT = 4;

  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007F_FFFF;
  private static final int FLOAT_NAN = 0x7F80_0000;
  private static final long DOUBLE_NAN = 0x7FF0_0000_0000_0000L;

  private Components() {}

  /** Returns the components of a value, or of all elements of a packed array. */
  public static double[] of(
      Variant value, VariantType type, boolean isPacked, VariantFormat format) {
    ByteBuffer packet = ByteBuffer.wrap(value.encode(format)).order(ByteOrder.LITTLE_ENDIAN);
    packet.position(isPacked ? HEADER + COUNT : HEADER);
    int width = areDoubles(type, format) ? Double.BYTES : Float.BYTES;
    double[] components = new double[packet.remaining() / width];
    for (int i = 0; i < components.length; i++) {
      components[i] = type.hasIntComponents()
          ? packet.getInt()
          : width == Double.BYTES ? packet.getDouble() : widen(packet.getInt());
    }
    return components;
  }

  /** Returns the value, or the packed array, that has these components. */
  public static Variant toVariant(
      VariantType type, VariantType element, double[] components, VariantFormat format) {
    boolean isPacked = type != element;
    int width = areDoubles(element, format) ? Double.BYTES : Float.BYTES;
    ByteBuffer packet = ByteBuffer.allocate(HEADER + COUNT + components.length * width)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(format.typeId(type) | (areDoubles(element, format) ? 1 << 16 : 0));
    if (isPacked) {
      packet.putInt(components.length / element.components().size());
    }
    for (double component : components) {
      if (element.hasIntComponents()) {
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
  public static double widen(int bits) {
    float number = Float.intBitsToFloat(bits);
    if (!Float.isNaN(number)) {
      return number;
    }
    long sign = (long) (bits & Integer.MIN_VALUE) << Integer.SIZE;
    long mantissa = (long) (bits & FLOAT_MANTISSA) << MANTISSA_DIFFERENCE;
    return Double.longBitsToDouble(sign | DOUBLE_NAN | mantissa);
  }

  /** Returns the bits of the nearest float; for a NaN, with the bits that a float has. */
  public static int narrow(double number) {
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
  public static boolean areDoubles(VariantType type, VariantFormat format) {
    return format.isDoublePrecision() && type.hasRealComponents();
  }
}
