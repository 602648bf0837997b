package io.variantmapper.processor.validate;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;
import java.util.stream.Stream;

/** Nothing that generated code calls throws a checked exception. */
final class CheckedExceptionRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    Stream<Problem> ofMembers = type.properties().stream()
        .flatMap(property ->
            used(property, type).flatMap(access -> check(access, name, property.anchor())));
    return Stream.concat(check(type.creation(), name), ofMembers);
  }

  /** What is called; a copy with changes takes all fields along, read and written or not. */
  private static Stream<Access> used(Property property, MappedType type) {
    boolean copied =
        type.declaration().traits().contains(Trait.CHANGES) && !type.isChangedInPlace();
    return Stream.concat(
        type.asksFor(property) ? Stream.of(property.getter()) : Stream.empty(),
        property.isRead() || copied ? Stream.of(property.setter()) : Stream.empty());
  }

  private static Stream<Problem> check(Access access, String type, Anchor anchor) {
    return check(type + "." + access.member(), access.checkedExceptions(), anchor);
  }

  private static Stream<Problem> check(Creation creation, String type) {
    if (creation instanceof Creation.Builder builder) {
      return check("The builder of " + type, builder.checkedExceptions(), builder.anchor());
    }
    return creation instanceof Creator creator ? check(creator, type) : Stream.empty();
  }

  private static Stream<Problem> check(Creator creator, String type) {
    String subject =
        creator.isConstructor() ? "The constructor of " + type : type + "." + creator.method();
    return check(subject, creator.checkedExceptions(), creator.anchor());
  }

  private static Stream<Problem> check(String subject, List<TypeName> thrown, Anchor anchor) {
    return thrown.stream()
        .map(exception -> new Problem(
            ProblemCode.CHECKED_EXCEPTION,
            subject + " throws " + exception + ", which a serializer can't pass on."
                + " Throw an unchecked exception instead.",
            anchor));
  }
}
