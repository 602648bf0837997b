package io.variantmapper.processor.emit.read;

import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;
import java.util.Optional;

/**
 * An object that reading makes: the one that is read, or one that is flattened into it.
 *
 * @param type of the object
 * @param owner the flattened property that holds it
 */
public record Made(MappedType type, List<Property> properties, Optional<Property> owner) {
  public static Made of(MappedType type) {
    return new Made(
        type, type.properties().stream().filter(Property::isOfObject).toList(), Optional.empty());
  }

  /** The objects that the flattened properties of this one hold. */
  List<Made> inside() {
    return properties.stream()
        .flatMap(property -> property.flattened().stream()
            .map(into -> new Made(into.type(), ofObject(property), Optional.of(property))))
        .toList();
  }

  private static List<Property> ofObject(Property flattened) {
    return flattened.inner().stream().filter(Property::isOfObject).toList();
  }

  List<Parameter> parameters() {
    return type.creation().parameters();
  }

  boolean isBuilt() {
    return type.creation().isBuilt();
  }

  /** Whether something is set on it, or on its builder, when that is made. */
  boolean isFilled() {
    return isBuilt() || properties.stream().anyMatch(Property::isSetLater);
  }

  /** The {@link Property#path} of its owner; empty for the outermost. */
  String path() {
    return owner.map(Property::path).orElse("");
  }

  /** What a parameter of the creator is called in the outermost object. */
  String path(Parameter parameter) {
    return owner.map(property -> property.path() + ".").orElse("") + parameter.name();
  }
}
