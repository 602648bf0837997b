package io.variantmapper.sample.print;

/**
 * Text of a stranger, made fit for a terminal.
 *
 * <pre>{@code
 * OneLine.of("a\nb\u001b[2J");   // "a?b?[2J"
 * }</pre>
 */
public final class OneLine {
  private OneLine() {}

  /** The text with a question mark for each control character, line ends among them. */
  public static String of(String text) {
    return text.replaceAll("\\p{Cc}", "?");
  }
}
