package io.variantmapper.processor.emit;

import java.util.Locale;

/** Makes the name of a constant from the name of a class: {@code ItemKind} gives ITEM_KIND. */
final class ConstantCase {
  private ConstantCase() {}

  static String of(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
