package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Presence.Nil;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that one constructor, factory or builder can be called when an object is read, and that
 * there is a value for each parameter.
 */
final class CreationRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    Declaration declaration = type.declaration();
    Stream<Fault> ofParameters =
        type.creation().parameters().stream().flatMap(parameter -> check(parameter, type).stream());
    return Stream.of(type.creation().flaw().stream(), ofParameters, ofReadInto(type).stream())
        .flatMap(faults -> faults)
        .map(fault -> fault.with(
            Map.of("type", declaration.simpleName(), "origin", declaration.originName())));
  }

  private static Optional<Fault> ofReadInto(MappedType type) {
    if (!type.declaration().traits().contains(Trait.READ_INTO)
        || type.isFilledInPlace()
        || !type.creation().isComplete()) {
      return Optional.empty();
    }
    boolean isBuilt = type.creation().isBuilt();
    List<String> fixed = type.properties().stream()
        .filter(property -> property.isRead() && (isBuilt || !property.isSetLater()))
        .map(Property::name)
        .toList();
    return Optional.of(new Fault(TypeFault.FIXED_BY_CREATOR, type.declaration().anchor())
        .with("creator", isBuilt ? "builder" : "creator")
        .with("fields", String.join(", ", fixed)));
  }

  private static Optional<Fault> check(Parameter parameter, MappedType type) {
    Optional<Property> property = Optional.empty();
    for (Property candidate : type.properties()) {
      // A field hides the fields of superclasses, which precede it.
      if (candidate.name().equals(parameter.name())) {
        property = Optional.of(candidate);
      }
    }
    Optional<TypeFault> kind = kind(parameter, property, type);
    return kind.isEmpty()
        ? Optional.empty()
        : Optional.of(fault(kind.get(), parameter, property, type));
  }

  private static Fault fault(
      TypeFault kind, Parameter parameter, Optional<Property> property, MappedType type) {
    return new Fault(kind, parameter.anchor())
        .with("parameter", parameter.name())
        .with("parameterType", parameter.type())
        .with("fieldType", property.<Object>map(field -> field.mapping().type()).orElse(""))
        .with("guess", new Fault.Guess(parameter.name(), names(type)));
  }

  private static List<String> names(MappedType type) {
    return type.properties().stream().map(Property::name).toList();
  }

  private static Optional<TypeFault> kind(
      Parameter parameter, Optional<Property> property, MappedType type) {
    boolean mixedIn = type.declaration().isMixedIn();
    return switch (parameter.match()) {
      case PROPERTY ->
        property.isPresent() && parameter.type().isPrimitive() && canBeNull(property.get())
            ? Optional.of(TypeFault.PARAMETER_OF_NULLABLE_FIELD)
            : Optional.empty();
      case DEFAULT, NULL -> Optional.empty();
      case INACCESSIBLE -> Optional.of(TypeFault.PARAMETER_TYPE_INACCESSIBLE);
      case MISSING ->
        Optional.of(
            mixedIn
                ? TypeFault.PARAMETER_WITHOUT_FIELD_IN_MIX_IN
                : TypeFault.PARAMETER_WITHOUT_FIELD);
      case RENAMED ->
        Optional.of(TypeFault.PARAMETER_RENAMED)
            .filter(fault ->
                type.faults().stream().noneMatch(other -> other.kind() == FieldFault.NOT_IN_STUB));
      case UNNAMED ->
        Optional.of(mixedIn ? TypeFault.PARAMETER_UNNAMED_IN_MIX_IN : TypeFault.PARAMETER_UNNAMED);
      case MISMATCHED -> Optional.of(TypeFault.PARAMETER_OF_WRONG_TYPE);
    };
  }

  private static boolean canBeNull(Property property) {
    Optional<Field> field = property.asField();
    if (field.isEmpty()
        || field.get().mapping().type().isPrimitive()
        || field.get().isRequired()) {
      return false;
    }
    Presence presence = field.get().presence();
    return !presence.hasDefault() || presence.onNil() == Nil.EMPTY;
  }
}
