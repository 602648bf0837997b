package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import java.util.stream.Stream;

/**
 * No object has to hold another of its own type: that one would have to hold a third, and so on.
 *
 * <p>Only fields of the type itself are looked at, not those of the types that it holds.
 */
final class EndlessRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    return type.wireFields().stream()
        .filter(Property::isRequired)
        .filter(property -> property.options().flattening().isEmpty())
        .filter(property -> isOf(property.mapping(), type.declaration()))
        .map(property -> problem(property, type.declaration().simpleName()));
  }

  private static boolean isOf(Mapping mapping, Declaration declaration) {
    ClassName name = declaration.name();
    return (mapping instanceof Mapping.Mapped mapped && mapped.type().equals(name))
        || (mapping instanceof Mapping.Generic generic && generic.raw().equals(name));
  }

  private static Problem problem(Property property, String type) {
    String message = type + "." + property.path() + " is a value of type " + type
        + ", which every " + type + " has to hold, so that reading would never end. Mark it"
        + " @Nullable, make it an Optional, or say required = false.";
    return new Problem(ProblemCode.ENDLESS_TYPE, message, property.anchor());
  }
}
