package io.variantmapper.text.base;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes numbers as the engine does. Godot 3 writes six digits, so most numbers have another value
 * when they are read again.
 *
 * <p>Godot 3.2 writes {@code Vector2( inf, 0 )} and {@code -inf.0}, but can't read them. Godot 3.6
 * writes {@code inf_neg}, which 3.2 can't read. All versions read {@code -1e999} as −∞, and
 * {@code 0e999} as NaN, because 10^511 is infinite when they compute it.
 */
public final class NumberWriter {
  private static final int MOST_DIGITS_4 = 15;
  private static final int DIGITS_3 = 6;

  private final TextOutput out;
  private final boolean isGodot4;
  private final Grisu2 printed = new Grisu2();

  /** Creates a writer that appends to a text. */
  public NumberWriter(TextOutput out, boolean isGodot4) {
    this.out = out;
    this.isGodot4 = isGodot4;
  }

  /** Appends a component of a vector, without {@code .0} at the end. */
  public void component(double number) {
    double written = isGodot4 ? number : (float) number;
    if (Double.isNaN(written)) {
      out.append(isGodot4 ? NumberText.NAN : "0e999");
    } else if (Double.isInfinite(written)) {
      out.append(isGodot4 ? infinity(written) : written > 0 ? "1e999" : "-1e999");
    } else {
      finite(written, false);
    }
  }

  /** Appends a float. An integer without an exponent gets {@code .0} at the end. */
  public void real(double number) {
    double written = isGodot4 ? number : (float) number;
    if (Double.isNaN(written)) {
      out.append(NumberText.NAN);
    } else if (Double.isInfinite(written) && (isGodot4 || written > 0)) {
      out.append(infinity(written));
    } else if (Double.isInfinite(written)) {
      component(written);
    } else {
      finite(written, true);
    }
  }

  private void finite(double number, boolean isReal) {
    if (isGodot4 && number != 0) {
      print(number, (float) number == number);
      place(isReal);
      return;
    }
    int start = out.length();
    if (number == 0) {
      out.append('0');
    } else {
      sixDigits(number);
    }
    if (isReal && !out.hasPointOrExponent(start)) {
      out.append(".0");
    }
  }

  private static String infinity(double number) {
    return number > 0 ? NumberText.INFINITY : NumberText.NEGATIVE_INFINITY;
  }

  /**
   * Appends a number that is not 0, with as few digits as {@link Grisu2} finds. An integer without
   * an exponent gets {@code .0} at the end. Returns the number that the engine reads from this
   * text.
   *
   * @param isFloat whether the digits only need to identify a float, not a double
   */
  public double shortest(double number, boolean isFloat) {
    int start = out.length();
    print(number, isFloat);
    place(true);
    if (printed.count() - printed.point() >= NumberText.DIGITS_READ) {
      return out.readReal(start);
    }
    double read = NumberText.real(printed.integer(), printed.point() - printed.count());
    return number < 0 ? -read : read;
  }

  private void print(double number, boolean isFloat) {
    double size = Math.abs(number);
    if (isFloat) {
      printed.print((float) size);
    } else {
      printed.print(size);
    }
    if (number < 0) {
      out.append('-');
    }
  }

  /** Appends digits with a point, or with an exponent if the number is very large or small. */
  private void place(boolean isReal) {
    char[] digits = printed.chars();
    int count = printed.count();
    int point = printed.point();
    if (point > 0 && point <= MOST_DIGITS_4) {
      out.append(digits, 0, Math.min(point, count));
      if (point < count) {
        out.append('.').append(digits, point, count - point);
      } else {
        out.appendZeros(point - count).append(isReal ? ".0" : "");
      }
    } else if (point > -4 && point <= 0) {
      out.append("0.").appendZeros(-point);
      out.append(digits, 0, count);
    } else {
      scientific(digits, count, point - 1);
    }
  }

  private void scientific(char[] digits, int count, int exponent) {
    out.append(digits[0]);
    if (count > 1) {
      out.append('.').append(digits, 1, count - 1);
    }
    int size = Math.abs(exponent);
    out.append('e')
        .append(exponent < 0 ? '-' : '+')
        .append(size < 10 ? "0" : "")
        .append(size);
  }

  /** Appends the text that C prints with {@code %g}. */
  private void sixDigits(double number) {
    BigDecimal rounded = new BigDecimal(Math.abs(number))
        .round(new MathContext(DIGITS_3, RoundingMode.HALF_EVEN))
        .stripTrailingZeros();
    if (number < 0) {
      out.append('-');
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent < -4 || exponent >= DIGITS_3) {
      char[] digits = rounded.unscaledValue().toString().toCharArray();
      scientific(digits, digits.length, exponent);
    } else {
      out.append(rounded.toPlainString());
    }
  }
}
