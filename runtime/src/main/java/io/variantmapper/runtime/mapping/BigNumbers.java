package io.variantmapper.runtime.mapping;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Parses numbers of up to 1,000 characters. Longer texts are refused, because the time for parsing
 * grows with the square of the length.
 *
 * <pre>{@code
 * BigInteger wealth = BigNumbers.parseInteger(in.readString());
 * }</pre>
 */
public final class BigNumbers {
  /**
   * The maximum number of characters. Parsing 1,000 digits takes microseconds, but parsing a
   * million digits takes seconds.
   */
  private static final int MAX_LENGTH = 1_000;

  private BigNumbers() {}

  /**
   * Parses a number in the form that {@link BigInteger#toString()} returns.
   *
   * @throws NumberFormatException if the text is not an integer, or has more than 1,000 characters
   */
  public static BigInteger parseInteger(String text) {
    checkLength(text);
    try {
      return new BigInteger(text);
    } catch (NumberFormatException e) {
      throw notANumber("an integer", text);
    }
  }

  /**
   * Parses a number in the form that {@link BigDecimal#toString()} returns.
   *
   * @throws NumberFormatException if the text is not a number, or has more than 1,000 characters
   */
  public static BigDecimal parseDecimal(String text) {
    checkLength(text);
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw notANumber("a decimal number", text);
    }
  }

  private static void checkLength(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new NumberFormatException("The text of this number has " + text.length()
          + " characters. The limit is " + MAX_LENGTH + ".");
    }
  }

  private static NumberFormatException notANumber(String expected, String found) {
    return new NumberFormatException("Expected " + expected + ", found \"" + found + "\".");
  }
}
