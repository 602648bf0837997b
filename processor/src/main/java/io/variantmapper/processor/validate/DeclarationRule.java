package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Obstacle;
import io.variantmapper.processor.model.MappedType;
import java.util.stream.Stream;

/** A mapped type is a record or a concrete class that code beside it can name and make. */
final class DeclarationRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    return check(type.declaration());
  }

  static Stream<Problem> check(Declaration declaration) {
    return declaration.obstacles().stream()
        .map(obstacle -> new Problem(
            code(obstacle),
            declaration.simpleName() + " " + sentence(obstacle),
            declaration.anchor()));
  }

  private static ProblemCode code(Obstacle obstacle) {
    return switch (obstacle) {
      case INTERFACE, ENUM, ANNOTATION, ABSTRACT -> ProblemCode.TYPE_KIND;
      case INNER -> ProblemCode.INNER_TYPE;
      case PRIVATE, PRIVATE_BOUND -> ProblemCode.PRIVATE_TYPE;
    };
  }

  private static String sentence(Obstacle obstacle) {
    return switch (obstacle) {
      case INTERFACE ->
        "is an interface, which reading could not make an object of. Make it sealed, list its"
            + " subtypes with @VariantSubtypes, or mark the records and classes that implement it.";
      case ENUM ->
        "is an enum, which needs no mark: a field of it is written by name."
            + " Remove the annotation.";
      case ANNOTATION ->
        "is an annotation interface, which is no type of data. Remove the annotation.";
      case ABSTRACT ->
        "is abstract, so reading could not make an object of it. Make it sealed, list its"
            + " subtypes with @VariantSubtypes, or mark its concrete subclasses; they inherit its"
            + " fields.";
      case INNER ->
        "is an inner class, which can't be made without an object of the class"
            + " around it. Make it static.";
      case PRIVATE ->
        "is private, or nested in a private type, so its serializer could not"
            + " name it. Make it package-private or wider.";
      case PRIVATE_BOUND ->
        "has a type parameter with a private type in its bound, which its serializer could not"
            + " name. Make that type package-private or wider.";
    };
  }
}
