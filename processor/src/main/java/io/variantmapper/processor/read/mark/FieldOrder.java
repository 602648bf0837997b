package io.variantmapper.processor.read.mark;

import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.PlaceMistake;
import io.variantmapper.processor.model.Property;
import java.util.List;

/**
 * In which order properties are written.
 *
 * @param properties as they are declared, if there are mistakes
 */
public record FieldOrder(List<Property> properties, List<PlaceMistake> mistakes) {
  /** As they are declared; an index is a mistake. */
  public static FieldOrder inDictionary(List<Property> properties) {
    List<PlaceMistake> mistakes = properties.stream()
        .flatMap(property -> property.options().place().stream()
            .map(place -> new PlaceMistake(
                FieldFault.INDEX_IN_DICTIONARY,
                property.name(),
                place.position(),
                "",
                place.anchor())))
        .toList();
    return new FieldOrder(properties, mistakes);
  }
}
