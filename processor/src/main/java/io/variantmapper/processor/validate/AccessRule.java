package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.stream.Stream;

/** Generated code can get every property from an object and set it on one. */
final class AccessRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    boolean settersMatter = isComplete(type.creation());
    boolean changes = type.declaration().traits().contains(Trait.CHANGES);
    return type.properties().stream().flatMap(property -> {
      String subject = type.declaration().simpleName() + "." + property.name();
      return Stream.concat(
          checkGetter(property, subject, changes),
          settersMatter ? checkSetter(property, subject, type.creation()) : Stream.empty());
    });
  }

  /** Without a whole creator nobody can tell which properties it was meant to set. */
  private static boolean isComplete(Creation creation) {
    return creation instanceof Creation.Builder
        || (creation instanceof Creation.Creator creator
            && creator.parameters().stream()
                .map(Creation.Parameter::match)
                .allMatch(match -> match instanceof Creation.Match.OfProperty
                    || match instanceof Creation.Match.OfDefault));
  }

  private static Stream<Problem> checkGetter(Property property, String subject, boolean changes) {
    boolean used = property.isWritten() || changes;
    if (!used || property.getter().kind() != Access.Kind.NONE) {
      return Stream.empty();
    }
    String verb = property.isWritten() ? "be written" : "be kept when changes are merged";
    String message = subject + " can't " + verb + ", for its field is private and has no getter."
        + " Add " + property.name() + "() or get" + capitalized(property.name())
        + "() with the field's own type, make the field package-private, or leave it out with"
        + " @VariantIgnore.";
    return Stream.of(new Problem(ProblemCode.NO_GETTER, message, property.anchor()));
  }

  private static Stream<Problem> checkSetter(Property property, String subject, Creation creation) {
    if (!property.isRead() || property.setter().kind() != Access.Kind.NONE) {
      return Stream.empty();
    }
    String message = subject + " can't be read, for "
        + (creation instanceof Creation.Builder ? ofBuilder(property) : ofObject(property))
        + ", or leave the field out with @VariantIgnore.";
    return Stream.of(new Problem(ProblemCode.NO_SETTER, message, property.anchor()));
  }

  private static String ofObject(Property property) {
    return "its field is private or final, has no setter,"
        + " and the creator has no parameter of that name. Add set" + capitalized(property.name())
        + "(…) or the parameter";
  }

  private static String ofBuilder(Property property) {
    return "the builder has no method that takes it. Add " + property.name() + "(…) to "
        + "the builder";
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
