package io.variantmapper.processor.read.language;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.Unboxed;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads values that an annotation gives as text. */
public final class Literals {
  private static final Map<TypeName, Function<String, Object>> PARSERS = Map.of(
      TypeName.BOOLEAN,
      Literals::parseBoolean,
      TypeName.BYTE,
      text -> Byte.valueOf(digits(text)),
      TypeName.SHORT,
      text -> Short.valueOf(digits(text)),
      TypeName.INT,
      text -> Integer.valueOf(digits(text)),
      TypeName.LONG,
      text -> Long.valueOf(digits(text)),
      TypeName.CHAR,
      Literals::parseChar,
      TypeName.FLOAT,
      Literals::parseFloat,
      TypeName.DOUBLE,
      Literals::parseDouble,
      ClassName.get(String.class),
      Literals::parseText,
      ClassName.get(CharSequence.class),
      Literals::parseText);

  private Literals() {}

  /** Whether values of the type, or of the primitive that it is the box of, have literals. */
  public static boolean isPossibleFor(TypeName type) {
    return PARSERS.containsKey(Unboxed.of(type));
  }

  /** The value; empty if the text is none of the type. */
  public static Optional<Object> parse(String text, TypeName type) {
    Function<String, Object> parser = PARSERS.get(Unboxed.of(type));
    try {
      return Optional.ofNullable(parser).map(p -> p.apply(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether a text is no value of the type for nothing but a character in it. */
  public static boolean isRefusedForACharacter(String text, TypeName type) {
    return type.equals(ClassName.get(String.class))
        || type.equals(ClassName.get(CharSequence.class))
        || (Unboxed.of(type).equals(TypeName.CHAR) && text.length() == 1);
  }

  private static Object parseBoolean(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static Object parseChar(String text) {
    if (text.length() != 1 || !StringContent.isPossible(text.charAt(0))) {
      throw new IllegalArgumentException(text);
    }
    return text.charAt(0);
  }

  /** Java's own parsers take a plus, and the digits of all scripts. */
  private static String digits(String text) {
    if (!text.matches("-?[0-9]+")) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }

  private static Object parseFloat(String text) {
    float value = Float.parseFloat(decimal(text));
    checkFinite(value, text);
    return value;
  }

  private static Object parseDouble(String text) {
    double value = Double.parseDouble(decimal(text));
    checkFinite(value, text);
    return value;
  }

  /** Java's own parsers take suffixes and blanks as well. */
  private static String decimal(String text) {
    if (!text.matches("NaN|-?(Infinity|([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?)")) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }

  /** Java's own parsers make infinities of large numbers. */
  private static void checkFinite(double value, String text) {
    if (Double.isInfinite(value) && !text.endsWith("Infinity")) {
      throw new IllegalArgumentException(text);
    }
  }

  private static Object parseText(String text) {
    if (!StringContent.isPossible(text)) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }
}
