package io.variantmapper.processor.model;

/**
 * What a String of Godot's can carry: all but U+0000 and halves of surrogate pairs.
 *
 * <pre>{@code
 * StringContent.isPossible("Ada")   // true
 * }</pre>
 */
public final class StringContent {
  private StringContent() {}

  /** Whether a String can carry the text. */
  public static boolean isPossible(String text) {
    return text.codePoints().allMatch(StringContent::isPossible);
  }

  /** Whether a String can carry the character. */
  public static boolean isPossible(int codePoint) {
    return codePoint != 0
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }
}
