package io.variantmapper.text.base;

import org.jspecify.annotations.Nullable;

/** Reads numbers as the engine does. Neither engine rounds correctly. */
public final class NumberText {
  public static final String INFINITY = "inf";
  public static final String NEGATIVE_INFINITY = "inf_neg";
  public static final String NAN = "nan";

  /** The number of digits that the engine reads. The engine ignores further digits. */
  public static final int DIGITS_READ = 18;

  /** The integers below this one have exact doubles. */
  private static final long EXACT = 1L << 53;

  private static final long BILLION = 1_000_000_000;

  private static final int MOST_EXPONENT = 511;
  private static final long NEARLY_FULL = Long.MAX_VALUE / 10;

  /** The powers of ten, with the same rounding errors as the engine's multiplication. */
  private static final double[] POWERS = new double[MOST_EXPONENT + 1];

  static {
    double[] factors = {1e1, 1e2, 1e4, 1e8, 1e16, 1e32, 1e64, 1e128, 1e256};
    for (int n = 0; n <= MOST_EXPONENT; n++) {
      double power = 1;
      for (int i = 0; i < factors.length; i++) {
        if ((n >> i & 1) != 0) {
          power *= factors[i];
        }
      }
      POWERS[n] = power;
    }
  }

  private NumberText() {}

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

  /** Reads an integer as {@link #readInt(char[], int, int)} does. */
  public static long readInt(String text) {
    return readInt(text.toCharArray(), 0, text.length());
  }

  /**
   * Reads an integer, with or without a minus. An integer out of range becomes the largest or the
   * smallest long.
   */
  public static long readInt(char[] text, int from, int to) {
    boolean isNegative = from < to && text[from] == '-';
    long number = 0;
    for (int i = isNegative ? from + 1 : from; i < to && isDigit(text[i]); i++) {
      if (number > NEARLY_FULL) {
        return isNegative ? Long.MIN_VALUE : Long.MAX_VALUE;
      }
      number = number * 10 + (text[i] - '0');
    }
    return isNegative ? -number : number;
  }

  /** Reads a float: a minus, digits, a point and an exponent, each of which may be missing. */
  public static double readReal(char[] text, int from, int to) {
    boolean isNegative = from < to && text[from] == '-';
    int at = isNegative ? from + 1 : from;
    int firstDigit = at;
    long read = 0;
    int digits = 0;
    int point = -1;
    for (; at < to; at++) {
      char c = text[at];
      if (isDigit(c)) {
        if (digits < DIGITS_READ) {
          read = read * 10 + (c - '0');
        }
        digits++;
      } else if (c == '.' && point < 0) {
        point = at - firstDigit;
      } else {
        break;
      }
    }
    int exponent = (point < 0 ? digits : point) - Math.min(digits, DIGITS_READ);
    if (at < to) {
      exponent += exponent(text, at, to);
    }
    double number = real(read, exponent);
    return isNegative ? -number : number;
  }

  /** Returns the float that the engine reads from the digits of an integer and an exponent. */
  static double real(long digits, int exponent) {
    double mantissa =
        digits < EXACT ? digits : 1.0e9 * (int) (digits / BILLION) + (int) (digits % BILLION);
    double power = POWERS[Math.min(Math.abs(exponent), MOST_EXPONENT)];
    return exponent < 0 ? mantissa / power : mantissa * power;
  }

  private static int exponent(char[] text, int at, int to) {
    if (text[at] != 'e' && text[at] != 'E') {
      return 0;
    }
    int next = at + 1;
    boolean isNegative = next < to && text[next] == '-';
    if (isNegative || (next < to && text[next] == '+')) {
      next++;
    }
    int exponent = 0;
    for (; next < to && isDigit(text[next]); next++) {
      exponent = Math.min(exponent * 10 + (text[next] - '0'), 1 << 20);
    }
    return isNegative ? -exponent : exponent;
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
