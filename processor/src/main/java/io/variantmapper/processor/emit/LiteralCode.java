package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import java.util.Locale;

/** Writes constants as Java literals. */
final class LiteralCode {
  private LiteralCode() {}

  /** Returns the code for a String or a boxed primitive: a literal or, for example, Double.NaN. */
  static Code of(Object value) {
    if (value instanceof String text) {
      return Code.of("$S", text);
    } else if (value instanceof Character character) {
      return Code.of("'$L'", escaped(character));
    } else if (value instanceof Long number) {
      return Code.of("$LL", number);
    } else if (value instanceof Float number) {
      return Float.isFinite(number) ? Code.of("$Lf", number) : unusual(Float.class, number);
    } else if (value instanceof Double number) {
      return Double.isFinite(number) ? Code.of("$L", number) : unusual(Double.class, number);
    }
    return Code.of("$L", value);
  }

  /** Returns the value that Java gives a field of {@code type} without an initializer. */
  static Code zero(TypeName type) {
    if (!type.isPrimitive()) {
      return Code.of("null");
    }
    return Code.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  // Double.NaN
  private static Code unusual(Class<?> box, double number) {
    String name = number > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
    return Code.of("$T.$L", box, Double.isNaN(number) ? "NaN" : name);
  }

  /**
   * Returns a text in quotes, on one line. JavaPoet itself would break the literal at U+2028 and
   * U+2029.
   */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      quoted.append(
          character == '"' || isEscaped(character)
              ? escaped(character)
              : String.valueOf(character));
    }
    return quoted.append('"').toString();
  }

  private static boolean isEscaped(char character) {
    return character == '\\'
        || Character.isISOControl(character)
        || character == '\u2028'
        || character == '\u2029';
  }

  /**
   * Escapes a character. Control characters of ASCII have no Unicode escapes. As a Unicode escape,
   * a line break would end the literal, because the compiler translates Unicode escapes before it
   * looks for quotes.
   */
  private static String escaped(char character) {
    if (character == '\'' || character == '"' || character == '\\') {
      return "\\" + character;
    } else if (character == '\n') {
      return "\\n";
    } else if (character < ' ') {
      return String.format(Locale.ROOT, "\\%03o", (int) character);
    }
    return character < 0x7f
        ? String.valueOf(character)
        : String.format(Locale.ROOT, "\\u%04x", (int) character);
  }
}
