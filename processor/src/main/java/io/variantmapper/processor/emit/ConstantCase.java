package io.variantmapper.processor.emit;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes the name of a constant from the name of a class: {@code ItemKind} gives ITEM_KIND. */
final class ConstantCase {
  private static final Pattern BORDER = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private ConstantCase() {}

  static String of(String name) {
    return BORDER.matcher(name).replaceAll("_").toUpperCase(Locale.ROOT);
  }
}
