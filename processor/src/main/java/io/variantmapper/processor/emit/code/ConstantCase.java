package io.variantmapper.processor.emit.code;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes the name of a constant from the name of a class: {@code ItemKind} gives ITEM_KIND. */
public final class ConstantCase {
  private static final Pattern BORDER = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private ConstantCase() {}

  public static String of(String name) {
    return BORDER.matcher(name).replaceAll("_").toUpperCase(Locale.ROOT);
  }
}
