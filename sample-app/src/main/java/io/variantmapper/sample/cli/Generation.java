package io.variantmapper.sample.cli;

import io.variantmapper.runtime.VariantFormat;

/** What {@code --format} takes. */
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
