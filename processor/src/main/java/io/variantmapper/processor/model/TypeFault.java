package io.variantmapper.processor.model;

/** Reasons why a type can't be mapped, whatever its fields, or can't be a subtype of another. */
public enum TypeFault implements FaultKind {
  INTERFACE(
      ErrorCode.TYPE_KIND,
      "{type} is an interface, which reading could not make an object of. Make it sealed, list its"
          + " subtypes with @VariantSubtypes, mark the records and classes that implement it"
          + " instead, or add a static create(…), of(…) or builder()."),
  ENUM(
      ErrorCode.TYPE_KIND,
      "{type} is an enum, which needs no mark: a field of it is written by name. Remove the"
          + " annotation."),
  ANNOTATION(
      ErrorCode.TYPE_KIND,
      "{type} is an annotation interface, which is no type of data. Remove the annotation."),
  ABSTRACT(
      ErrorCode.TYPE_KIND,
      "{type} is abstract, so reading could not make an object of it. Make it sealed, list its"
          + " subtypes with @VariantSubtypes, mark its concrete subclasses instead, which inherit"
          + " its fields, or add a static create(…), of(…) or builder()."),
  CONTAINER(
      ErrorCode.TYPE_KIND,
      "{type} extends a collection or map of the JDK, whose elements are no fields that could be"
          + " written. Hold it in a field instead, or write a VariantSerializer for the type."),
  INNER(
      ErrorCode.INNER_TYPE,
      "{type} is an inner class, which can't be made without an object of the class around it. Make"
          + " it static."),
  PRIVATE(
      ErrorCode.PRIVATE_TYPE,
      "{type} is private, or nested in a private type, so its serializer could not name it. Make it"
          + " package-private or wider."),
  PRIVATE_BOUND(
      ErrorCode.PRIVATE_TYPE,
      "{type} has a type parameter with a private type in its bound, which its serializer could not"
          + " name. Make that type package-private or wider."),
  MIX_IN_KIND(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in, which no object is made of. Make it an interface or an abstract class,"
          + " or remove @VariantMixIn."),
  MIX_IN_TARGET(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type that is no record, and no class that reading could make an"
          + " object of. Write a VariantSerializer for it instead."),
  MIX_IN_FIELDS(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a class without fields, or one of the JDK without public fields."
          + " Write a VariantSerializer for it instead."),
  MIX_IN_REACH(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type that its serializer could not name, for that is private or of"
          + " another package. Name a type that is public."),
  MIX_IN_GENERIC(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type with type parameters, which it can't give serializers. Write a"
          + " VariantSerializer instead, for the type with its arguments."),
  UNFIT_SUBTYPE(ErrorCode.SUBTYPE, "{type} is no subtype that its supertype could be mapped by."),
  SUBTYPE_NOT_MAPPED(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but not mapped itself. Annotate it with"
          + " @VariantDictionary or @VariantArray."),
  SUBTYPE_WITH_SERIALIZER(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype} with a serializer of its own, which knows nothing of"
          + " the tag. Annotate it with @VariantDictionary or @VariantArray instead of"
          + " @VariantUsing, or {supertype} itself with @VariantUsing."),
  SUBTYPE_OPEN(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype} whose own subtypes are not known. Make it sealed, list"
          + " them with @VariantSubtypes, or make it a record or concrete class."),
  SUBTYPE_ENUM(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but an enum, which has no fields that a tag could"
          + " stand beside. Make it a record that holds the enum."),
  SUBTYPE_UNRELATED(
      ErrorCode.SUBTYPE,
      "{subtype} is listed as a subtype of {supertype}, but does not extend or implement it. Make"
          + " it do so, or remove it from @VariantSubtypes."),
  SUBTYPE_OUT_OF_REACH(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype} that generated code can't name, for it is"
          + " {outOfReach}. Make it wider."),
  SUBTYPE_GENERIC(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype} that has not the same type parameters, so reading"
          + " could not tell its type arguments. Give both the same, with the same bounds."),
  SUBTYPE_TWO_TAGS(
      ErrorCode.TAG,
      "{subtype} has a String and a number for its tag, and is written with one of them. Keep"
          + " one."),
  SUBTYPE_OTHER_KEY(
      ErrorCode.TAG,
      "{subtype} has its tag under \"{key}\", but {supertype} has its tags under \"{otherKey}\"."
          + " Give all types above it the same key with @VariantTag."),
  NO_CREATOR_IN_REACH(
      ErrorCode.NO_CREATOR,
      "{type} has only constructors that reading can't call, for they are {outOfReach}. Make one"
          + " wider, or mark a static factory with @VariantCreator."),
  NO_CREATOR_IN_REACH_OF_MIX_IN(
      ErrorCode.NO_CREATOR,
      "{type} has only constructors that reading can't call, for they are {outOfReach}. Repeat a"
          + " static factory in {origin} with @VariantCreator."),
  NO_FACTORY(
      ErrorCode.NO_CREATOR,
      "{type} is abstract, and has neither a static create(…) or of(…) that returns it, nor a"
          + " builder whose build() does. Add one, or mark a static factory with @VariantCreator."),
  SEVERAL_CREATORS(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be made by {candidates}, and reading can't tell which to call. Mark one of them,"
          + " or a static factory, with @VariantCreator."),
  SEVERAL_CREATORS_FOR_MIX_IN(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be made by {candidates}, and reading can't tell which to call. Repeat one of"
          + " them, or a static factory, in {origin} with @VariantCreator."),
  SEVERAL_MARKED_CREATORS(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} has more than one @VariantCreator, and reading can't tell which to call. Keep one."),
  CREATOR_ABSTRACT(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is a constructor, but an abstract class can't be made by one."
          + " Mark a static factory."),
  CREATOR_OUT_OF_REACH(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is {outOfReach}, so reading can't call it. Make it wider."),
  CREATOR_NOT_STATIC(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is no static method, and there is no object yet to call it on."
          + " Make it static."),
  CREATOR_OF_OTHER_TYPE(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} doesn't return {type}, which reading has to make, nor a"
          + " builder of it. Change its return type, or remove the annotation."),
  CREATOR_WITH_PARAMETERS(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} returns a builder, but has parameters, and a builder is given"
          + " its values by its own methods. Remove the parameters, and give the builder a method"
          + " for each.");

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
