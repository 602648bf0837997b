package io.variantmapper.processor.emit.code;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes the name of a constant of {@code VariantType} from Godot's name for the type. */
public final class VariantTypeName {
  private static final Pattern BORDER = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])(?!D$)|(?=[23]D$)");

  private VariantTypeName() {}

  // VECTOR2I, TRANSFORM_2D, PACKED_INT32_ARRAY
  public static String of(String godotName) {
    return BORDER.matcher(godotName).replaceAll("_").toUpperCase(Locale.ROOT);
  }
}
