package io.variantmapper.processor.read;

import io.variantmapper.annotations.KeyNaming;
import java.util.Locale;

/** Makes keys from Java names, as {@link KeyNaming} says. */
final class KeyNames {
  private KeyNames() {}

  static String of(String name, KeyNaming naming) {
    return naming == KeyNaming.SNAKE_CASE ? snakeCase(name) : name;
  }

  private static String snakeCase(String name) {
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      if (startsWord(name, i)) {
        key.append('_');
      }
      key.append(name.charAt(i));
    }
    return key.toString().toLowerCase(Locale.ROOT);
  }

  /** A capital starts a word behind a small letter (maxHp) or before one (URLOf, slot2Item). */
  private static boolean startsWord(String name, int at) {
    if (at == 0 || !Character.isUpperCase(name.charAt(at)) || name.charAt(at - 1) == '_') {
      return false;
    }
    boolean beforeSmall = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
    return Character.isLowerCase(name.charAt(at - 1)) || beforeSmall;
  }
}
