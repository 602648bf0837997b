package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that a single value has exactly one field, that this field is never null, and that the
 * creator has no other parameter.
 */
final class SingleValueRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    return type.declaration().shape() == Shape.VALUE
        ? fault(type).stream()
            .map(fault -> fault
                .with("type", type.declaration().simpleName())
                .orAt(type.declaration().anchor()))
        : Stream.empty();
  }

  private static Optional<Fault> fault(MappedType type) {
    List<Property> properties = type.properties();
    if (properties.size() != 1) {
      List<String> names = properties.stream().map(Property::name).toList();
      return Optional.of(new Fault(TypeFault.SINGLE_VALUE_NOT_ONE_FIELD, Optional.empty())
          .with(
              "fields",
              names.isEmpty() ? "none" : names.size() + " fields: " + String.join(", ", names)));
    }
    Property property = properties.get(0);
    String name = type.declaration().simpleName() + "." + property.name();
    if (property.isExtras()) {
      return Optional.of(
          new Fault(FieldFault.SINGLE_VALUE_WITH_EXTRAS, property.anchor()).with("field", name));
    } else if (property.asField().filter(field -> field.slot().holdsAbsence()).isPresent()) {
      return Optional.of(
          new Fault(FieldFault.SINGLE_VALUE_NULLABLE, property.anchor()).with("field", name));
    }
    return type.creation().parameters().size() > 1
        ? Optional.of(new Fault(TypeFault.SINGLE_VALUE_WITH_OTHER_PARAMETERS, Optional.empty())
            .with("field", property.name()))
        : Optional.empty();
  }
}
