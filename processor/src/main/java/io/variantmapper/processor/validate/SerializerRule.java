package io.variantmapper.processor.validate;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.OwnSerializer;
import java.util.Map;
import java.util.stream.Stream;

/** Every class that is named as a serializer is one, for the type of the value. */
final class SerializerRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.properties().stream()
        .flatMap(property -> property
            .mapping()
            .all()
            .filter(Mapping.Own.class::isInstance)
            .flatMap(
                part -> check((Mapping.Own) part, name + "." + property.name(), property.anchor()))
            .distinct());
  }

  /**
   * The problem of one serializer, if it has any.
   *
   * @param subject what is to be written by it
   * @param anchor the place to show if the serializer is named elsewhere
   */
  static Stream<Problem> check(Mapping.Own mapping, String subject, Anchor anchor) {
    OwnSerializer serializer = mapping.serializer();
    return serializer.fault().stream().map(fault -> {
      Problem problem = Problem.of(
          fault.kind(),
          subject,
          fault.anchor().orElse(anchor),
          Map.of(
              "serializer", serializer.name(),
              "type", mapping.type().box(),
              "found", fault.found().map(TypeName::toString).orElse(""),
              "reach", OutOfReach.WHY));
      return fault.isTold() ? problem.told() : problem;
    });
  }
}
