package io.variantmapper.text.json;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.NumberText;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The numbers of JSON, as the engine writes and reads them. */
final class JsonNumbers {
  /** Larger integers are rounded, because the engine reads all numbers as doubles. */
  static final long MAX_EXACT = 1L << 53;

  /** 15 digits are enough to identify most numbers. */
  private static final int FIRST_DIGITS = 15;

  private static final long USUAL_NAN = 0x7ff8_0000_0000_0000L;

  /**
   * Component {@code i} of a basis in the order of columns is component {@code COLUMNS[i]} in the
   * order of rows.
   */
  private static final int[] COLUMNS = {0, 3, 6, 1, 4, 7, 2, 5, 8};

  private JsonNumbers() {}

  /** Returns the text after {@code f:}; null if the engine would not read the same number. */
  static @Nullable String real(double number) {
    if (Double.isNaN(number)) {
      return Double.doubleToRawLongBits(number) == USUAL_NAN ? "nan" : null;
    } else if (Double.isInfinite(number)) {
      return number > 0 ? "inf" : "-inf";
    }
    return finite(number, false);
  }

  /**
   * Returns the number that follows {@code f:}; 0 for a text without a number, as in the engine.
   */
  static double readReal(String text) {
    Double word = NumberText.ofWord(text);
    return word != null && !text.equals("inf_neg") ? word : NumberText.readReal(text.strip());
  }

  /**
   * Returns a number for {@code args}; null if the engine would not read the same number.
   *
   * @param isFloat whether the engine reads the number as a float
   */
  static @Nullable String component(double number, boolean isFloat) {
    if (Double.isNaN(number)) {
      return null;
    } else if (Double.isInfinite(number)) {
      return number > 0 ? "1e99999" : "-1e99999";
    }
    return finite(number, isFloat);
  }

  /** Returns a short text that the engine reads as this number; null if there is none. */
  private static @Nullable String finite(double number, boolean isFloat) {
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    String shortest = NumberText.shortest(number, isFloat);
    if (isRead(shortest, number, isFloat)) {
      return shortest.contains(".") || shortest.contains("e") ? shortest : shortest + ".0";
    }
    BigDecimal exact = new BigDecimal(number);
    for (int digits = FIRST_DIGITS; digits <= NumberText.DIGITS_READ; digits++) {
      String text = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).toString();
      if (isRead(text, number, isFloat)) {
        return text;
      }
    }
    return null;
  }

  private static boolean isRead(String text, double number, boolean isFloat) {
    double read = NumberText.readReal(text);
    return isFloat ? (float) read == (float) number : read == number;
  }

  /**
   * Returns the bits of a number as hexadecimal digits, most significant first: 8 digits in a
   * PackedFloat32Array, otherwise 16.
   */
  static String bits(double number, VariantType type) {
    return type == VariantType.PACKED_FLOAT32_ARRAY
        ? HexFormat.of().toHexDigits(Components.narrow(number))
        : HexFormat.of().toHexDigits(Double.doubleToRawLongBits(number));
  }

  /** Swaps rows and columns of a basis: packets have rows, and JSON has columns. */
  static void transpose(VariantType type, double[] components) {
    if (type == VariantType.BASIS || type == VariantType.TRANSFORM_3D) {
      double[] before = components.clone();
      for (int i = 0; i < COLUMNS.length; i++) {
        components[i] = before[COLUMNS[i]];
      }
    }
  }
}
