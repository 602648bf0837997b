package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads values that an annotation gives as text. */
final class Literals {
  private static final Map<TypeName, Function<String, Object>> PARSERS = Map.of(
      TypeName.BOOLEAN,
      Literals::parseBoolean,
      TypeName.BYTE,
      Byte::valueOf,
      TypeName.SHORT,
      Short::valueOf,
      TypeName.INT,
      Integer::valueOf,
      TypeName.LONG,
      Long::valueOf,
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
  static boolean isPossibleFor(TypeName type) {
    return PARSERS.containsKey(unboxed(type));
  }

  /** The value; empty if the text is none of the type. */
  static Optional<Object> parse(String text, TypeName type) {
    Function<String, Object> parser = PARSERS.get(unboxed(type));
    try {
      return Optional.ofNullable(parser).map(p -> p.apply(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether the type is that of texts. */
  static boolean isText(TypeName type) {
    return type.equals(ClassName.get(String.class))
        || type.equals(ClassName.get(CharSequence.class));
  }

  private static TypeName unboxed(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }

  private static Object parseBoolean(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(text);
    }
    return text.equals("true");
  }

  private static Object parseChar(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException(text);
    }
    return text.charAt(0);
  }

  private static Object parseFloat(String text) {
    checkDecimal(text, Float.MAX_VALUE);
    return Float.valueOf(text);
  }

  private static Object parseDouble(String text) {
    checkDecimal(text, Double.MAX_VALUE);
    return Double.valueOf(text);
  }

  /** Java's own parsers take suffixes and blanks as well, and make infinities of large numbers. */
  private static void checkDecimal(String text, double most) {
    boolean decimal = !text.equals("NaN") && !text.matches("-?Infinity");
    if (decimal && new BigDecimal(text).abs().compareTo(BigDecimal.valueOf(most)) > 0) {
      throw new IllegalArgumentException(text);
    }
  }

  private static Object parseText(String text) {
    if (!text.codePoints().allMatch(Literals::isCharacter)) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }

  /** U+0000 and halves of surrogate pairs are in no String of Godot's. */
  private static boolean isCharacter(int codePoint) {
    return codePoint != 0
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }
}
