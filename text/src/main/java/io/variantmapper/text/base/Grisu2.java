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
 * Grisu2 number = Grisu2.of(0.5);
 * number.digits();   // "5"
 * number.point();    // 0: the point stands before the first digit
 * }</pre>
 *
 * @param digits the digits, without a point
 * @param point the number of digits before the point; may be negative, or larger than the number
 *     of all digits
 */
public record Grisu2(String digits, int point) {
  private static final int FIRST_POWER = -300;
  private static final int STEP = 8;
  private static final int POWERS = 79;

  /** The smallest exponent that the product of a number and a power of ten may have. */
  private static final int ALPHA = -60;

  private static final long[] POWER_FRACTIONS = new long[POWERS];
  private static final int[] POWER_EXPONENTS = new int[POWERS];

  static {
    for (int i = 0; i < POWERS; i++) {
      Scaled power = Scaled.ofPowerOfTen(FIRST_POWER + i * STEP);
      POWER_FRACTIONS[i] = power.fraction;
      POWER_EXPONENTS[i] = power.exponent;
    }
  }

  /** The number {@code fraction} · 2^{@code exponent}. */
  private record Scaled(long fraction, int exponent) {
    /** Returns 10^n with 64 significant bits, rounded to nearest. */
    static Scaled ofPowerOfTen(int n) {
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
      return new Scaled(value.longValue(), surplus - shift);
    }

    Scaled normalized() {
      int zeros = Long.numberOfLeadingZeros(fraction);
      return new Scaled(fraction << zeros, exponent - zeros);
    }

    Scaled withExponent(int other) {
      return new Scaled(fraction << (exponent - other), other);
    }

    /** Returns the upper half of the product, rounded. */
    Scaled times(Scaled other) {
      long low = 0xFFFF_FFFFL;
      long a = fraction >>> 32;
      long b = fraction & low;
      long c = other.fraction >>> 32;
      long d = other.fraction & low;
      long middle = ((b * d) >>> 32) + ((a * d) & low) + ((b * c) & low) + (1L << 31);
      long product = a * c + ((a * d) >>> 32) + ((b * c) >>> 32) + (middle >>> 32);
      return new Scaled(product, exponent + other.exponent + Long.SIZE);
    }
  }

  /** Returns the digits of a finite double above 0. */
  public static Grisu2 of(double number) {
    long bits = Double.doubleToRawLongBits(number);
    return of(bits & (1L << 52) - 1, (int) (bits >>> 52), 52, 1075);
  }

  /** Returns the digits of a finite float above 0. */
  public static Grisu2 of(float number) {
    int bits = Float.floatToRawIntBits(number);
    return of(bits & (1 << 23) - 1, bits >>> 23, 23, 150);
  }

  private static Grisu2 of(long fraction, int biased, int fractionBits, int bias) {
    long hidden = 1L << fractionBits;
    Scaled value =
        biased == 0 ? new Scaled(fraction, 1 - bias) : new Scaled(fraction + hidden, biased - bias);
    // The neighbor below a power of two is nearer than the neighbor above it.
    boolean isLowerCloser = fraction == 0 && biased > 1;
    Scaled upper = new Scaled(2 * value.fraction + 1, value.exponent - 1).normalized();
    Scaled lower = (isLowerCloser
            ? new Scaled(4 * value.fraction - 1, value.exponent - 2)
            : new Scaled(2 * value.fraction - 1, value.exponent - 1))
        .withExponent(upper.exponent);
    return between(lower, value.normalized(), upper);
  }

  private static Grisu2 between(Scaled lower, Scaled value, Scaled upper) {
    int wanted = ALPHA - upper.exponent - 1;
    int power = wanted * 78_913 / (1 << 18) + (wanted > 0 ? 1 : 0);
    int index = (-FIRST_POWER + power + STEP - 1) / STEP;
    Scaled ten = new Scaled(POWER_FRACTIONS[index], POWER_EXPONENTS[index]);
    // Each product may be off by one, so the interval is narrowed by one at both ends.
    long most = upper.times(ten).fraction - 1;
    long least = lower.times(ten).fraction + 1;
    Scaled middle = value.times(ten);
    Digits digits = new Digits(
        most - least, most - middle.fraction, -middle.exponent, -FIRST_POWER - index * STEP);
    return digits.print(most);
  }

  /**
   * The digits of the number at the upper end of an interval. Computes only as many digits as are
   * necessary to stay inside the interval.
   */
  private static final class Digits {
    private final StringBuilder text = new StringBuilder();

    /** The number of bits after the point. */
    private final int fractionBits;

    private final int power;
    private long width;
    private long distance;

    Digits(long width, long distance, int fractionBits, int power) {
      this.width = width;
      this.distance = distance;
      this.fractionBits = fractionBits;
      this.power = power;
    }

    Grisu2 print(long number) {
      long mask = (1L << fractionBits) - 1;
      long whole = number >>> fractionBits;
      long rest = number & mask;
      int left = Long.toString(whole).length();
      long ten = (long) Math.pow(10, left - 1);
      while (left > 0) {
        text.append((char) ('0' + whole / ten));
        whole %= ten;
        left--;
        long remaining = (whole << fractionBits) + rest;
        if (Long.compareUnsigned(remaining, width) <= 0) {
          return rounded(remaining, ten << fractionBits, left + power);
        }
        ten /= 10;
      }
      int after = 0;
      do {
        rest *= 10;
        text.append((char) ('0' + (rest >>> fractionBits)));
        rest &= mask;
        after++;
        width *= 10;
        distance *= 10;
      } while (Long.compareUnsigned(rest, width) > 0);
      return rounded(rest, 1L << fractionBits, power - after);
    }

    /** Decreases the last digit as long as this brings the digits nearer to the number. */
    private Grisu2 rounded(long rest, long unit, int exponent) {
      int last = text.length() - 1;
      while (Long.compareUnsigned(rest, distance) < 0
          && Long.compareUnsigned(width - rest, unit) >= 0
          && (Long.compareUnsigned(rest + unit, distance) < 0
              || Long.compareUnsigned(distance - rest, rest + unit - distance) > 0)) {
        text.setCharAt(last, (char) (text.charAt(last) - 1));
        rest += unit;
      }
      return new Grisu2(text.toString(), text.length() + exponent);
    }
  }
}
