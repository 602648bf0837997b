package io.variantmapper.it.mapping;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Parses literals of GDScript 4, and the text that {@code var_to_str} writes for typed containers.
 *
 * <p>The parser does not support escapes in strings.
 */
final class GdScript {
  private static final Pattern SINCE_4 =
      Pattern.compile("&\"|Array\\[|Dictionary\\[|Packed(Int64|Float64|Vector4)Array");

  private final String text;
  private int at;

  private GdScript(String text) {
    this.text = text;
  }

  static Variant parse(String text) {
    GdScript script = new GdScript(text);
    Variant value = Variant.of(script.value());
    if (script.at < text.length()) {
      throw script.unexpected();
    }
    return value;
  }

  /** Returns the same literal in GDScript 3, in which some types have other names. */
  static String inGodot3(String literal) {
    return literal
        .replace("PackedInt32Array", "PoolIntArray")
        .replace("PackedFloat32Array", "PoolRealArray")
        .replaceAll("\\bPacked(\\w+)Array", "Pool$1Array")
        .replace("Quaternion", "Quat")
        .replace("Transform3D", "Transform")
        .replaceAll("\\^(\"[^\"]*\")", "NodePath($1)");
  }

  /** Returns whether a literal contains something that GDScript 3 can't express. */
  static boolean isSince4(String literal) {
    return SINCE_4.matcher(literal).find();
  }

  private @Nullable Object value() {
    char first = text.charAt(at);
    if (first == '[') {
      return elements('[', ']');
    } else if (first == '{') {
      return entries();
    } else if (first == '"') {
      return string();
    } else if (first == '&') {
      at++;
      return new StringName(string());
    } else if (first == '^') {
      at++;
      return NodePath.parse(string());
    } else if (first == '-' || Character.isDigit(first)) {
      return number();
    }
    return named(word());
  }

  private @Nullable Object named(String name) {
    return switch (name) {
      case "null" -> null;
      case "true", "false" -> Boolean.valueOf(name);
      case "INF" -> Double.POSITIVE_INFINITY;
      case "NAN" -> Double.NaN;
      default -> text.charAt(at) == '[' ? typed(name) : GodotValues.of(name, elements('(', ')'));
    };
  }

  /** Parses {@code Array[int]([…])} and {@code Dictionary[String, int]({…})}. */
  private Variant typed(String name) {
    expect("[");
    ContainerType first = containerType(word());
    if (name.equals("Array")) {
      expect("](");
      Variant.Array array = (Variant.Array) Variant.of(elements('[', ']'));
      expect(")");
      return new Variant.Array(array.elements(), first, false);
    }
    expect(", ");
    ContainerType second = containerType(word());
    expect("](");
    Variant.Dictionary dictionary = (Variant.Dictionary) Variant.of(entries());
    expect(")");
    return new Variant.Dictionary(dictionary.entries(), first, second, false);
  }

  private static ContainerType containerType(String name) {
    return Stream.of(VariantType.values())
        .filter(type -> type.godotName().equals(name))
        .findFirst()
        .map(ContainerType::of)
        .orElseThrow(() -> new IllegalArgumentException("No type is called " + name));
  }

  private List<@Nullable Object> elements(char open, char close) {
    expect(String.valueOf(open));
    List<@Nullable Object> elements = new ArrayList<>();
    while (text.charAt(at) != close) {
      elements.add(value());
      skipComma();
    }
    at++;
    return elements;
  }

  private Map<@Nullable Object, @Nullable Object> entries() {
    expect("{");
    Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
    while (text.charAt(at) != '}') {
      Object key = value();
      expect(": ");
      entries.put(key, value());
      skipComma();
    }
    at++;
    return entries;
  }

  private String string() {
    expect("\"");
    int end = text.indexOf('"', at);
    String string = text.substring(at, end);
    at = end + 1;
    return string;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.e0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    if (digits.contains(".")) {
      return Double.valueOf(digits);
    }
    return Long.valueOf(digits);
  }

  private String word() {
    int start = at;
    while (at < text.length() && isInWord(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isInWord(char letter) {
    return Character.isLetterOrDigit(letter) || letter == '_';
  }

  private void skipComma() {
    if (text.startsWith(", ", at)) {
      at += 2;
    }
  }

  private void expect(String expected) {
    if (!text.startsWith(expected, at)) {
      throw unexpected();
    }
    at += expected.length();
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException("Not understood from character " + at + " on: " + text);
  }
}
