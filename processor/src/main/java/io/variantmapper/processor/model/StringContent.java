package io.variantmapper.processor.model;

/** The content of Godot's Strings: any text without U+0000 and unpaired surrogates. */
public final class StringContent {
  private StringContent() {}

  /** Returns whether a String can carry the text. */
  public static boolean isPossible(String text) {
    return text.codePoints().allMatch(StringContent::isPossible);
  }

  /** Returns whether a String can carry the character. */
  public static boolean isPossible(int codePoint) {
    return codePoint != 0
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }
}
