package io.variantmapper.text.json;

import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.NumberWriter;
import io.variantmapper.text.base.TextOutput;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Writes numbers so that the engine, which does not round correctly, reads the same numbers. */
final class RealWriter {
  /** 15 digits are enough to identify most numbers. */
  private static final int FIRST_DIGITS = 15;

  private static final long USUAL_NAN = 0x7ff8_0000_0000_0000L;

  private final TextOutput out;
  private final NumberWriter numbers;

  RealWriter(TextOutput out) {
    this.out = out;
    numbers = new NumberWriter(out, true);
  }

  /**
   * Appends the text after {@code f:}. If the engine would not read the same number, appends
   * nothing and returns false.
   */
  boolean real(double number) {
    if (Double.isNaN(number)) {
      boolean isUsual = Double.doubleToRawLongBits(number) == USUAL_NAN;
      out.append(isUsual ? "nan" : "");
      return isUsual;
    } else if (Double.isInfinite(number)) {
      out.append(number > 0 ? "inf" : "-inf");
      return true;
    }
    return finite(number, false);
  }

  /**
   * Appends a number for {@code args}. If the engine would not read the same number, appends
   * nothing and returns false.
   *
   * @param isFloat whether the engine reads the number as a float
   */
  boolean component(double number, boolean isFloat) {
    if (Double.isInfinite(number)) {
      out.append(number > 0 ? "1e99999" : "-1e99999");
      return true;
    }
    return !Double.isNaN(number) && finite(number, isFloat);
  }

  /**
   * Appends a short text that the engine reads as this number. If there is none, appends nothing
   * and returns false.
   *
   * @param number the number, which is finite
   * @param isFloat whether the engine reads the number as a float
   */
  private boolean finite(double number, boolean isFloat) {
    if (number == 0) {
      out.append(1 / number < 0 ? "-0.0" : "0.0");
      return true;
    }
    int start = out.length();
    if (isSame(numbers.shortest(number, isFloat), number, isFloat)) {
      return true;
    }
    BigDecimal exact = new BigDecimal(number);
    for (int digits = FIRST_DIGITS; digits <= NumberText.DIGITS_READ; digits++) {
      out.cut(start);
      out.append(exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).toString());
      if (isSame(out.readReal(start), number, isFloat)) {
        return true;
      }
    }
    out.cut(start);
    return false;
  }

  private static boolean isSame(double read, double number, boolean isFloat) {
    return isFloat ? (float) read == (float) number : read == number;
  }
}
