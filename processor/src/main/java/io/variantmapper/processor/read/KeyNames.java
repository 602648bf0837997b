package io.variantmapper.processor.read;

import io.variantmapper.annotations.KeyNaming;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Derives keys from Java names, according to {@link KeyNaming}. */
final class KeyNames {
  private static final String BORDER = "_+"
      // A capital after a small letter: max|Hp.
      + "|(?<=\\p{javaLowerCase})(?=\\p{javaUpperCase})"
      // A capital before a small letter: URL|Of, slot2|Item.
      + "|(?=\\p{javaUpperCase}\\p{javaLowerCase})";

  private KeyNames() {}

  static String of(String name, KeyNaming naming) {
    return switch (naming) {
      case AS_DECLARED, INHERITED -> name;
      case SNAKE_CASE -> join(name, "_", KeyNames::lower, KeyNames::lower);
      case CAMEL_CASE -> join(name, "", KeyNames::lower, KeyNames::capitalized);
      case PASCAL_CASE -> join(name, "", KeyNames::capitalized, KeyNames::capitalized);
      case KEBAB_CASE -> join(name, "-", KeyNames::lower, KeyNames::lower);
      case UPPER_SNAKE_CASE -> join(name, "_", KeyNames::upper, KeyNames::upper);
    };
  }

  /**
   * Respells the words of a name, with {@code first} for the first one, and keeps underscores
   * around the name.
   */
  private static String join(
      String name, String separator, UnaryOperator<String> first, UnaryOperator<String> others) {
    String withoutPrefix = name.replaceFirst("^_+", "");
    String core = withoutPrefix.replaceFirst("_+$", "");
    String prefix = name.substring(0, name.length() - withoutPrefix.length());
    String suffix = withoutPrefix.substring(core.length());
    List<String> words =
        Stream.of(core.split(BORDER, -1)).filter(word -> !word.isEmpty()).toList();
    return Stream.concat(
            words.stream().limit(1).map(first), words.stream().skip(1).map(others))
        .collect(Collectors.joining(separator, prefix, suffix));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  private static String capitalized(String word) {
    int second = word.offsetByCodePoints(0, 1);
    return upper(word.substring(0, second)) + lower(word.substring(second));
  }
}
