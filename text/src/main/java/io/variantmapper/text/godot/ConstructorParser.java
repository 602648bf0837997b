package io.variantmapper.text.godot;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.NumberText;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads colors such as {@code #ff8000}, and values that consist of a name and arguments in
 * parentheses: numbers or strings.
 */
final class ConstructorParser {
  private final Tokens tokens;
  private final VariantFormat format;
  private final boolean isGodot4;
  private final TypeNames names;

  ConstructorParser(Tokens tokens, VariantFormat format) {
    this.tokens = tokens;
    this.format = format;
    isGodot4 = format.generation() == 4;
    names = TypeNames.of(format);
  }

  /**
   * Returns the type that this word means if parentheses follow; null if it is not the name of a
   * type.
   */
  @Nullable
  VariantType typeOf(String word) {
    return names.typeOf(word);
  }

  /** Reads the arguments after the name of the type. */
  Variant parse(VariantType type) {
    int start = tokens.position();
    tokens.expect('(');
    if (type == VariantType.PACKED_STRING_ARRAY) {
      return new Variant.Packed(type, strings().toArray(String[]::new));
    }
    Token first = tokens.next();
    if (type == VariantType.PACKED_BYTE_ARRAY && isGodot4 && first.kind() == Token.Kind.STRING) {
      return base64(first);
    }
    List<Number> numbers = numbers(first);
    int count = type.components().size();
    if (count > 0 && numbers.size() != count) {
      throw tokens.error(
          names.of(type) + " has " + count + " numbers, found " + numbers.size(), start);
    }
    return count > 0 ? components(type, numbers) : packed(type, numbers);
  }

  /** Reads numbers up to the closing parenthesis. No comma may follow the last number. */
  private List<Number> numbers(Token first) {
    List<Number> numbers = new ArrayList<>();
    if (!first.is(')')) {
      numbers.add(number(first));
      while (tokens.expectCommaOr(')').is(',')) {
        numbers.add(number(tokens.next()));
      }
    }
    return numbers;
  }

  /** Returns the number that a token contains. It may be a word such as {@code inf}. */
  private Number number(Token token) {
    Double word = token.kind() == Token.Kind.WORD ? NumberText.ofWord(token.text()) : null;
    if (word != null) {
      return word;
    } else if (!token.isNumber()) {
      throw tokens.error("expected a number, found " + token.described(), token.start());
    } else if (token.kind() == Token.Kind.INT) {
      return NumberText.readInt(token.text());
    }
    return NumberText.readReal(token.text());
  }

  private Variant components(VariantType type, List<Number> numbers) {
    boolean areInts = type.hasIntComponents();
    double[] components = numbers.stream()
        .mapToDouble(number -> areInts ? toInt(number) : number.doubleValue())
        .toArray();
    return Components.toVariant(type, type, components, format);
  }

  /** Drops the fraction of a float, and keeps the lower 32 bits of an integer. */
  private static int toInt(Number number) {
    return number instanceof Long ? (int) number.longValue() : (int) number.doubleValue();
  }

  private Variant packed(VariantType type, List<Number> numbers) {
    VariantType element = type.element();
    int width = element.components().size();
    if (width > 0) {
      // Drops the numbers of an incomplete last element.
      double[] components = numbers.stream()
          .limit(numbers.size() - numbers.size() % width)
          .mapToDouble(Number::doubleValue)
          .toArray();
      return Components.toVariant(type, element, components, format);
    }
    return new Variant.Packed(
        type,
        switch (type) {
          case PACKED_BYTE_ARRAY -> bytes(numbers);
          case PACKED_INT32_ARRAY ->
            numbers.stream().mapToInt(ConstructorParser::toInt).toArray();
          case PACKED_INT64_ARRAY ->
            numbers.stream().mapToLong(Number::longValue).toArray();
          case PACKED_FLOAT32_ARRAY -> floats(numbers);
          default -> numbers.stream().mapToDouble(Number::doubleValue).toArray();
        });
  }

  private static byte[] bytes(List<Number> numbers) {
    byte[] bytes = new byte[numbers.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) toInt(numbers.get(i));
    }
    return bytes;
  }

  private static float[] floats(List<Number> numbers) {
    float[] floats = new float[numbers.size()];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = numbers.get(i).floatValue();
    }
    return floats;
  }

  // PackedByteArray("AQI=")
  private Variant base64(Token text) {
    tokens.expect(')');
    try {
      if (text.text().length() % 4 != 0) {
        throw new IllegalArgumentException("no padding");
      }
      byte[] bytes = Base64.getDecoder().decode(text.text());
      return new Variant.Packed(VariantType.PACKED_BYTE_ARRAY, bytes);
    } catch (IllegalArgumentException e) {
      throw tokens.error("this string is not base64 with padding", text.start());
    }
  }

  /** Reads strings up to the closing parenthesis. A comma may follow the last string. */
  private List<String> strings() {
    List<String> strings = new ArrayList<>();
    for (Token token = tokens.next(); !token.is(')'); token = tokens.afterElement(')')) {
      strings.add(tokens.string(token));
    }
    return strings;
  }

  /** Returns the color with these digits; black if the count is not 3, 4, 6 or 8. */
  Variant color(String digits) {
    boolean isShort = digits.length() == 3 || digits.length() == 4;
    String full = digits;
    if (isShort) {
      StringBuilder doubled = new StringBuilder();
      digits.chars().forEach(c -> doubled.append((char) c).append((char) c));
      full = doubled.toString();
    }
    double[] parts = {0, 0, 0, 1};
    if (full.length() == 6 || full.length() == 8) {
      double[] read = new double[full.length() / 2];
      for (int i = 0; i < read.length; i++) {
        read[i] = Integer.parseInt(full.substring(2 * i, 2 * i + 2), 16) / 255f;
      }
      boolean alphaFirst = read.length == 4 && !isGodot4;
      for (int i = 0; i < read.length; i++) {
        parts[alphaFirst ? (i + 3) % 4 : i] = read[i];
      }
    }
    Color color = new Color((float) parts[0], (float) parts[1], (float) parts[2], (float) parts[3]);
    return new Variant.Value(VariantType.COLOR, color);
  }
}
