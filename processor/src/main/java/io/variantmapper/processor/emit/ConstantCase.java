package io.variantmapper.processor.emit;

import java.util.Locale;

/** Makes the name of a constant from the name of a class: {@code ItemKind} gives ITEM_KIND. */
final class ConstantCase {
  private ConstantCase() {}

  static String of(String name) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      if (i > 0 && isCapital(name.charAt(i)) && endsWord(name.charAt(i - 1))) {
        words.append('_');
      }
      words.append(name.charAt(i));
    }
    return words.toString().toUpperCase(Locale.ROOT);
  }

  private static boolean isCapital(char letter) {
    return letter >= 'A' && letter <= 'Z';
  }

  private static boolean endsWord(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  }
}
