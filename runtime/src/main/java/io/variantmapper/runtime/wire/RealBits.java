package io.variantmapper.runtime.wire;

/**
 * Floats of 32 bits as doubles and back, with every bit of a NaN kept, as the engine keeps them in
 * its vectors. The processor's own conversion makes a signaling NaN quiet.
 */
public final class RealBits {
  private static final int MANTISSA_DIFFERENCE = 52 - 23;
  private static final int FLOAT_MANTISSA = 0x007FFFFF;
  private static final int FLOAT_NAN = 0x7F800000;
  private static final long DOUBLE_NAN = 0x7FF00000_00000000L;

  private RealBits() {}

  /** The float with these bits as a double. */
  public static double widen(int bits) {
    float value = Float.intBitsToFloat(bits);
    return Float.isNaN(value) ? widenNaN(bits) : value;
  }

  private static double widenNaN(int bits) {
    long sign = (long) (bits & Integer.MIN_VALUE) << Integer.SIZE;
    long mantissa = (long) (bits & FLOAT_MANTISSA) << MANTISSA_DIFFERENCE;
    return Double.longBitsToDouble(sign | DOUBLE_NAN | mantissa);
  }

  /** The bits of the float nearest to {@code value}. */
  public static int narrow(double value) {
    return Double.isNaN(value)
        ? narrowNaN(Double.doubleToRawLongBits(value))
        : Float.floatToRawIntBits((float) value);
  }

  private static int narrowNaN(long bits) {
    int sign = (int) (bits >>> Integer.SIZE) & Integer.MIN_VALUE;
    int mantissa = (int) (bits >>> MANTISSA_DIFFERENCE) & FLOAT_MANTISSA;
    // Without a mantissa it would be infinity.
    return sign | FLOAT_NAN | (mantissa == 0 ? 1 : mantissa);
  }
}
