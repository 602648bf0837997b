package io.variantmapper.runtime.wire;

import java.util.Arrays;

/**
 * Converts the letters from A to Z to lower case.
 *
 * <p>All other characters stay unchanged. Each letter from A to Z has one byte in UTF-8, and its
 * lower case does not depend on a locale or on a version of Unicode.
 *
 * <pre>{@code
 * LetterCase.lower("maxHP")   // "maxhp"
 * }</pre>
 */
public final class LetterCase {
  private LetterCase() {}

  /** Returns the text with its letters from A to Z in lower case. */
  public static String lower(String text) {
    char[] lower = text.toCharArray();
    for (int i = 0; i < lower.length; i++) {
      lower[i] = (char) lower(lower[i]);
    }
    return new String(lower);
  }

  /** Returns a copy of {@code length} bytes of UTF-8, with letters from A to Z in lower case. */
  public static byte[] lower(byte[] bytes, int at, int length) {
    byte[] lower = Arrays.copyOfRange(bytes, at, at + length);
    for (int i = 0; i < length; i++) {
      lower[i] = (byte) lower(lower[i]);
    }
    return lower;
  }

  private static int lower(int unit) {
    return unit >= 'A' && unit <= 'Z' ? unit + ('a' - 'A') : unit;
  }
}
