package io.variantmapper.processor.model;

import java.util.Arrays;

/** The content of Godot's Strings: any text that contains neither U+0000 nor a lone surrogate. */
public final class StringContent {
  private StringContent() {}

  /**
   * Converts the letters A to Z to lower case. If reading ignores case, it ignores only the case of
   * these letters.
   */
  public static String lowerCase(String text) {
    StringBuilder lower = new StringBuilder(text);
    for (int i = 0; i < lower.length(); i++) {
      char unit = lower.charAt(i);
      lower.setCharAt(i, unit >= 'A' && unit <= 'Z' ? (char) (unit + 'a' - 'A') : unit);
    }
    return lower.toString();
  }

  /**
   * Compares two texts by the code points of Unicode. {@code String.compareTo} would put the
   * characters from U+E000 to U+FFFF after the characters from U+10000 on.
   */
  public static int compare(String one, String other) {
    return Arrays.compare(one.codePoints().toArray(), other.codePoints().toArray());
  }

  /** Returns whether a String of Godot can contain the text. */
  public static boolean isPossible(String text) {
    return text.codePoints().allMatch(StringContent::isPossible);
  }

  /** Returns whether a String of Godot can contain the character. */
  public static boolean isPossible(int codePoint) {
    return codePoint != 0
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }
}
