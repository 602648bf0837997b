package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Locale;

/** Says values as Java's literals. */
final class LiteralCode {
  private LiteralCode() {}

  /** The literal of a String or a box. */
  static CodeBlock of(Object value) {
    if (value instanceof String text) {
      return CodeBlock.of("$S", text);
    } else if (value instanceof Character character) {
      return CodeBlock.of("'$L'", escaped(character));
    } else if (value instanceof Long number) {
      return CodeBlock.of("$LL", number);
    } else if (value instanceof Float number) {
      return Float.isFinite(number) ? CodeBlock.of("$Lf", number) : unusual("Float", number);
    } else if (value instanceof Double number) {
      return Double.isFinite(number) ? CodeBlock.of("$L", number) : unusual("Double", number);
    }
    return CodeBlock.of("$L", value);
  }

  // Double.NaN
  private static CodeBlock unusual(String box, double number) {
    String name = number > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
    return CodeBlock.of("$L.$L", box, Double.isNaN(number) ? "NaN" : name);
  }

  /** Unicode escapes are read before the quotes are, so the low ones are octal. */
  private static String escaped(char character) {
    if (character == '\'' || character == '\\') {
      return "\\" + character;
    }
    if (character < ' ') {
      return String.format(Locale.ROOT, "\\%03o", (int) character);
    }
    return character < 0x7f
        ? String.valueOf(character)
        : String.format(Locale.ROOT, "\\u%04x", (int) character);
  }
}
