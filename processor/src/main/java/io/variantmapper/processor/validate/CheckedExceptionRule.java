package io.variantmapper.processor.validate;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.Map;
import java.util.stream.Stream;

/** Checks that generated code calls no member that throws a checked exception. */
final class CheckedExceptionRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    String name = type.declaration().simpleName();
    Creation creation = type.creation();
    Stream<Fault> ofCreation = creation.checkedExceptions().stream()
        .map(thrown -> fault(subject(creation, name), thrown, creation.anchor()));
    Stream<Fault> ofMembers = type.properties().stream()
        .flatMap(property ->
            used(property, type).flatMap(access -> check(access, name, property.anchor())));
    return Stream.concat(ofCreation, ofMembers);
  }

  private static String subject(Creation creation, String type) {
    if (creation.isBuilt()) {
      return "The builder of " + type;
    }
    return creation.begin().isConstructor()
        ? "The constructor of " + type
        : type + "." + creation.begin().method();
  }

  /**
   * Returns the members of a property that generated code calls. If generated code merges changes
   * into a copy, it calls the getters and setters of all fields.
   */
  private static Stream<Access> used(Property property, MappedType type) {
    boolean copied = type.declaration().traits().contains(Trait.CHANGES) && !type.isFilledInPlace();
    return Stream.concat(
        type.needsGetter(property) ? Stream.of(property.getter()) : Stream.empty(),
        property.isRead() || copied ? Stream.of(property.setter()) : Stream.empty());
  }

  private static Stream<Fault> check(Access access, String type, Anchor anchor) {
    return access.checkedExceptions().stream()
        .map(thrown -> fault(type + "." + access.member(), thrown, anchor));
  }

  private static Fault fault(String member, TypeName thrown, Anchor anchor) {
    return new Fault(FieldFault.MEMBER_THROWS, anchor)
        .with(Map.of("member", member, "exception", thrown));
  }
}
