package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A type with {@code @VariantDictionary} or {@code @VariantArray}, as the user wrote it.
 *
 * <p>Holds what is wrong beside what is right: to generate from it is allowed only if validation
 * found no problem.
 *
 * <pre>{@code
 * MappedType type = reader.read(element);
 * type.properties().get(0).key().text()   // "display_name"
 * }</pre>
 *
 * @param properties all that is written and read, in the order of the wire; of what is flattened
 *     the outermost
 * @param refusesUnknown whether entries that no property takes are an error
 * @param placeMistakes positions in an Array that can't be
 * @param misusedMarks annotations inside the type that have no effect or contradict each other
 */
public record MappedType(
    Declaration declaration,
    Creation creation,
    List<Property> properties,
    boolean refusesUnknown,
    List<PlaceMistake> placeMistakes,
    List<MisusedMark> misusedMarks) {
  /** The same with another head. */
  public MappedType with(Declaration other) {
    return new MappedType(other, creation, properties, refusesUnknown, placeMistakes, misusedMarks);
  }

  /** The properties without those that are no values of the object: the tag, what is reserved. */
  public List<Property> fields() {
    return properties.stream().filter(Property::isOfObject).toList();
  }

  /** Whether a property's value is asked for: to write it, or to keep it among changes. */
  public boolean asksFor(Property property) {
    return property.isWritten() || declaration.traits().contains(Declaration.Trait.CHANGES);
  }

  /** Whether changes are merged into an object itself, and not into a copy of it. */
  public boolean isChangedInPlace() {
    return !creation.isBuilt()
        && fields().stream().filter(Property::isRead).allMatch(Property::isSetLater);
  }

  /** The property that holds the entries that no other takes. */
  public Optional<Property> extras() {
    return properties.stream().filter(Property::isExtras).findFirst();
  }

  /** The type parameters that some value is of; those that only tell types apart are not. */
  public Set<TypeVariableName> usedVariables() {
    return wireFields().stream()
        .flatMap(property -> property.mapping().all())
        .filter(Mapping.Variable.class::isInstance)
        .map(mapping -> ((Mapping.Variable) mapping).type())
        .collect(Collectors.toSet());
  }

  /** What has a key: the properties, and in the place of each flattened one those of its type. */
  public List<Property> wireFields() {
    List<Property> fields = new ArrayList<>();
    for (Property property : properties) {
      addWireFields(fields, property);
    }
    return Collections.unmodifiableList(fields);
  }

  private void addWireFields(List<Property> fields, Property property) {
    if (property.flattened().isPresent()) {
      property.inner().forEach(inner -> addWireFields(fields, inner));
    } else if (!property.isExtras()
        && (declaration.shape() == Shape.ARRAY || !property.isReserved())) {
      fields.add(property);
    }
  }
}
