package io.variantmapper.tools.part;

import io.variantmapper.runtime.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares two values, and everything in them.
 *
 * <p>The entries of Dictionaries may have another order. Values of different types differ, also a
 * StringName and a String, and containers that declare different types.
 *
 * <pre>{@code
 * for (Comparison.Difference difference : Comparison.of(before, after)) {
 *   out.println(difference.line());   // ~ $.hp: 7 → 5
 * }
 * }</pre>
 */
public final class Comparison {
  private final List<Difference> differences = new ArrayList<>();

  /**
   * A difference.
   *
   * @param sign {@code -} for a value that only the first value contains, {@code +} for a value
   *     that only the second contains, and {@code ~} for a value that is not the same in both
   * @param text the value, or both values with an arrow between them
   */
  public record Difference(char sign, String path, String text) {
    /** Returns the difference in one line. */
    public String line() {
      return sign + " " + path + ": " + text;
    }
  }

  private Comparison() {}

  /** Returns the differences in the order of the first value. */
  public static List<Difference> of(Part before, Part after) {
    Comparison comparison = new Comparison();
    comparison.compare(before, after);
    return comparison.differences;
  }

  private void compare(Part before, Part after) {
    boolean haveChildren = before.type() == after.type()
        && !before.children().isEmpty()
        && !after.children().isEmpty();
    boolean isSame =
        before.typeName().equals(after.typeName()) && (haveChildren || isSameLeaf(before, after));
    if (!isSame) {
      String text = Text.of(before) + " → " + Text.of(after);
      add('~', before, text + (Text.of(before).equals(Text.of(after)) ? where(before, after) : ""));
    }
    if (haveChildren) {
      compareChildren(before, after);
    }
  }

  private void compareChildren(Part before, Part after) {
    Map<Object, Part> rest = byKey(after);
    byKey(before).forEach((key, part) -> {
      Part other = rest.remove(key);
      if (other == null) {
        add('-', part, Text.of(part));
        return;
      }
      if (part.key() != null && other.key() != null) {
        compare(part.key(), other.key());
      }
      compare(part, other);
    });
    rest.values().forEach(part -> add('+', part, Text.of(part)));
  }

  /**
   * Returns whether two values are the same, of which at least one has no values in it. They are
   * also compared as texts, because 0.0 and −0.0 are equal.
   */
  private static boolean isSameLeaf(Part before, Part after) {
    if (before.children().size() != after.children().size()) {
      return false;
    }
    Variant value = before.value();
    Variant other = after.value();
    return value.equals(other) && value.toString().equals(other.toString());
  }

  /** Returns the first words that differ. It is used if the short texts are the same. */
  private static String where(Part before, Part after) {
    List<Word> words = words(before);
    List<Word> others = words(after);
    for (int i = 0; i < Math.min(words.size(), others.size()); i++) {
      Word word = words.get(i);
      String other = others.get(i).value();
      if (!word.value().equals(other)) {
        return " (" + word.name() + ": " + word.value() + " → " + other + ")";
      }
    }
    return "";
  }

  private static List<Word> words(Part part) {
    List<Word> words = new ArrayList<>();
    Words.each(part, words::add, child -> {});
    return words;
  }

  /** Returns the values in a container, mapped by their keys, property names or indexes. */
  private static Map<Object, Part> byKey(Part container) {
    Map<Object, Part> byKey = new LinkedHashMap<>();
    for (Part part : container.children()) {
      switch (part.role()) {
        case VALUE -> byKey.put(keyOf(part), part);
        case PROPERTY -> byKey.put(part.name(), part);
        case ELEMENT -> byKey.put(part.index(), part);
        default -> {}
      }
    }
    return byKey;
  }

  /**
   * Returns the key of an entry as text, with its type unless it is a String or StringName, which
   * are the same key. A map of texts stays fast even if a packet has many keys with the same hash
   * code, because texts are comparable.
   */
  private static String keyOf(Part part) {
    Part key = part.key();
    if (key == null) {
      return "";
    }
    return key.type().isText()
        ? String.valueOf(key.value().toJava())
        : key.type().godotName() + '\0' + key.value();
  }

  private void add(char sign, Part part, String text) {
    differences.add(new Difference(sign, part.namedPath(), text));
  }
}
