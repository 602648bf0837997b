package io.variantmapper.processor.model;

/**
 * Reasons why a type can't be mapped, whatever its members, or can't be a subtype of another.
 *
 * <p>The sentences follow the type's name.
 */
public enum TypeFault implements FaultKind {
  INTERFACE(
      ErrorCode.TYPE_KIND,
      "is an interface, which reading could not make an object of. Make it sealed, list its"
          + " subtypes with @VariantSubtypes, mark the records and classes that implement it"
          + " instead, or add a static create(…), of(…) or builder()."),
  ENUM(
      ErrorCode.TYPE_KIND,
      "is an enum, which needs no mark: a field of it is written by name. Remove the annotation."),
  ANNOTATION(
      ErrorCode.TYPE_KIND,
      "is an annotation interface, which is no type of data. Remove the annotation."),
  ABSTRACT(
      ErrorCode.TYPE_KIND,
      "is abstract, so reading could not make an object of it. Make it sealed, list its subtypes"
          + " with @VariantSubtypes, mark its concrete subclasses instead, which inherit its"
          + " fields, or add a static create(…), of(…) or builder()."),
  CONTAINER(
      ErrorCode.TYPE_KIND,
      "extends a collection or map of the JDK, whose elements are no fields that could be"
          + " written. Hold it in a field instead, or write a VariantSerializer for the type."),
  INNER(
      ErrorCode.INNER_TYPE,
      "is an inner class, which can't be made without an object of the class around it. Make it"
          + " static."),
  PRIVATE(
      ErrorCode.PRIVATE_TYPE,
      "is private, or nested in a private type, so its serializer could not name it. Make it"
          + " package-private or wider."),
  PRIVATE_BOUND(
      ErrorCode.PRIVATE_TYPE,
      "has a type parameter with a private type in its bound, which its serializer could not"
          + " name. Make that type package-private or wider."),
  MIX_IN_KIND(
      ErrorCode.INVALID_MIX_IN,
      "is a mix-in, which no object is made of. Make it an interface or an abstract class, or"
          + " remove @VariantMixIn."),
  MIX_IN_TARGET(
      ErrorCode.INVALID_MIX_IN,
      "is a mix-in for a type that is no record, and no class that reading could make an object"
          + " of. Write a VariantSerializer for it instead."),
  MIX_IN_FIELDS(
      ErrorCode.INVALID_MIX_IN,
      "is a mix-in for a class without fields, or one of the JDK without public fields. Write a"
          + " VariantSerializer for it instead."),
  MIX_IN_REACH(
      ErrorCode.INVALID_MIX_IN,
      "is a mix-in for a type that its serializer could not name, for that is private or of"
          + " another package. Name a type that is public."),
  MIX_IN_GENERIC(
      ErrorCode.INVALID_MIX_IN,
      "is a mix-in for a type with type parameters, which it can't give serializers. Write a"
          + " VariantSerializer instead, for the type with its arguments."),
  UNFIT_SUBTYPE(ErrorCode.SUBTYPE, "is no subtype that its supertype could be mapped by."),
  SUBTYPE_NOT_MAPPED(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype}, but not mapped itself. Annotate it with @VariantDictionary or"
          + " @VariantArray."),
  SUBTYPE_WITH_SERIALIZER(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype} with a serializer of its own, which knows nothing of the tag."
          + " Annotate it with @VariantDictionary or @VariantArray instead of @VariantUsing, or"
          + " {supertype} itself with @VariantUsing."),
  SUBTYPE_OPEN(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype} whose own subtypes are not known. Make it sealed, list them"
          + " with @VariantSubtypes, or make it a record or concrete class."),
  SUBTYPE_ENUM(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype}, but an enum, which has no fields that a tag could stand"
          + " beside. Make it a record that holds the enum."),
  SUBTYPE_UNRELATED(
      ErrorCode.SUBTYPE,
      "is listed as a subtype of {supertype}, but does not extend or implement it. Make it do so,"
          + " or remove it from @VariantSubtypes."),
  SUBTYPE_OUT_OF_REACH(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype} that generated code can't name, for it is {reach}. Make it"
          + " wider."),
  SUBTYPE_GENERIC(
      ErrorCode.SUBTYPE,
      "is a subtype of {supertype} that has not the same type parameters, so reading could not"
          + " tell its type arguments. Give both the same, with the same bounds."),
  SUBTYPE_TWO_TAGS(
      ErrorCode.TAG,
      "has a String and a number for its tag, and is written with one of them. Keep one."),
  SUBTYPE_OTHER_KEY(
      ErrorCode.TAG,
      "has its tag under \"{key}\", but {supertype} has its tags under \"{otherKey}\". Give all"
          + " types above it the same key with @VariantTag.");

  private final ErrorCode code;
  private final String sentence;

  TypeFault(ErrorCode code, String sentence) {
    this.code = code;
    this.sentence = sentence;
  }

  @Override
  public ErrorCode code() {
    return code;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
