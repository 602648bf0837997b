package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Locale;

/** The generations of engines, each with its own GDScript and its own format. */
enum GodotVersion {
  GODOT_3,
  GODOT_4;

  /** Returns the format that the engines write. */
  VariantFormat format() {
    return switch (this) {
      case GODOT_3 -> VariantFormat.GODOT_3;
      case GODOT_4 -> VariantFormat.GODOT_4;
    };
  }

  /** Returns the name of the folders for these engines. */
  String folder() {
    return name().toLowerCase(Locale.ROOT).replace("_", "");
  }

  /** Returns the folder of the scripts that tests run in the engine. */
  Path scripts() {
    return resource("/" + folder());
  }

  static Path resource(String name) {
    try {
      return Path.of(GodotVersion.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
