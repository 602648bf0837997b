package io.variantmapper.text;

/** Writes texts in quotes. */
final class StringText {
  private static final String CONTROLS = "abtnvfr";
  private static final char FIRST_CONTROL = 7;

  private StringText() {}

  /** Returns a String in quotes. Only quotes and backslashes are escaped. */
  static String plain(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /**
   * Returns a StringName, a NodePath or an element of a PackedStringArray in quotes, with all
   * escapes.
   */
  static String escaped(String text, boolean isGodot4) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int control = c - FIRST_CONTROL;
      if (control >= 0 && control < CONTROLS.length()) {
        out.append('\\').append(CONTROLS.charAt(control));
      } else if (c == '\\' || c == '"' || c == '\'' || (c == '?' && !isGodot4)) {
        out.append('\\').append(c);
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
