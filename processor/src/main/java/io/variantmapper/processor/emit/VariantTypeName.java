package io.variantmapper.processor.emit;

import java.util.Locale;

/** Makes the name of a constant of {@code VariantType} from Godot's name for the type. */
final class VariantTypeName {
  private static final String BORDER = "(?<=[a-z0-9])(?=[A-Z])(?!D$)|(?=[23]D$)";

  private VariantTypeName() {}

  // VECTOR2I, TRANSFORM_2D, PACKED_INT32_ARRAY
  static String of(String godotName) {
    return godotName.replaceAll(BORDER, "_").toUpperCase(Locale.ROOT);
  }
}
