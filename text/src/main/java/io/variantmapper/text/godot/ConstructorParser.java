package io.variantmapper.text.godot;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.text.base.Components;
import io.variantmapper.text.base.NumberText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads colors such as {@code #ff8000}, and values that consist of a name and arguments in
 * parentheses: numbers or strings.
 */
final class ConstructorParser {
  private static final int FIRST_CAPACITY = 16;

  private final Tokens tokens;
  private final boolean isGodot4;
  private final TypeNames names;
  private final Components components;
  private double[] numbers = new double[FIRST_CAPACITY];

  ConstructorParser(Tokens tokens, VariantFormat format) {
    this.tokens = tokens;
    components = new Components(format);
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
    tokens.next();
    if (type == VariantType.PACKED_BYTE_ARRAY && isGodot4 && tokens.kind() == Tokens.Kind.STRING) {
      return base64();
    } else if (type == VariantType.PACKED_INT64_ARRAY) {
      return new Variant.Packed(type, longs());
    }
    int count = numbers(type);
    int expected = type.components().size();
    if (expected > 0 && count != expected) {
      throw tokens.error(names.of(type) + " has " + expected + " numbers, found " + count, start);
    }
    return expected > 0 ? components.toVariant(type, type, numbers, count) : packed(type, count);
  }

  /**
   * Reads numbers up to the closing parenthesis into {@link #numbers}, and returns their count. No
   * comma may follow the last number. Ints lose their fraction, or all but their lower 32 bits.
   */
  private int numbers(VariantType type) {
    boolean areInts = type.hasIntComponents()
        || type == VariantType.PACKED_BYTE_ARRAY
        || type == VariantType.PACKED_INT32_ARRAY;
    boolean areFloats = type == VariantType.PACKED_FLOAT32_ARRAY;
    int count = 0;
    boolean isEnd = tokens.is(')');
    while (!isEnd) {
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      if (tokens.kind() == Tokens.Kind.INT) {
        long number = tokens.integer();
        numbers[count++] = areInts ? (int) number : areFloats ? (float) number : (double) number;
      } else {
        numbers[count++] = areInts ? (int) real() : real();
      }
      isEnd = tokens.closes(')');
      if (!isEnd) {
        tokens.next();
      }
    }
    return count;
  }

  private long[] longs() {
    long[] longs = new long[FIRST_CAPACITY];
    int count = 0;
    boolean isEnd = tokens.is(')');
    while (!isEnd) {
      if (count == longs.length) {
        longs = Arrays.copyOf(longs, 2 * count);
      }
      longs[count++] = tokens.kind() == Tokens.Kind.INT ? tokens.integer() : (long) real();
      isEnd = tokens.closes(')');
      if (!isEnd) {
        tokens.next();
      }
    }
    return Arrays.copyOf(longs, count);
  }

  /** Returns the number that the token contains. It may be a word such as {@code inf}. */
  private double real() {
    Double word = tokens.kind() == Tokens.Kind.WORD ? NumberText.ofWord(tokens.text()) : null;
    if (word == null && !tokens.isNumber()) {
      throw tokens.unexpected("a number");
    }
    return word == null ? tokens.real() : word;
  }

  private Variant packed(VariantType type, int count) {
    VariantType element = type.element();
    int width = element.components().size();
    if (width > 0) {
      // Drops the numbers of an incomplete last element.
      return components.toVariant(type, element, numbers, count - count % width);
    }
    return new Variant.Packed(
        type,
        switch (type) {
          case PACKED_BYTE_ARRAY -> bytes(count);
          case PACKED_INT32_ARRAY -> ints(count);
          case PACKED_FLOAT32_ARRAY -> floats(count);
          default -> Arrays.copyOf(numbers, count);
        });
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (int) numbers[i];
    }
    return bytes;
  }

  private int[] ints(int count) {
    int[] ints = new int[count];
    for (int i = 0; i < count; i++) {
      ints[i] = (int) numbers[i];
    }
    return ints;
  }

  private float[] floats(int count) {
    float[] floats = new float[count];
    for (int i = 0; i < count; i++) {
      floats[i] = (float) numbers[i];
    }
    return floats;
  }

  // PackedByteArray("AQI=")
  private Variant base64() {
    String text = tokens.text();
    int start = tokens.start();
    tokens.expect(')');
    try {
      if (text.length() % 4 != 0) {
        throw new IllegalArgumentException("no padding");
      }
      byte[] bytes = Base64.getDecoder().decode(text);
      return new Variant.Packed(VariantType.PACKED_BYTE_ARRAY, bytes);
    } catch (IllegalArgumentException e) {
      throw tokens.error("this string is not base64 with padding", start);
    }
  }

  /** Reads strings up to the closing parenthesis. A comma may follow the last string. */
  private List<String> strings() {
    List<String> strings = new ArrayList<>();
    for (tokens.next(); !tokens.is(')'); tokens.afterElement(')')) {
      strings.add(tokens.string());
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
