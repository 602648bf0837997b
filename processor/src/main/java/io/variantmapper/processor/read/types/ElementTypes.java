package io.variantmapper.processor.read.types;

import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.declaration.Subtypes;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the type that a typed container can declare for its elements. */
final class ElementTypes {
  /**
   * The types that typed containers do not declare for their elements. ANY means that no type is
   * declared. For OBJECT, a container would also have to declare the name of a class. IMAGE and
   * INPUT_EVENT exist only in formats without typed containers.
   */
  private static final Set<GodotType> OTHER =
      Set.of(GodotType.ANY, GodotType.OBJECT, GodotType.IMAGE, GodotType.INPUT_EVENT);

  private final Compiler compiler;

  ElementTypes(Compiler compiler) {
    this.compiler = compiler;
  }

  /**
   * Returns the element type; empty if elements may be null or may have several types, or if typed
   * containers do not declare the type.
   */
  Optional<GodotType> of(Slot slot) {
    PacketType.Value value = slot.wireValue();
    return value.isNullable()
        ? Optional.empty()
        : value
            .type()
            .godotType()
            .or(() -> shapeOfAll(value.type()))
            .filter(stated -> !OTHER.contains(stated));
  }

  /**
   * Returns the type of a key or value, which is ANY if any type is allowed. A Dictionary can state
   * the type of only its keys or only its values, so the other type may be ANY.
   */
  Optional<GodotType> orAny(Slot slot) {
    return slot.mapping().isAny() ? Optional.of(GodotType.ANY) : of(slot);
  }

  /**
   * Returns whether some objects of a mapped type are written as Arrays and others as Dictionaries.
   */
  boolean hasBothShapes(Slot slot) {
    return shapes(slot.mapping().packetType()).size() > 1;
  }

  private Optional<GodotType> shapeOfAll(PacketType type) {
    Set<Shape> shapes = shapes(type);
    return shapes.size() == 1
        ? shapes.stream().findFirst().map(Shape::godotType)
        : Optional.empty();
  }

  /**
   * Returns the shapes of a mapped type, or of all subtypes of a hierarchy; empty for other types.
   */
  private Set<Shape> shapes(PacketType type) {
    return type
        .asMapped()
        .map(mapped -> mapped.name().canonicalName())
        .map(compiler.elements()::getTypeElement)
        .stream()
        .flatMap(named -> Subtypes.of(named).stream())
        .flatMap(written -> MappingAnnotation.of(written).stream())
        .map(MappingAnnotation::shape)
        .collect(Collectors.toSet());
  }
}
