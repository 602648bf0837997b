package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.Property;
import java.util.Optional;

/** Makes the name of a variable from the place of a property: {@code place.x} gives placeX. */
final class VariableName {
  private VariableName() {}

  static String of(Entry entry) {
    Optional<Flattened> owner =
        entry instanceof Property property ? property.owner() : Optional.empty();
    return owner.map(outer -> of(outer) + capitalized(entry.name())).orElse(entry.name());
  }

  /** {@code Item} gives item. */
  static String decapitalized(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
