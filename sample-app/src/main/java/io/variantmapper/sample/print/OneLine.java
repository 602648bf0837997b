package io.variantmapper.sample.print;

/**
 * Makes text from an untrusted source safe to print on a terminal.
 *
 * <pre>{@code
 * OneLine.of("a\nb\u001b[2J");   // "a?b?[2J"
 * }</pre>
 */
public final class OneLine {
  private OneLine() {}

  /**
   * Returns the text with a question mark in place of each control character, including line ends.
   */
  public static String of(String text) {
    return text.replaceAll("\\p{Cc}", "?");
  }
}
