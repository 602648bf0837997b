package io.variantmapper.processor.emit.code;

import io.variantmapper.processor.model.Property;

/** Makes the name of a variable from the place of a property: {@code place.x} gives placeX. */
public final class VariableName {
  private VariableName() {}

  public static String of(Property property) {
    return property
        .owner()
        .map(owner -> of(owner) + capitalized(property.name()))
        .orElse(property.name());
  }

  public static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
