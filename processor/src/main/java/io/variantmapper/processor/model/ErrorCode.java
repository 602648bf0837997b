package io.variantmapper.processor.model;

/**
 * The codes of problems. Each has a section in {@code docs/errors.md} under its name.
 *
 * <pre>{@code
 * ErrorCode.DUPLICATE_KEY.toString()   // "VariantDuplicateKey"
 * }</pre>
 */
public enum ErrorCode {
  /** An interface, enum, annotation interface or abstract class is marked. */
  TYPE_KIND("VariantTypeKind"),
  /** The marked type, or one around it, is private. */
  PRIVATE_TYPE("VariantPrivateType"),
  /** The marked type is an inner class. */
  INNER_TYPE("VariantInnerType"),
  /** There is no constructor to call. */
  NO_CREATOR("VariantNoCreator"),
  /** There are several constructors or marks to choose from. */
  AMBIGUOUS_CREATOR("VariantAmbiguousCreator"),
  /** {@code @VariantCreator} stands on a method that can't make the object. */
  UNUSABLE_CREATOR("VariantUnusableCreator"),
  /** A creator's parameter gets no value. */
  CREATOR_PARAMETER("VariantCreatorParameter"),
  /** A property can't be read from the object. */
  NO_GETTER("VariantNoGetter"),
  /** A property can't be set on the object. */
  NO_SETTER("VariantNoSetter"),
  /** A property's type has no Variant type. */
  UNSUPPORTED_TYPE("VariantUnsupportedType"),
  /** A class that can't be used is named as a serializer. */
  INVALID_SERIALIZER("VariantInvalidSerializer"),
  /** A serializer is named for a value of another type. */
  SERIALIZER_TYPE("VariantSerializerType"),
  /** A mix-in that can't map the type that it is for. */
  INVALID_MIX_IN("VariantInvalidMixIn"),
  /** A member of a mix-in that stands for nothing. */
  MIX_IN_MEMBER("VariantMixInMember"),
  /** Two properties have the same key. */
  DUPLICATE_KEY("VariantDuplicateKey"),
  /** A key that no String can carry. */
  INVALID_KEY("VariantInvalidKey"),
  /** Every object of a type would have to hold another one. */
  ENDLESS_TYPE("VariantEndlessType"),
  /** Two constants of an enum are read from the same value. */
  DUPLICATE_VALUE("VariantDuplicateValue"),
  /** The constants of an enum have values of two kinds. */
  MIXED_VALUES("VariantMixedValues"),
  /** A constant of an enum lacks the value that it is to be written as. */
  MISSING_VALUE("VariantMissingValue"),
  /** An enum has more than one fallback. */
  SEVERAL_FALLBACKS("VariantSeveralFallbacks"),
  /** A place in an Array that the field can't have. */
  INVALID_INDEX("VariantInvalidIndex"),
  /** A Variant type that the field's type can't be written as. */
  INVALID_TYPE("VariantInvalidType"),
  /** A flattened field whose type has no fields to take its place. */
  INVALID_FLATTENING("VariantInvalidFlattening"),
  /** A default that is no value of the field's type. */
  INVALID_DEFAULT("VariantInvalidDefault"),
  /** Two marks say different things about the same. */
  CONTRADICTION("VariantContradiction"),
  /** A mark that has no effect where it stands. */
  MISPLACED_MARK("VariantMisplacedMark"),
  /** An annotation with a template that can't be a house style. */
  INVALID_TEMPLATE("VariantInvalidTemplate"),
  /** A type that can't be one of the subtypes by which another is mapped. */
  SUBTYPE("VariantSubtype"),
  /** Subtypes that their tags don't tell apart. */
  TAG("VariantTag"),
  /** A field is for a view that is not declared. */
  UNKNOWN_VIEW("VariantUnknownView"),
  /** A member that generated code would call throws a checked exception. */
  CHECKED_EXCEPTION("VariantCheckedException"),
  /** The serializer's name is taken. */
  NAME_CLASH("VariantNameClash"),
  /** An option of the build that there is none of, or whose value it doesn't take. */
  INVALID_OPTION("VariantInvalidOption"),
  /** The processor itself failed. */
  INTERNAL_ERROR("VariantInternalError");

  private final String name;

  ErrorCode(String name) {
    this.name = name;
  }

  /** The code as it stands in messages and as an anchor in the documentation. */
  @Override
  public String toString() {
    return name;
  }
}
