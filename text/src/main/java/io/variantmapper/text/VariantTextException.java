package io.variantmapper.text;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.text.base.TextFault;

/**
 * Thrown if a text does not hold a value, or is over a limit. The message states the line, the
 * column, and what is wrong there.
 *
 * <pre>{@code
 * try {
 *   settings = ConfigFile.parse(text, VariantFormat.GODOT_4);
 * } catch (VariantTextException e) {
 *   System.err.println("settings.cfg, " + e.getMessage());   // Line 3, column 7: …
 * }
 * }</pre>
 */
public final class VariantTextException extends VariantException {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  VariantTextException(String what, String text, int at) {
    this(what, at, lineAt(text, at), at - text.lastIndexOf('\n', at - 1));
  }

  /** Returns the exception for a fault of a text. Its stack trace shows where it was found. */
  static VariantTextException of(TextFault fault, String text) {
    String what = String.valueOf(fault.getMessage());
    VariantTextException exception =
        new VariantTextException(what, text, Math.min(fault.at(), text.length()));
    exception.setStackTrace(fault.getStackTrace());
    return exception;
  }

  private VariantTextException(String what, int at, int line, int column) {
    super("Line " + line + ", column " + column + ": " + what, at);
    this.line = line;
    this.column = column;
  }

  private static int lineAt(String text, int at) {
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  /** Returns the line of the error; the first line is 1. */
  public int line() {
    return line;
  }

  /** Returns the column of the error, counted in UTF-16 code units; the first column is 1. */
  public int column() {
    return column;
  }
}
