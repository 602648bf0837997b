package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.KeyNaming;
import io.variantmapper.processor.model.NameWords;

/** Derives keys from Java names, according to {@link KeyNaming}. */
final class KeyNames {
  private KeyNames() {}

  static String of(String name, KeyNaming naming) {
    return switch (naming) {
      case AS_DECLARED, INHERITED -> name;
      case SNAKE_CASE -> NameWords.snakeCase(name);
      case CAMEL_CASE -> NameWords.join(name, "", NameWords::lower, NameWords::capitalized);
      case PASCAL_CASE -> NameWords.join(name, "", NameWords::capitalized, NameWords::capitalized);
      case KEBAB_CASE -> NameWords.join(name, "-", NameWords::lower, NameWords::lower);
      case UPPER_SNAKE_CASE -> NameWords.join(name, "_", NameWords::upper, NameWords::upper);
    };
  }
}
