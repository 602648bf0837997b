package io.variantmapper.text.base;

import java.math.BigInteger;

/**
 * Prints a number with few digits, which are still read as the same number.
 *
 * <p>This is the algorithm of Godot 4: Florian Loitsch, "Printing Floating-Point Numbers Quickly
 * and Accurately with Integers", Grisu2. For about 0.1 % of the numbers, it prints one digit more
 * than necessary, and so does Godot. All 64-bit integers here are unsigned.
 *
 * <pre>{@code
 * Grisu2 printed = new Grisu2();
 * printed.print(0.5);
 * printed.digits();   // "5"
 * printed.point();    // 0: the point stands before the first digit
 * }</pre>
 */
final class Grisu2 {
  private static final int FIRST_POWER = -300;
  private static final int STEP = 8;
  private static final int POWERS = 79;

  /** The smallest exponent that the product of a number and a power of ten may have. */
  private static final int ALPHA = -60;

  /** More digits than any double has. */
  private static final int MAX_DIGITS = 20;

  private static final long[] POWER_FRACTIONS = new long[POWERS];
  private static final int[] POWER_EXPONENTS = new int[POWERS];

  static {
    for (int i = 0; i < POWERS; i++) {
      putPowerOfTen(i, FIRST_POWER + i * STEP);
    }
  }

  private final char[] digits = new char[MAX_DIGITS];
  private int count;
  private int point;
  private long integer;

  /** Puts 10^n into the tables, with 64 significant bits, rounded to nearest. */
  private static void putPowerOfTen(int index, int n) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(n));
    int shift = n >= 0 ? 0 : power.bitLength() + Long.SIZE + 1;
    BigInteger value = n >= 0 ? power : BigInteger.ONE.shiftLeft(shift).divide(power);
    int surplus = value.bitLength() - Long.SIZE;
    if (surplus > 0) {
      boolean isUp = value.testBit(surplus - 1);
      value = value.shiftRight(surplus).add(isUp ? BigInteger.ONE : BigInteger.ZERO);
    } else {
      value = value.shiftLeft(-surplus);
    }
    POWER_FRACTIONS[index] = value.longValue();
    POWER_EXPONENTS[index] = surplus - shift;
  }

  /** Returns the array that begins with the digits of the last number, without a point. */
  char[] chars() {
    return digits;
  }

  /** Returns the number of digits. */
  int count() {
    return count;
  }

  /**
   * Returns the number of digits before the point. It may be negative, or larger than the number of
   * all digits.
   */
  int point() {
    return point;
  }

  /** Returns the digits of the last number as an integer. */
  long integer() {
    return integer;
  }

  /** Returns the digits of the last number, without a point. */
  String digits() {
    return new String(digits, 0, count);
  }

  /** Prints a finite double above 0. */
  void print(double number) {
    long bits = Double.doubleToRawLongBits(number);
    print(bits & (1L << 52) - 1, (int) (bits >>> 52), 52, 1075);
  }

  /** Prints a finite float above 0. */
  void print(float number) {
    int bits = Float.floatToRawIntBits(number);
    print(bits & (1 << 23) - 1, bits >>> 23, 23, 150);
  }

  private void print(long fraction, int biased, int fractionBits, int bias) {
    long value = biased == 0 ? fraction : fraction + (1L << fractionBits);
    int exponent = biased == 0 ? 1 - bias : biased - bias;
    // The numbers in the middle between this number and its two neighbors.
    long upper = 2 * value + 1;
    int zeros = Long.numberOfLeadingZeros(upper);
    int scaled = exponent - 1 - zeros;
    upper <<= zeros;
    // The neighbor below a power of two is nearer than the neighbor above it.
    long lower = fraction == 0 && biased > 1
        ? (4 * value - 1) << (exponent - 2 - scaled)
        : (2 * value - 1) << (exponent - 1 - scaled);
    between(lower, value << Long.numberOfLeadingZeros(value), upper, scaled);
  }

  private void between(long lower, long value, long upper, int exponent) {
    int wanted = ALPHA - exponent - 1;
    int power = wanted * 78_913 / (1 << 18) + (wanted > 0 ? 1 : 0);
    int index = (-FIRST_POWER + power + STEP - 1) / STEP;
    long ten = POWER_FRACTIONS[index];
    int fractionBits = -(exponent + POWER_EXPONENTS[index] + Long.SIZE);
    // Each product may be off by one, so the interval is narrowed by one at both ends.
    long most = product(upper, ten) - 1;
    long least = product(lower, ten) + 1;
    long middle = product(value, ten);
    count = 0;
    integer = 0;
    printDigits(most, most - least, most - middle, fractionBits, -FIRST_POWER - index * STEP);
  }

  /** Returns the upper half of the product, rounded. */
  private static long product(long x, long y) {
    long upper = Math.multiplyHigh(x, y) + ((x >> 63) & y) + ((y >> 63) & x);
    return upper + ((x * y) >>> 63);
  }

  /**
   * Prints digits of the number at the upper end of an interval, but only as many as are necessary
   * to stay inside the interval.
   *
   * @param fractionBits the number of bits after the point
   */
  private void printDigits(long number, long width, long distance, int fractionBits, int power) {
    long mask = (1L << fractionBits) - 1;
    long whole = number >>> fractionBits;
    long rest = number & mask;
    int left = DecimalDigits.count(whole);
    DecimalDigits.put(whole, digits, left);
    while (left > 0) {
      left--;
      long ten = DecimalDigits.power(left);
      int digit = digits[count++] - '0';
      integer = integer * 10 + digit;
      whole -= digit * ten;
      long remaining = (whole << fractionBits) + rest;
      if (Long.compareUnsigned(remaining, width) <= 0) {
        round(width, distance, remaining, ten << fractionBits);
        point = count + left + power;
        return;
      }
    }
    long wider = width;
    long farther = distance;
    int after = 0;
    do {
      rest *= 10;
      long digit = rest >>> fractionBits;
      integer = integer * 10 + digit;
      digits[count++] = (char) ('0' + digit);
      rest &= mask;
      after++;
      wider *= 10;
      farther *= 10;
    } while (Long.compareUnsigned(rest, wider) > 0);
    round(wider, farther, rest, 1L << fractionBits);
    point = count + power - after;
  }

  /** Decreases the last digit as long as this brings the digits nearer to the number. */
  private void round(long width, long distance, long rest, long unit) {
    long left = rest;
    while (Long.compareUnsigned(left, distance) < 0
        && Long.compareUnsigned(width - left, unit) >= 0
        && (Long.compareUnsigned(left + unit, distance) < 0
            || Long.compareUnsigned(distance - left, left + unit - distance) > 0)) {
      digits[count - 1]--;
      integer--;
      left += unit;
    }
  }
}
