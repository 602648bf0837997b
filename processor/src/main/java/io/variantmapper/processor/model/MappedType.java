package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
  /** The properties without those that are no values of the object: the tag, what is reserved. */
  public List<Property> fields() {
    return properties.stream().filter(Property::isOfObject).toList();
  }

  /** The property that holds the entries that no other takes. */
  public Optional<Property> extras() {
    return properties.stream().filter(Property::isExtras).findFirst();
  }

  /** What has a key: the properties, and in the place of each flattened one those of its type. */
  public List<Property> wireFields() {
    boolean array = declaration.shape() == Shape.ARRAY;
    return properties.stream()
        .flatMap(MappedType::wireFields)
        .filter(property -> array || !property.isReserved())
        .filter(property -> !property.isExtras())
        .toList();
  }

  private static Stream<Property> wireFields(Property property) {
    return property.flattened().isPresent()
        ? property.inner().stream().flatMap(MappedType::wireFields)
        : Stream.of(property);
  }
}
