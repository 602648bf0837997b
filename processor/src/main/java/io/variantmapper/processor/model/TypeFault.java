package io.variantmapper.processor.model;

/** Faults of types: of their declarations, creators, tags and constants. */
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
          + " for each."),
  PARAMETER_WITHOUT_FIELD(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator matches no field.{guess} Name it like the"
          + " field that it sets, or mark it with @VariantIgnore to pass the Java default."),
  PARAMETER_WITHOUT_FIELD_IN_MIX_IN(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator matches no field.{guess} Repeat the creator in"
          + " {origin} with @VariantCreator, and name it like the field that it sets, or mark it"
          + " with @VariantIgnore to pass the Java default."),
  PARAMETER_UNNAMED(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has no name in its class file, so no field is"
          + " found for it. Compile {type} with -parameters, or with -g."),
  PARAMETER_UNNAMED_IN_MIX_IN(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has no name in its class file, so no field is"
          + " found for it. Repeat the creator in {origin} with @VariantCreator, and name it like"
          + " the field that it sets, or mark it with @VariantIgnore to pass the Java default."),
  PARAMETER_OF_NULLABLE(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has type {parameterType}, but the field of"
          + " that name can be null. Give both the same type."),
  PARAMETER_OF_OTHER_TYPE(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has type {parameterType}, but the field of"
          + " that name has type {fieldType}, which doesn't fit. Give both the same type."),
  HIERARCHY_EMPTY(
      ErrorCode.SUBTYPE,
      "{type} lists no subtypes, so nothing could be written for it. Add them to"
          + " @VariantSubtypes."),
  HIERARCHY_CHANGES(
      ErrorCode.MISPLACED_MARK,
      "{type} is mapped by its subtypes, and one can't change into another. Remove changes = true,"
          + " and set it on the subtypes."),
  TAG_TAKEN(
      ErrorCode.TAG,
      "{subtype} has the tag {tag}, which {other} has already. Give one of them another with"
          + " @VariantSubtype."),
  TAG_OF_OTHER_KIND(
      ErrorCode.TAG,
      "{subtype} has the tag {tag}, but {other} has {otherTag}, and only one of them is a number."
          + " Give a number to all with @VariantSubtype(number = …), or to none."),
  TAG_IMPOSSIBLE(ErrorCode.INVALID_KEY, "{subtype} has a tag with {noString}"),
  SECOND_TAG_FALLBACK(
      ErrorCode.TAG,
      "{subtype} is a fallback of {supertype}, and {other} is one already. Keep one."),
  ENUM_WITHOUT_VALUES(
      ErrorCode.MISSING_VALUE,
      "{type} is to be written by value, but none of its constants has one. Write"
          + " @VariantValue(\"…\") or @VariantValue(number = …)."),
  ENUM_ORDINAL_WITH_NUMBERS(
      ErrorCode.MIXED_VALUES,
      "{type} is to be written by ordinal, but its constants have numbers, and an int can't be read"
          + " as both. Use EnumForm.VALUE, or remove the numbers."),
  VALUE_EMPTY(
      ErrorCode.MISSING_VALUE,
      "{constant} has a @VariantValue without a value. Write @VariantValue(\"…\") or"
          + " @VariantValue(number = …)."),
  VALUE_TEXT_AND_NUMBER(
      ErrorCode.MIXED_VALUES,
      "{constant} has a text and a number, and is written as one of them. Keep one."),
  VALUE_IMPOSSIBLE(ErrorCode.INVALID_KEY, "{constant} has a value with {noString}"),
  VALUE_WITHOUT_NUMBER(
      ErrorCode.MISSING_VALUE,
      "{constant} has no number, but {other} has one, and an int is no ordinal then. Write"
          + " @VariantValue(number = …)."),
  VALUE_TEXT_AMONG_NUMBERS(
      ErrorCode.MIXED_VALUES,
      "{constant} has a text, but {other} has a number. Give all constants values of one kind."),
  VALUE_TAKEN(
      ErrorCode.DUPLICATE_VALUE,
      "{constant} has the value {value}, which {other} has already. Give it another."),
  VALUE_OF_NAME(
      ErrorCode.DUPLICATE_VALUE,
      "{constant} has the value {value}, which is the name of {other}, and names are read, too."
          + " Give it another."),
  SECOND_FALLBACK(
      ErrorCode.SEVERAL_FALLBACKS,
      "{constant} is a fallback, and so is {other}. An unknown value is read as one constant. Keep"
          + " one."),
  NAME_CLASH(
      ErrorCode.NAME_CLASH,
      "{type} needs a class named {serializer}, and there is one already. Rename one of the two."),
  INTERNAL_ERROR(
      ErrorCode.INTERNAL_ERROR,
      "The processor failed on {type}, which is a bug in Variant Mapper. Please report it with the"
          + " source of the type and this trace: {trace}");

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
