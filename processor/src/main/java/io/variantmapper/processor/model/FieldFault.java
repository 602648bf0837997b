package io.variantmapper.processor.model;

/** Faults in how a field is mapped. The sentences follow the field's name. */
public enum FieldFault implements FaultKind {
  FLATTENED_NOT_MAPPED(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for its type, {what}, has no fields to take its place. Give it one"
          + " with @VariantDictionary or @VariantArray, or remove flatten."),
  FLATTENED_SERIALIZER(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for {what} writes it, and has no fields to take its place. Remove"
          + " flatten, or map its type with @VariantDictionary or a @VariantMixIn."),
  FLATTENED_HIERARCHY(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for its type, {what}, is written as one of its subtypes, each with"
          + " fields of its own. Remove flatten, or give the field one of the subtypes."),
  FLATTENED_GENERIC(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for its type, {what}, has type arguments, which only its own"
          + " serializer is given. Remove flatten, or give the field a type without."),
  FLATTENED_CHANGES(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for {outer} sends changes, and those are merged into its own fields."
          + " Remove flatten, or changes."),
  FLATTENED_EXTRAS(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for its type, {what}, keeps unknown keys, and can't tell them from"
          + " those of {outer}. Remove flatten, or @VariantExtras."),
  FLATTENED_NULLABLE(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for it is @Nullable, and without it nothing tells that it is null."
          + " Remove @Nullable, or flatten."),
  FLATTENED_CIRCULAR(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for its type, {what}, holds {outer} in the same way, without end."
          + " Remove flatten from one of the two."),
  FLATTENED_OTHER_MEMBER(
      ErrorCode.INVALID_FLATTENING,
      "can't be flattened, for {what} is said of it, which holds for nothing on the wire then."
          + " Say that of the fields of its type, or remove it."),
  DEFAULT_NO_VALUE(ErrorCode.INVALID_DEFAULT, ", \"{text}\", is no {fieldType}. Write {form}."),
  DEFAULT_NO_TEXT(ErrorCode.INVALID_DEFAULT, "has {impossible}"),
  DEFAULT_NO_LITERALS(
      ErrorCode.INVALID_DEFAULT,
      "can't be written as text, for its type is {fieldType}. Name a static field or method of"
          + " {type} with defaultFrom."),
  DEFAULT_NO_CONSTANT(
      ErrorCode.INVALID_DEFAULT,
      ", {text}, is no constant of {fieldType}.{guess} Write the name of one."),
  DEFAULT_NO_MEMBER(
      ErrorCode.INVALID_DEFAULT,
      "is to come from {text}, but {type} has no field or method of that name.{guess} Add a"
          + " static one."),
  DEFAULT_UNUSABLE_MEMBER(
      ErrorCode.INVALID_DEFAULT,
      "is to come from {text}, which can't give it. Make that a static field, or a static method"
          + " without parameters and checked exceptions; package-private or wider, and of type"
          + " {fieldType}."),
  DEFAULT_GIVEN_TWICE(
      ErrorCode.INVALID_DEFAULT, "is given by defaultValue and by defaultFrom. Keep one."),
  SERIALIZER_NO_SERIALIZER(
      ErrorCode.INVALID_SERIALIZER,
      "is to be written by {serializer}, which implements no VariantSerializer. Implement"
          + " VariantSerializer<{type}>, or name a class that does."),
  SERIALIZER_GENERIC(
      ErrorCode.INVALID_SERIALIZER,
      "is to be written by {serializer}, which has type parameters. Name a class without them."),
  SERIALIZER_OUT_OF_REACH(
      ErrorCode.INVALID_SERIALIZER,
      "is to be written by {serializer}, which can't be named by generated code, for it is"
          + " {reach}. Make it wider."),
  SERIALIZER_NO_OBJECT(
      ErrorCode.INVALID_SERIALIZER,
      "is to be written by {serializer}, which generated code can't get an object of. Give it a"
          + " static field INSTANCE of its own type, or a constructor without parameters, neither"
          + " of them private."),
  SERIALIZER_NOT_GENERATED(
      ErrorCode.INVALID_SERIALIZER,
      "is to be written by {serializer}, which is missing, for its mix-in was compiled without"
          + " the annotation processor. Compile it with the processor."),
  SERIALIZER_THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "is to be written by {serializer}, whose constructor throws {found}, which a serializer"
          + " can't pass on. Throw an unchecked exception instead, or give it a static field"
          + " INSTANCE."),
  SERIALIZER_OTHER_TYPE(
      ErrorCode.SERIALIZER_TYPE,
      "is to be written by {serializer}, which is for {found}. Name one for {type}."),
  SERIALIZER_NO_ELEMENT(
      ErrorCode.SERIALIZER_TYPE,
      "has no elements of type {found}, which {serializer} is for. Name one for a type that its"
          + " elements have, or remove elementUsing."),
  SERIALIZER_NO_KEY(
      ErrorCode.SERIALIZER_TYPE,
      "has no keys of type {found}, which {serializer} is for. Name one for a type that its keys"
          + " have, or remove keyUsing."),
  SERIALIZER_NO_VALUE(
      ErrorCode.SERIALIZER_TYPE,
      "has no values of type {found}, which {serializer} is for. Name one for a type that its"
          + " values have, or remove valueUsing."),
  TYPE_OTHER_TYPE(ErrorCode.INVALID_TYPE, "can't be written as {type}{reason}{choices}"),
  TYPE_HOLDS_NULLS(
      ErrorCode.INVALID_TYPE,
      "can't be written as {type}{reason} Its elements may be null, and neither a typed nor a"
          + " packed container holds nulls.{choices}"),
  TYPE_HOLDS_BOTH_SHAPES(
      ErrorCode.INVALID_TYPE,
      "can't be written as {type}{reason} Some subtypes are Arrays and others Dictionaries, and a"
          + " typed container holds one type.{choices}"),
  INDEX_NEGATIVE(
      ErrorCode.INVALID_INDEX,
      "{has} index {index}, but places count from 0. Write another, or remove it."),
  INDEX_TAKEN(
      ErrorCode.INVALID_INDEX,
      "has index {index}, where {other} is already. Give one of them another index."),
  INDEX_OF_TAG(
      ErrorCode.INVALID_INDEX, "has index {index}, where its tag stands. Give it another."),
  INDEX_RESERVED_FOR_TAG(
      ErrorCode.INVALID_INDEX,
      "reserves index {index}, where its tag stands. Take that out of reserved."),
  INDEX_RESERVED(
      ErrorCode.INVALID_INDEX,
      "has index {index}, which is reserved. Give it another, or take that out of reserved."),
  INDEX_RESERVED_TWICE(
      ErrorCode.INVALID_INDEX, "reserves index {index} twice. Remove one of them."),
  INDEX_BEHIND_GAP(
      ErrorCode.INVALID_INDEX,
      "has index {index}, but there is nothing at {gap}. Say that in reserved of @VariantArray,"
          + " or give it index {other}."),
  INDEX_RESERVED_BEHIND_GAP(
      ErrorCode.INVALID_INDEX,
      "reserves index {index}, but there is nothing at {gap}. Reserve that, too, or {other}"
          + " instead."),
  INDEX_IN_DICTIONARY(
      ErrorCode.INVALID_INDEX,
      "has an index, but {type} is written as a Dictionary, where keys are found in any order."
          + " Remove it, or use @VariantArray.");

  private final ErrorCode code;
  private final String sentence;

  FieldFault(ErrorCode code, String sentence) {
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
