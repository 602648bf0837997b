package io.variantmapper.sample.cli;

import io.variantmapper.runtime.VariantFormat;

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
}
