package io.variantmapper.text.json;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.NumberText;
import java.util.HexFormat;

/** The numbers of JSON, as the engine writes and reads them. */
final class JsonNumbers {
  /** Larger integers are rounded, because the engine reads all numbers as doubles. */
  static final long MAX_EXACT = 1L << 53;

  /**
   * Component {@code i} of a basis in the order of columns is component {@code COLUMNS[i]} in the
   * order of rows.
   */
  private static final int[] COLUMNS = {0, 3, 6, 1, 4, 7, 2, 5, 8};

  private JsonNumbers() {}

  /**
   * Returns the number that follows {@code f:}; 0 for a text without a number, as in the engine.
   */
  static double readReal(char[] text, int from, int to) {
    int first = from < to && text[from] == '-' ? from + 1 : from;
    if (first < to && NumberText.isDigit(text[first])) {
      return NumberText.readReal(text, from, to);
    }
    String word = new String(text, from, to - from);
    Double number = NumberText.ofWord(word);
    if (number != null && !word.equals(NumberText.NEGATIVE_INFINITY)) {
      return number;
    }
    char[] stripped = word.strip().toCharArray();
    return NumberText.readReal(stripped, 0, stripped.length);
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
