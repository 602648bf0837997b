package io.variantmapper.text.base;

/** The digits of integers that are not negative. */
final class DecimalDigits {
  /** The number of digits of the largest long. */
  static final int MOST = 19;

  /** The powers of ten from 10^0 on. */
  private static final long[] POWERS = new long[MOST];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < MOST; i++) {
      POWERS[i] = 10 * POWERS[i - 1];
    }
  }

  private DecimalDigits() {}

  /** Returns 10^n, for n from 0 to 18. */
  static long power(int n) {
    return POWERS[n];
  }

  /** Returns the number of digits of an integer. */
  static int count(long number) {
    int count = 1;
    while (count < MOST && number >= POWERS[count]) {
      count++;
    }
    return count;
  }

  /** Puts the digits of an integer into an array, before the index {@code end}. */
  static void put(long number, char[] chars, int end) {
    int at = end;
    long left = number;
    while (left > Integer.MAX_VALUE) {
      chars[--at] = (char) ('0' + left % 10);
      left /= 10;
    }
    int rest = (int) left;
    do {
      chars[--at] = (char) ('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
  }
}
