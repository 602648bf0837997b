package io.variantmapper.processor.model;

/**
 * Faults of annotations that have no effect or contradict others, and faults of the build's
 * options.
 */
public enum MarkFault implements FaultKind {
  OUTSIDE_MAPPED_TYPE(
      "{mark} has no effect, for the type is not mapped. Mark the type with @VariantDictionary or"
          + " @VariantArray, or make it abstract if mapped classes inherit from it."),
  OUTSIDE_MAPPED_RECORD(
      "{mark} has no effect, for the record is not mapped. Mark that with @VariantDictionary or"
          + " @VariantArray, or remove this."),
  IN_ENUM(
      "{mark} has no effect, for an enum is written by its constants alone. Give those their values"
          + " with @VariantValue, and remove this."),
  STATIC_FIELD("{mark} has no effect, for static fields are not mapped. Remove it."),
  TRANSIENT_FIELD(
      "{mark} has no effect, for transient fields are not mapped. Remove it, or the word"
          + " transient."),
  ON_NO_ACCESSOR(
      "{mark} has no effect, for the abstract methods of the type are mapped, and nothing else of"
          + " it. Move it to one of them, or remove it."),
  CREATOR_OF_BASE(
      "{mark} has no effect, for no object is made of the abstract type alone. Move it to the types"
          + " that extend it."),
  OTHER_PARAMETER(
      "{mark} has no effect, for reading doesn't call what has this parameter. Move it to the"
          + " field, or to the parameter of the creator."),
  OF_NO_HIERARCHY(
      "{mark} has no effect, for the type is not mapped by its subtypes. Make it a sealed interface"
          + " or abstract class, or list them with @VariantSubtypes, and mark it with"
          + " @VariantDictionary or @VariantArray."),
  LISTS_NO_TYPE(
      "{mark} lists a primitive or an array, which is a subtype of nothing else. Remove it."),
  OF_SEALED(
      "{mark} has no effect, for a sealed type says itself what its subtypes are. Remove it."),
  SETTING_OF_HIERARCHY(
      "{mark} has no effect, for the type is mapped by its subtypes, which have the fields. Move it"
          + " to them."),
  IN_NO_HIERARCHY(
      "{mark} has no effect, for the type is no concrete subtype of a sealed interface or abstract"
          + " class with @VariantDictionary or @VariantArray, or of one that lists it with"
          + " @VariantSubtypes. Mark that, or remove this."),
  WITHOUT_SHAPE(
      "{mark} has no effect, for it doesn't tell what is written. Add @VariantDictionary or"
          + " @VariantArray."),
  ON_METHOD("{mark} has no effect, for it stands on a method. Move it to the field."),
  AROUND_NOTHING(
      "{mark} has no effect, for the type is not mapped, and neither is one inside. Move it to a"
          + " type that is, or to package-info.java."),
  IMPORTS_NOTHING(
      "{mark} names void, which has no values. Name the type, and a serializer for it."),
  NOT_AN_ENUM("{mark} has no effect, for the type is no enum. Remove it."),
  NOT_A_CONSTANT("{mark} has no effect, for it is meant for constants of an enum. Remove it."),
  WITHOUT_CONSTANTS(
      "{mark} says unknownConstants without effect, for the field has no elements that are"
          + " constants of an enum. Remove that."),
  OMITS_PRIMITIVE(
      "{mark} says nulls = OMIT without effect, for a primitive is never null. Remove that."),
  OMITS_UNWRITTEN(
      "{mark} says nulls = OMIT without effect, for the field is never written. Remove that."),
  EXTRAS_OF_OTHER_TYPE(
      "{mark} can't keep what is left over in a field of that type. Declare it as Map<String,"
          + " Variant>, or as Map<Variant, Variant>."),
  EXTRAS_IN_ARRAY(
      "{mark} has no effect, for an Array has no keys. Remove it, or use @VariantDictionary."),
  KEPT_NOWHERE(
      "{mark} says that unknown keys are kept, but there is no field for them. Add a Map<String,"
          + " Variant> with @VariantExtras."),
  BESIDE_IGNORE(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside @VariantIgnore, which leaves the field out. Keep one."),
  ON_FIELD_TOO(
      ErrorCode.CONTRADICTION,
      "{mark} stands on the creator's parameter and on the field. Keep one."),
  BESIDE_DICTIONARY(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside @VariantDictionary, and a type has one shape. Keep one."),
  BESIDE_OTHER_SHAPE(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside an annotation of the other shape, and a type has one shape. Keep one."),
  BESIDE_SHAPE(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside an annotation that has another serializer generated, and a type has"
          + " one. Keep one."),
  BESIDE_HOUSE_STYLE(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside another house style, and a type has one at most. Keep one."),
  BESIDE_IMPORT(
      ErrorCode.CONTRADICTION, "{mark} stands beside another for the same type. Keep one."),
  EXTRAS_WITH_CHANGES(
      ErrorCode.CONTRADICTION,
      "{mark} stands in a type that sends changes, and what it keeps would be no part of them."
          + " Remove it, or changes."),
  SECOND_EXTRAS(ErrorCode.CONTRADICTION, "{mark} is the second of its type. Keep one."),
  EXTRAS_BESIDE_FIELD(
      ErrorCode.CONTRADICTION,
      "{mark} stands beside @VariantField, which is about one entry. Keep one."),
  EXTRAS_NOT_KEPT(
      ErrorCode.CONTRADICTION,
      "{mark} keeps unknown keys, but the type says with unknownKeys that they are not kept. Remove"
          + " one of the two."),
  FOR_NO_FIELD(
      ErrorCode.MIX_IN_MEMBER,
      "{mark} stands for no field of the type.{guess} Give it the name of a field and no"
          + " parameters, or remove it."),
  FOR_NO_CREATOR(
      ErrorCode.MIX_IN_MEMBER,
      "{mark} stands for no constructor, and for no static method of that name. Give it parameters"
          + " of the same types, and let a method that stands for a constructor return the type."),
  BESIDE_TEMPLATE(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} stands beside another template, and a type has one shape. Keep one."),
  TEMPLATE_OF_OTHER_TARGET(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} makes an annotation of types, but it could stand elsewhere, too. Add"
          + " @Target(ElementType.TYPE), and no other target."),
  TEMPLATE_OF_SOURCE(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} makes an annotation that other compilations have to see, but it is of SOURCE"
          + " retention. Remove @Retention, or make it CLASS or RUNTIME."),
  OPTION_UNKNOWN(
      ErrorCode.INVALID_OPTION, "The option -A{option} doesn't exist.{guess} There are {choices}."),
  OPTION_WITHOUT_NAMES(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} has no value. Give it names, with commas between."),
  OPTION_WITHOUT_VALUE(
      ErrorCode.INVALID_OPTION, "The option -A{option} has no value. Give it one of {choices}."),
  OPTION_OF_OTHER_VALUE(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} has the value {value}, which it doesn't take.{guess} Give it one of"
          + " {choices}.");

  private final ErrorCode code;
  private final String sentence;

  MarkFault(ErrorCode code, String sentence) {
    this.code = code;
    this.sentence = sentence;
  }

  /** Creates the fault of an annotation that has no effect. */
  MarkFault(String sentence) {
    this(ErrorCode.MISPLACED_MARK, sentence);
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
