package io.variantmapper.processor.validate;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.OwnSerializer;
import io.variantmapper.processor.model.OwnSerializer.Fault;
import io.variantmapper.processor.model.OwnSerializer.Reason;
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
    return serializer.fault().stream()
        .map(fault -> new Problem(
            code(fault.reason()),
            subject + sentence(fault, serializer.name(), mapping.type().box()),
            fault.anchor().orElse(anchor),
            fault.isTold()));
  }

  private static ErrorCode code(Reason reason) {
    return switch (reason) {
      case NO_SERIALIZER, GENERIC, OUT_OF_REACH, NO_OBJECT, NOT_GENERATED ->
        ErrorCode.INVALID_SERIALIZER;
      case THROWS -> ErrorCode.CHECKED_EXCEPTION;
      case OTHER_TYPE, NO_ELEMENT, NO_KEY, NO_VALUE -> ErrorCode.SERIALIZER_TYPE;
    };
  }

  private static String sentence(Fault fault, TypeName serializer, TypeName type) {
    String found = fault.found().map(TypeName::toString).orElse("");
    String by = " is to be written by " + serializer;
    return switch (fault.reason()) {
      case NO_SERIALIZER ->
        by + ", which implements no VariantSerializer. Implement VariantSerializer<" + type
            + ">, or name a class that does.";
      case GENERIC -> by + ", which has type parameters. Name a class without them.";
      case OUT_OF_REACH ->
        by + ", which can't be named by generated code, for it is " + OutOfReach.WHY
            + ". Make it wider.";
      case NO_OBJECT ->
        by + ", which generated code can't get an object of. Give it a static field INSTANCE of"
            + " its own type, or a constructor without parameters, neither of them private.";
      case NOT_GENERATED ->
        by + ", which is missing, for its mix-in was compiled without the annotation processor."
            + " Compile it with the processor.";
      case THROWS ->
        by + ", whose constructor throws " + found + ", which a serializer can't pass on. Throw an"
            + " unchecked exception instead, or give it a static field INSTANCE.";
      case OTHER_TYPE -> by + ", which is for " + found + ". Name one for " + type + ".";
      case NO_ELEMENT -> lack("elements", found, serializer) + "elementUsing.";
      case NO_KEY -> lack("keys", found, serializer) + "keyUsing.";
      case NO_VALUE -> lack("values", found, serializer) + "valueUsing.";
    };
  }

  private static String lack(String parts, String found, TypeName serializer) {
    return " has no " + parts + " of type " + found + ", which " + serializer
        + " is for. Name one for a type that its " + parts + " have, or remove ";
  }
}
