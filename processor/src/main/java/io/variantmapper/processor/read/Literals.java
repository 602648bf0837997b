package io.variantmapper.processor.read;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.Unboxed;
import java.util.Optional;
import java.util.function.Function;

/** Parses the values that an annotation gives as text. */
final class Literals {
  private static final String TRUTH = "true|false";

  /** Java's own parsers also take a plus, and the digits of all scripts. */
  private static final String WHOLE = "-?[0-9]+";

  /** Java's own parsers also take suffixes and blanks. */
  private static final String DECIMAL =
      "NaN|-?(Infinity|([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?)";

  private static final String ONE_CHARACTER = "(?s).";

  private Literals() {}

  /** Returns whether values of the type, or of the primitive that it boxes, have literals. */
  static boolean arePossibleFor(TypeName type) {
    return parser(type).isPresent();
  }

  /** Returns the value; empty if the type doesn't have the text as a literal. */
  static Optional<Object> parse(String text, TypeName type) {
    try {
      return parser(type).map(parser -> parser.apply(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Returns whether a text that is not a literal of the type would be one but for a character. */
  static boolean isRefusedForACharacter(String text, TypeName type) {
    return switch (Unboxed.of(type).toString()) {
      case "java.lang.String", "java.lang.CharSequence" -> true;
      case "char" -> text.length() == 1;
      default -> false;
    };
  }

  private static Optional<Function<String, Object>> parser(TypeName type) {
    return Optional.ofNullable(
        switch (Unboxed.of(type).toString()) {
          case "boolean" -> text -> Boolean.valueOf(matching(TRUTH, text));
          case "byte" -> text -> Byte.valueOf(matching(WHOLE, text));
          case "short" -> text -> Short.valueOf(matching(WHOLE, text));
          case "int" -> text -> Integer.valueOf(matching(WHOLE, text));
          case "long" -> text -> Long.valueOf(matching(WHOLE, text));
          case "float" -> text -> finite(Float.valueOf(matching(DECIMAL, text)), text);
          case "double" -> text -> finite(Double.valueOf(matching(DECIMAL, text)), text);
          case "char" -> text -> matching(ONE_CHARACTER, carried(text)).charAt(0);
          case "java.lang.String", "java.lang.CharSequence" -> Literals::carried;
          default -> null;
        });
  }

  private static String matching(String pattern, String text) {
    check(text.matches(pattern), text);
    return text;
  }

  /** Java's own parsers make infinities of large numbers. */
  private static Number finite(Number value, String text) {
    check(!Double.isInfinite(value.doubleValue()) || text.endsWith("Infinity"), text);
    return value;
  }

  private static String carried(String text) {
    check(StringContent.isPossible(text), text);
    return text;
  }

  private static void check(boolean isLiteral, String text) {
    if (!isLiteral) {
      throw new IllegalArgumentException(text);
    }
  }
}
