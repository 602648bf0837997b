package io.variantmapper.processor.read;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.processor.read.language.Words;
import java.util.Locale;

/** Makes keys from Java names, as {@link KeyNaming} says. */
final class KeyNames {
  private KeyNames() {}

  static String of(String name, KeyNaming naming) {
    return switch (naming) {
      case AS_DECLARED, INHERITED -> name;
      case SNAKE_CASE -> Words.of(name).join("_", KeyNames::lower, KeyNames::lower);
      case CAMEL_CASE -> Words.of(name).join("", KeyNames::lower, KeyNames::capitalized);
      case PASCAL_CASE -> Words.of(name).join("", KeyNames::capitalized, KeyNames::capitalized);
      case KEBAB_CASE -> Words.of(name).join("-", KeyNames::lower, KeyNames::lower);
      case UPPER_SNAKE_CASE -> Words.of(name).join("_", KeyNames::upper, KeyNames::upper);
    };
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
