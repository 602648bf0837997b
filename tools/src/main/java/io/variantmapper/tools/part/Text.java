package io.variantmapper.tools.part;

import io.variantmapper.runtime.Variant;

/** Short texts for values. */
public final class Text {
  /** The maximum length of a text. Longer texts are cut, so that a line stays readable. */
  private static final int LONGEST = 60;

  /**
   * The maximum number of bytes of a value whose content is printed. For a larger value, only the
   * size is printed.
   */
  private static final int MOST_BYTES = 512;

  private Text() {}

  /**
   * Returns a value in one line, as GDScript would write it, cut to about 60 characters. If the
   * value contains other values or is large, returns only its type and size.
   */
  public static String of(Part part) {
    if (!part.children().isEmpty() || part.length() > MOST_BYTES) {
      return summary(part);
    }
    return oneLine(part.value());
  }

  /** Returns the type as in GDScript, cut to about 60 characters. */
  public static String typeName(Part part) {
    return cut(part.typeName());
  }

  private static String oneLine(Variant value) {
    return cut(value.toString());
  }

  /** Returns a text cut to about 60 characters. Line breaks and control characters are escaped. */
  public static String cut(String text) {
    return text.codePointCount(0, text.length()) > LONGEST
        ? visible(text.substring(0, text.offsetByCodePoints(0, LONGEST))) + "…"
        : visible(text);
  }

  /**
   * Returns a text in which line breaks, control characters and other characters without a shape
   * are escaped as in Java and JSON. Otherwise, a packet could control the terminal.
   */
  public static String visible(String text) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints().forEach(c -> appendVisible(line, c));
    return line.toString();
  }

  /** Returns whether all characters are in ASCII and have a shape. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~') {
        return false;
      }
    }
    return true;
  }

  private static void appendVisible(StringBuilder line, int c) {
    switch (c) {
      case '\n' -> line.append("\\n");
      case '\t' -> line.append("\\t");
      case '\r' -> line.append("\\r");
      default -> {
        if (isHidden(c)) {
          for (char unit : Character.toChars(c)) {
            line.append(String.format("\\u%04x", (int) unit));
          }
        } else {
          line.appendCodePoint(c);
        }
      }
    }
  }

  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> true;
      default -> false;
    };
  }

  /** Returns a number with spaces in front of it, so that it has at least the given width. */
  public static String right(int number, int width) {
    String digits = Integer.toString(number);
    return " ".repeat(Math.max(0, width - digits.length())) + digits;
  }

  /** Returns the type and the number of entries or bytes, as in {@code Array[int] of 3}. */
  private static String summary(Part part) {
    return switch (part.type()) {
      case DICTIONARY -> typeName(part) + " of " + part.children().size() / 2;
      case ARRAY -> typeName(part) + " of " + part.children().size();
      case OBJECT ->
        typeName(part) + " with "
            + (part.children().size() == 1 ? "1 property" : part.children().size() + " properties");
      default -> part.type().godotName() + " of " + part.length() + " bytes";
    };
  }
}
