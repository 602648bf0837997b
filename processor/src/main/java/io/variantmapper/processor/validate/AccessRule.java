package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.stream.Stream;

/** Generated code can get every property from an object and set it on one. */
final class AccessRule implements Rule {
  private static final String OF_ACCESSOR = "its method is protected, in another package.";
  private static final String OF_FIELD = "its field is private and has no getter.";
  private static final String OF_OBJECT = "its field is private or final, has no setter,"
      + " and the creator has no parameter of that name.";
  private static final String OF_OTHER = "has no public getter.";
  private static final String OBJECT_OF_OTHER =
      "has no public setter, nor the creator a parameter of that name.";
  private static final String OF_FACTORY = "the factory has no parameter of that name.";
  private static final String OF_BUILDER = "the builder has no method that takes it.";

  @Override
  public Stream<Problem> check(MappedType type) {
    boolean settersMatter = isComplete(type.creation());
    return type.properties().stream().flatMap(property -> {
      String subject = type.declaration().simpleName() + "." + property.name();
      return Stream.concat(
          checkGetter(property, subject, type.declaration()),
          settersMatter ? checkSetter(property, subject, type) : Stream.empty());
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

  private static Stream<Problem> checkGetter(
      Property property, String subject, Declaration declaration) {
    boolean used = property.isWritten() || declaration.traits().contains(Trait.CHANGES);
    if (!used || property.getter().kind() != Access.Kind.NONE) {
      return Stream.empty();
    }
    String verb = property.isWritten() ? "be written" : "be kept when changes are merged";
    String elsewhere = property.getter().member();
    String reason = declaration.traits().contains(Trait.ABSTRACT) ? OF_ACCESSOR : OF_FIELD;
    String message = subject + " can't " + verb + ", for "
        + (elsewhere.isEmpty() ? reason : ofOther(elsewhere, OF_OTHER))
        + (declaration.isMixedIn() || !elsewhere.isEmpty()
            ? leaveOut(property, declaration)
            : wayOut(property, declaration) + ", or leave it out with @VariantIgnore.");
    return Stream.of(new Problem(ProblemCode.NO_GETTER, message, property.anchor()));
  }

  private static String wayOut(Property property, Declaration declaration) {
    return declaration.traits().contains(Trait.ABSTRACT)
        ? " Make it public"
        : " Add " + property.name() + "() or get" + capitalized(property.name())
            + "() with the field's own type, make the field package-private";
  }

  /** The way out for a type, or a superclass, whose source may be somebody else's. */
  private static String leaveOut(Property property, Declaration declaration) {
    String mixIn = declaration.isMixedIn() ? declaration.originName() : "a mix-in for the type";
    return " Leave it out: declare " + property.name() + "() with @VariantIgnore in " + mixIn + ".";
  }

  private static String ofOther(String superclass, String what) {
    return "its field is that of " + superclass + ", in another package, and " + what;
  }

  private static Stream<Problem> checkSetter(Property property, String subject, MappedType type) {
    if (!property.isRead() || property.setter().kind() != Access.Kind.NONE) {
      return Stream.empty();
    }
    boolean builder = type.creation() instanceof Creation.Builder;
    boolean factory = !builder && type.declaration().traits().contains(Trait.ABSTRACT);
    String ofCreator = factory ? OF_FACTORY : OF_OBJECT;
    String elsewhere = property.setter().member();
    String reason = builder ? OF_BUILDER : ofCreator;
    String message = subject + " can't be read, for "
        + (elsewhere.isEmpty() ? reason : ofOther(elsewhere, OBJECT_OF_OTHER))
        + (type.declaration().isMixedIn() || !elsewhere.isEmpty()
            ? leaveOut(property, type.declaration())
            : " Add "
                + (builder ? ofBuilder(property) : factory ? "the parameter" : ofObject(property))
                + onlyWritten(property)
                + ", or leave the field out with @VariantIgnore.");
    return Stream.of(new Problem(ProblemCode.NO_SETTER, message, property.anchor()));
  }

  private static String ofObject(Property property) {
    return "the parameter, or set" + capitalized(property.name()) + "(…) if the field is not final";
  }

  private static String onlyWritten(Property property) {
    return property.isWritten() && property.getter().kind() != Access.Kind.NONE
        ? ", write it alone with access = FieldAccess.WRITE_ONLY"
        : "";
  }

  private static String ofBuilder(Property property) {
    return property.name() + "(…) to the builder";
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
