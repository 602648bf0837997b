package io.variantmapper.tools.script;

/**
 * A word of a script.
 *
 * @param text the text in the script; the content of a {@link Kind#STRING} without its quotes
 * @param isFirst whether the token is the first in its line and is not indented
 */
record Token(Kind kind, String text, int line, boolean isFirst) {
  enum Kind {
    NAME,
    NUMBER,
    STRING,
    /** One character, such as {@code (}. */
    MARK,
    /** The end of a line, outside of brackets. */
    LINE_END,
    /** The end of the script. */
    END
  }

  boolean is(String expected) {
    return (kind == Kind.MARK || kind == Kind.NAME) && text.equals(expected);
  }

  boolean endsLine() {
    return kind == Kind.LINE_END || kind == Kind.END;
  }

  /** Returns the token as a message shows it. */
  String shown() {
    return switch (kind) {
      case LINE_END -> "the end of the line";
      case END -> "the end of the script";
      case STRING -> "\"" + text + "\"";
      default -> text;
    };
  }
}
