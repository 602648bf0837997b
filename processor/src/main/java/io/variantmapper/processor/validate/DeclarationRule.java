package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Obstacle;
import io.variantmapper.processor.model.ErrorCode;
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
            declaration.originName() + " " + sentence(obstacle),
            declaration.anchor(),
            obstacle == Obstacle.UNFIT_SUBTYPE));
  }

  private static ErrorCode code(Obstacle obstacle) {
    return switch (obstacle) {
      case INTERFACE, ENUM, ANNOTATION, ABSTRACT, CONTAINER -> ErrorCode.TYPE_KIND;
      case UNFIT_SUBTYPE -> ErrorCode.SUBTYPE;
      case INNER -> ErrorCode.INNER_TYPE;
      case PRIVATE, PRIVATE_BOUND -> ErrorCode.PRIVATE_TYPE;
      case MIX_IN_KIND, MIX_IN_TARGET, MIX_IN_FIELDS, MIX_IN_REACH, MIX_IN_GENERIC ->
        ErrorCode.INVALID_MIX_IN;
    };
  }

  private static String sentence(Obstacle obstacle) {
    return switch (obstacle) {
      case INTERFACE ->
        "is an interface, which reading could not make an object of. Make it sealed, list its"
            + " subtypes with @VariantSubtypes, mark the records and classes that implement it"
            + " instead, or add a static create(…), of(…) or builder().";
      case ENUM ->
        "is an enum, which needs no mark: a field of it is written by name."
            + " Remove the annotation.";
      case ANNOTATION ->
        "is an annotation interface, which is no type of data. Remove the annotation.";
      case ABSTRACT ->
        "is abstract, so reading could not make an object of it. Make it sealed, list its"
            + " subtypes with @VariantSubtypes, mark its concrete subclasses instead, which inherit"
            + " its fields, or add a static create(…), of(…) or builder().";
      case CONTAINER ->
        "extends a collection or map of the JDK, whose elements are no fields that could be"
            + " written. Hold it in a field instead, or write a VariantSerializer for the type.";
      case UNFIT_SUBTYPE -> "is no subtype that its supertype could be mapped by.";
      case INNER ->
        "is an inner class, which can't be made without an object of the class"
            + " around it. Make it static.";
      case PRIVATE ->
        "is private, or nested in a private type, so its serializer could not"
            + " name it. Make it package-private or wider.";
      case PRIVATE_BOUND ->
        "has a type parameter with a private type in its bound, which its serializer could not"
            + " name. Make that type package-private or wider.";
      case MIX_IN_KIND ->
        "is a mix-in, which no object is made of. Make it an interface or an abstract class, or"
            + " remove @VariantMixIn.";
      case MIX_IN_TARGET ->
        "is a mix-in for a type that is no record, and no class that reading could make an object"
            + " of. Write a VariantSerializer for it instead.";
      case MIX_IN_FIELDS ->
        "is a mix-in for a class without fields, or one of the JDK without public fields."
            + " Write a VariantSerializer for it instead.";
      case MIX_IN_REACH ->
        "is a mix-in for a type that its serializer could not name, for that is private or of"
            + " another package. Name a type that is public.";
      case MIX_IN_GENERIC ->
        "is a mix-in for a type with type parameters, which it can't give serializers."
            + " Write a VariantSerializer instead, for the type with its arguments.";
    };
  }
}
