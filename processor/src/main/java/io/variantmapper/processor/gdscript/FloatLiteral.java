package io.variantmapper.processor.gdscript;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Generates an expression whose value in Godot is exactly the given float.
 *
 * <p>Godot's {@code String::to_float} does not round decimal numbers correctly: it multiplies or
 * divides the first 18 digits by a power of ten, and each of these steps may be rounded. So the
 * shortest decimal number for a float can be another float in Godot. In most cases, other digits
 * help. For the rest, there is no decimal number that Godot reads as the float.
 *
 * <pre>{@code
 * FloatLiteral.of(1.5)     // 1.5
 * FloatLiteral.of(0.11f)   // 1.09999999403953552e-1, because 0.10999999940395355 is another float
 * FloatLiteral.of(0.23f)   // 15435039 * pow(2.0, -26.0)
 * }</pre>
 */
final class FloatLiteral {
  private static final int MAX_DIGITS = 18;
  private static final int MAX_STEPS = 9;
  private static final long BILLION = 1_000_000_000;

  /** The powers from which Godot calculates other powers. The exponents are powers of two. */
  private static final double[] POWERS = {10, 1e2, 1e4, 1e8, 1e16, 1e32, 1e64, 1e128, 1e256};

  private FloatLiteral() {}

  static String of(double value) {
    if (Double.isNaN(value)) {
      return "NAN";
    } else if (Double.isInfinite(value)) {
      return value > 0 ? "INF" : "-INF";
    } else if (value == 0) {
      // To Godot, 0.0 and -0.0 are the same constant: it uses the one that comes first for both.
      return 1 / value > 0 ? "0.0" : "\"-0.0\".to_float()";
    }
    double size = Math.abs(value);
    String literal = decimals(size)
        .filter(decimal -> decimal.doubleValue() == size)
        .flatMap(FloatLiteral::texts)
        .filter(text -> readByGodot(text, false) == size && readByGodot(text, true) == size)
        .findFirst()
        .orElseGet(() -> product(size));
    return value < 0 ? "-" + literal : literal;
  }

  /** Returns the decimal numbers near a float. Shorter numbers come before longer ones. */
  private static Stream<BigDecimal> decimals(double value) {
    BigDecimal exact = new BigDecimal(value);
    return IntStream.rangeClosed(1, MAX_DIGITS)
        .mapToObj(digits -> exact.round(new MathContext(digits)))
        .flatMap(rounded -> IntStream.rangeClosed(0, MAX_STEPS)
            .mapToObj(steps -> rounded.ulp().multiply(BigDecimal.valueOf(steps)))
            .flatMap(distance -> Stream.of(rounded.add(distance), rounded.subtract(distance))))
        .filter(decimal -> decimal.signum() > 0);
  }

  /** Returns 0.016 and then 1.6e-2, because zeros before the number are also digits to Godot. */
  private static Stream<String> texts(BigDecimal decimal) {
    BigDecimal number = decimal.stripTrailingZeros();
    int exponent = number.precision() - number.scale() - 1;
    Stream<String> plain =
        exponent >= -3 && exponent < 7 ? Stream.of(plain(number)) : Stream.empty();
    return Stream.concat(plain, Stream.of(plain(number.movePointLeft(exponent)) + "e" + exponent));
  }

  private static String plain(BigDecimal number) {
    return number.setScale(Math.max(1, number.scale())).toPlainString();
  }

  /**
   * Returns the float that Godot reads.
   *
   * @param fuses whether Godot's own compiler has fused a multiplication and an addition, as
   *     compilers do for ARM
   */
  private static double readByGodot(String text, boolean fuses) {
    String[] parts = text.split("e", 2);
    String all = parts[0].replace(".", "");
    String digits = all.substring(0, Math.min(all.length(), MAX_DIGITS));
    int exponent = parts[0].indexOf('.') - digits.length();
    if (parts.length > 1) {
      exponent += Integer.parseInt(parts[1]);
    }
    double high = Math.floorDiv(Long.parseLong(digits), BILLION);
    double low = Math.floorMod(Long.parseLong(digits), BILLION);
    double fraction = fuses ? Math.fma(BILLION, high, low) : BILLION * high + low;
    double power = 1;
    for (int i = 0; i < POWERS.length; i++) {
      if ((Math.abs(exponent) >> i & 1) == 1) {
        power *= POWERS[i];
      }
    }
    return exponent < 0 ? fraction / power : fraction * power;
  }

  // 3 * pow(2.0, -1074.0)
  private static String product(double value) {
    int exponent = Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
    long mantissa = (long) Math.scalb(value, -exponent);
    int zeros = Long.numberOfTrailingZeros(mantissa);
    return (mantissa >> zeros) + " * pow(2.0, " + (exponent + zeros) + ".0)";
  }
}
