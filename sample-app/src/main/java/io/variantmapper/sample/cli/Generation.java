package io.variantmapper.sample.cli;

import io.variantmapper.runtime.VariantFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The values of the option {@code --format}. */
enum Generation {
  GODOT_3,
  GODOT_4;

  VariantFormat format() {
    return switch (this) {
      case GODOT_3 -> VariantFormat.GODOT_3;
      case GODOT_4 -> VariantFormat.GODOT_4;
    };
  }

  /** Converts a name such as {@code GODOT_4}, or a version such as {@code 4} or {@code 4.6}. */
  static final class Converter implements ITypeConverter<Generation> {
    @Override
    public Generation convert(String value) {
      if (value.matches("(GODOT_)?3(\\.\\d+)*")) {
        return GODOT_3;
      } else if (value.matches("(GODOT_)?4(\\.\\d+)*")) {
        return GODOT_4;
      }
      throw new TypeConversionException(
          "'" + value + "' is not a version of Godot; give GODOT_3, GODOT_4 or a version");
    }
  }
}
