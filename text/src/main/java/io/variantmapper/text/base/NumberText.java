package io.variantmapper.text.base;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads numbers as the engine does. Godot 3 writes six digits, so most numbers have
 * another value when they are read again. Neither engine rounds correctly when it reads.
 *
 * <p>Godot 3.2 writes {@code Vector2( inf, 0 )} and {@code -inf.0}, but can't read them. Godot 3.6
 * writes {@code inf_neg}, which 3.2 can't read. All versions read {@code -1e999} as −∞, and
 * {@code 0e999} as NaN, because 10^511 is infinite when they compute it.
 */
public final class NumberText {
  public static final String INFINITY = "inf";
  public static final String NEGATIVE_INFINITY = "inf_neg";
  public static final String NAN = "nan";

  private static final int MOST_DIGITS_4 = 15;
  private static final int DIGITS_3 = 6;
  /** The number of digits that the engine reads. The engine ignores further digits. */
  public static final int DIGITS_READ = 18;

  private static final int MOST_EXPONENT = 511;
  private static final long NEARLY_FULL = Long.MAX_VALUE / 10;
  private static final double[] POWERS = {1e1, 1e2, 1e4, 1e8, 1e16, 1e32, 1e64, 1e128, 1e256};

  private NumberText() {}

  /** Returns the text of a component of a vector, without {@code .0} at the end. */
  public static String component(double number, boolean isGodot4) {
    double written = isGodot4 ? number : (float) number;
    if (Double.isNaN(written)) {
      return isGodot4 ? NAN : "0e999";
    } else if (Double.isInfinite(written)) {
      return isGodot4 ? infinity(written) : written > 0 ? "1e999" : "-1e999";
    } else if (written == 0) {
      return "0";
    }
    return isGodot4 ? shortest(written, (float) written == written) : sixDigits(written);
  }

  /** Returns the text of a float. An integer without an exponent gets {@code .0} at the end. */
  public static String real(double number, boolean isGodot4) {
    double written = isGodot4 ? number : (float) number;
    if (Double.isNaN(written)) {
      return NAN;
    } else if (Double.isInfinite(written) && (isGodot4 || written > 0)) {
      return infinity(written);
    }
    String text = component(written, isGodot4);
    return text.contains(".") || text.contains("e") ? text : text + ".0";
  }

  private static String infinity(double number) {
    return number > 0 ? INFINITY : NEGATIVE_INFINITY;
  }

  /**
   * Returns the text of a number that is not 0, with as few digits as {@link Grisu2} finds.
   *
   * @param isFloat whether the digits only need to identify a float, not a double
   */
  public static String shortest(double number, boolean isFloat) {
    double size = Math.abs(number);
    Grisu2 printed = isFloat ? Grisu2.of((float) size) : Grisu2.of(size);
    return (number < 0 ? "-" : "") + placed(printed.digits(), printed.point());
  }

  /** Returns digits with a point, or with an exponent if the number is very large or small. */
  private static String placed(String digits, int point) {
    int count = digits.length();
    if (point > 0 && point <= MOST_DIGITS_4) {
      return point >= count
          ? digits + "0".repeat(point - count)
          : digits.substring(0, point) + "." + digits.substring(point);
    } else if (point > -4 && point <= 0) {
      return "0." + "0".repeat(-point) + digits;
    }
    return scientific(digits, point - 1);
  }

  private static String scientific(String digits, int exponent) {
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    String size = Integer.toString(Math.abs(exponent));
    return digits.charAt(0) + fraction + "e" + (exponent < 0 ? "-" : "+")
        + (size.length() == 1 ? "0" : "") + size;
  }

  /** Returns the text that C prints with {@code %g}. */
  private static String sixDigits(double number) {
    BigDecimal rounded = new BigDecimal(Math.abs(number))
        .round(new MathContext(DIGITS_3, RoundingMode.HALF_EVEN))
        .stripTrailingZeros();
    int exponent = rounded.precision() - rounded.scale() - 1;
    String text = exponent < -4 || exponent >= DIGITS_3
        ? scientific(rounded.unscaledValue().toString(), exponent)
        : rounded.toPlainString();
    return (number < 0 ? "-" : "") + text;
  }

  /**
   * Returns the number that a word stands for; null if the word is not a number for the engine.
   */
  public static @Nullable Double ofWord(String word) {
    return switch (word) {
      case INFINITY -> Double.POSITIVE_INFINITY;
      case NAN -> Double.NaN;
      case "-inf", NEGATIVE_INFINITY -> Double.NEGATIVE_INFINITY;
      default -> null;
    };
  }

  /**
   * Reads an integer, with or without a minus. An integer out of range becomes the largest or the
   * smallest long.
   */
  public static long readInt(String text) {
    boolean isNegative = text.startsWith("-");
    long number = 0;
    for (int i = isNegative ? 1 : 0; i < text.length() && isDigit(text.charAt(i)); i++) {
      if (number > NEARLY_FULL) {
        return isNegative ? Long.MIN_VALUE : Long.MAX_VALUE;
      }
      number = number * 10 + (text.charAt(i) - '0');
    }
    return isNegative ? -number : number;
  }

  /** Reads a float: a minus, digits, a point and an exponent, each of which may be missing. */
  public static double readReal(String text) {
    int at = text.startsWith("-") ? 1 : 0;
    int firstDigit = at;
    StringBuilder digits = new StringBuilder();
    int point = -1;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '.' && point < 0) {
        point = at - firstDigit;
      } else if (isDigit(c)) {
        digits.append(c);
      } else {
        break;
      }
    }
    int count = Math.min(digits.length(), DIGITS_READ);
    int exponent = (point < 0 ? digits.length() : point) - count + exponent(text, at);
    int half = Math.max(0, count - 9);
    double mantissa =
        1.0e9 * whole(digits.substring(0, half)) + whole(digits.substring(half, count));
    double power = power(Math.min(Math.abs(exponent), MOST_EXPONENT));
    double number = exponent < 0 ? mantissa / power : mantissa * power;
    return text.startsWith("-") ? -number : number;
  }

  private static int whole(String digits) {
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  private static int exponent(String text, int at) {
    if (at >= text.length() || (text.charAt(at) != 'e' && text.charAt(at) != 'E')) {
      return 0;
    }
    int next = at + 1;
    boolean isNegative = next < text.length() && text.charAt(next) == '-';
    if (isNegative || (next < text.length() && text.charAt(next) == '+')) {
      next++;
    }
    int exponent = 0;
    for (; next < text.length() && isDigit(text.charAt(next)); next++) {
      exponent = Math.min(exponent * 10 + (text.charAt(next) - '0'), 1 << 20);
    }
    return isNegative ? -exponent : exponent;
  }

  /** Returns 10^n, with the same rounding errors as the engine's multiplication. */
  private static double power(int n) {
    double power = 1;
    for (int i = 0; i < POWERS.length; i++) {
      if ((n >> i & 1) != 0) {
        power *= POWERS[i];
      }
    }
    return power;
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
