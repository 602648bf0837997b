package io.variantmapper.tools.script;

import java.util.List;

/**
 * A type in GDScript.
 *
 * @param name the name, such as {@code Array} or {@code Player.State}
 * @param elements the types in square brackets
 */
record GodotType(String name, List<GodotType> elements) {
  static final GodotType VARIANT = new GodotType("Variant", List.of());

  @Override
  public String toString() {
    if (elements.isEmpty()) {
      return name;
    }
    return name + "["
        + String.join(", ", elements.stream().map(GodotType::toString).toList()) + "]";
  }
}
