package io.variantmapper.sample.print;

import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Formats a Variant on one line. If the text of the value does not show its type, Godot's name of
 * the type comes first.
 */
final class VariantLine {
  private VariantLine() {}

  static String of(Variant value) {
    if (value instanceof Variant.Dictionary dictionary) {
      return entries(dictionary);
    }
    if (value instanceof Variant.Array array) {
      return elements(array);
    }
    if (value instanceof Variant.Packed packed) {
      List<?> elements = PackedElements.of(packed.array());
      return packed.type().godotName() + "[" + elements.size() + "] " + joined(elements);
    }
    return scalar(value);
  }

  /** Returns a container's type and count, such as {@code Dictionary[2]}. */
  static String head(Variant value) {
    int count = value instanceof Variant.Dictionary dictionary
        ? dictionary.entries().size()
        : ((Variant.Array) value).elements().size();
    return value.type().godotName() + "[" + count + "]";
  }

  /** Returns the text of a key: a String has no quotes, any other key looks like a value. */
  static String key(Variant key) {
    if (key instanceof Variant.Value value && value.value() instanceof String text) {
      return OneLine.of(text);
    }
    return of(key);
  }

  static boolean isContainer(Variant value) {
    return value instanceof Variant.Dictionary || value instanceof Variant.Array;
  }

  private static String entries(Variant.Dictionary dictionary) {
    return dictionary.entries().entrySet().stream()
        .map(entry -> key(entry.getKey()) + ": " + of(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String elements(Variant.Array array) {
    return array.elements().stream()
        .map(VariantLine::of)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String scalar(Variant value) {
    if (value instanceof Variant.Float number) {
      return "float " + ComponentText.of(number.value());
    }
    if (value instanceof Variant.Value other && !(other.value() instanceof String)) {
      return OneLine.of(other.type().godotName() + " " + ComponentText.of(other.value()));
    }
    return OneLine.of(value.toString());
  }

  private static String joined(List<?> elements) {
    return elements.stream()
        .map(ComponentText::of)
        .map(OneLine::of)
        .collect(Collectors.joining(", "));
  }
}
