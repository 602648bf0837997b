package io.variantmapper.tools.script;

import java.util.List;
import java.util.Optional;

/**
 * A type in GDScript.
 *
 * @param name the name, such as {@code Array} or {@code Player.State}
 * @param elements the types in square brackets
 * @param ofEnum the enum whose numbers an {@code int} has
 */
record GodotType(String name, List<GodotType> elements, Optional<GodotEnum> ofEnum) {
  static final GodotType VARIANT = new GodotType("Variant");
  static final GodotType INT = new GodotType("int");

  GodotType(String name) {
    this(name, List.of());
  }

  GodotType(String name, List<GodotType> elements) {
    this(name, elements, Optional.empty());
  }

  /** Returns the type with which a constant of an enum is sent. */
  static GodotType of(GodotEnum values) {
    return new GodotType(INT.name, List.of(), Optional.of(values));
  }

  @Override
  public String toString() {
    if (elements.isEmpty()) {
      return name;
    }
    return name + "["
        + String.join(", ", elements.stream().map(GodotType::toString).toList()) + "]";
  }
}
