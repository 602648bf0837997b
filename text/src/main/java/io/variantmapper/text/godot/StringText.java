package io.variantmapper.text.godot;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.text.base.TextOutput;

/** Writes texts in quotes. */
public final class StringText {
  /** The letters that follow a backslash in place of {@link #ESCAPED}. */
  public static final String ESCAPES = "btnfr";

  /**
   * The control characters that have an escape. The engine also writes {@code \a} and {@code \v} in
   * some texts, but reads them as the letters a and v.
   */
  public static final String ESCAPED = "\b\t\n\f\r";

  private StringText() {}

  /**
   * Returns a String in quotes. Only quotes and backslashes are escaped.
   *
   * @throws UnsupportedVariantException if the String has U+0000
   */
  public static String plain(String text) {
    TextOutput out = new TextOutput();
    writePlain(text, out);
    return out.toString();
  }

  /** Appends a String as {@link #plain} does. */
  static void writePlain(String text, TextOutput out) {
    out.append('"');
    int from = out.length();
    out.append(text);
    if (out.needsEscape(from)) {
      requireNoNul(text);
      out.cut(from);
      out.append(text.replace("\\", "\\\\").replace("\"", "\\\""));
    }
    out.append('"');
  }

  /**
   * Appends a StringName, a NodePath or an element of a PackedStringArray in quotes, with all
   * escapes.
   *
   * @throws UnsupportedVariantException if the text has U+0000
   */
  static void writeEscaped(String text, TextOutput out, boolean isGodot4) {
    requireNoNul(text);
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int control = c < ' ' ? ESCAPED.indexOf(c) : -1;
      if (control >= 0) {
        out.append('\\').append(ESCAPES.charAt(control));
      } else if (c == '\\' || c == '"' || c == '\'' || (c == '?' && !isGodot4)) {
        out.append('\\').append(c);
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  private static void requireNoNul(String text) {
    if (text.indexOf('\0') >= 0) {
      throw new UnsupportedVariantException(
          "A String can't hold U+0000: the engine would end the text there", 0);
    }
  }
}
