package io.variantmapper.text.base;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The components of vectors, matrices and colors. A text has them in the same order as a packet, so
 * this class converts values by writing and reading packets. It keeps one writer and one reader.
 */
public final class Components {
  private static final int HEADER = 4;
  private static final int COUNT = 4;

  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007F_FFFF;
  private static final int FLOAT_NAN = 0x7F80_0000;
  private static final long DOUBLE_NAN = 0x7FF0_0000_0000_0000L;

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle DOUBLE =
      MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

  private final VariantFormat format;
  private @Nullable VariantWriter writer;
  private @Nullable VariantReader reader;
  private byte[] packet = {};

  /** Creates a converter that rounds components to the precision of a format. */
  public Components(VariantFormat format) {
    this.format = format;
  }

  /**
   * Returns the components of a value, or of all elements of a packed array.
   *
   * @param type the type that has the components
   */
  public double[] of(Variant value, VariantType type) {
    if (writer == null) {
      writer = new VariantWriter(format);
    }
    writer.reset();
    writer.writeVariant(value);
    byte[] bytes = writer.buffer();
    int first = value.type() == type ? HEADER : HEADER + COUNT;
    int width = areDoubles(type) ? Double.BYTES : Float.BYTES;
    double[] components = new double[(writer.size() - first) / width];
    for (int i = 0; i < components.length; i++) {
      int at = first + i * width;
      components[i] = width == Double.BYTES
          ? (double) DOUBLE.get(bytes, at)
          : type.hasIntComponents() ? (int) INT.get(bytes, at) : widen((int) INT.get(bytes, at));
    }
    return components;
  }

  /**
   * Returns the value, or the packed array, that has the first {@code count} components of an
   * array.
   */
  public Variant toVariant(VariantType type, VariantType element, double[] components, int count) {
    int width = areDoubles(element) ? Double.BYTES : Float.BYTES;
    int most = HEADER + COUNT + count * width;
    if (packet.length < most) {
      packet = new byte[most];
    }
    INT.set(packet, 0, format.typeId(type) | (areDoubles(element) ? 1 << 16 : 0));
    int at = HEADER;
    if (type != element) {
      INT.set(packet, at, count / element.components().size());
      at += COUNT;
    }
    for (int i = 0; i < count; i++) {
      if (width == Double.BYTES) {
        DOUBLE.set(packet, at, components[i]);
      } else {
        INT.set(
            packet, at, element.hasIntComponents() ? (int) components[i] : narrow(components[i]));
      }
      at += width;
    }
    if (reader == null) {
      reader = new VariantReader(packet, 0, at, format);
    } else {
      reader.reset(packet, 0, at);
    }
    return reader.readVariant();
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
  public boolean areDoubles(VariantType type) {
    return format.isDoublePrecision() && type.hasRealComponents();
  }
}
