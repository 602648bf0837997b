package io.variantmapper.processor.model;

/**
 * Faults of annotations that have no effect or contradict other annotations, and faults of the
 * build's options.
 */
public enum PlacementFault implements FaultKind {
  OUTSIDE_MAPPED_TYPE("{mark} has no effect, because the type is not mapped. Annotate the type with"
      + " @VariantDictionary or @VariantArray, or make it abstract if mapped classes of another"
      + " module extend it."),
  OUTSIDE_MAPPED_RECORD(
      "{mark} has no effect, because the record is not mapped. Annotate the record with"
          + " @VariantDictionary or @VariantArray, or remove this annotation."),
  IN_ENUM("{mark} has no effect, because a constant of an enum is written as a text or number,"
      + " without fields. Give the constants their values with @VariantValue, and remove this"
      + " annotation."),
  STATIC_FIELD("{mark} has no effect, because static fields are not mapped. Remove it."),
  TRANSIENT_FIELD(
      "{mark} has no effect, because transient fields are not mapped. Remove it, or remove the"
          + " modifier transient."),
  NOT_ON_ABSTRACT_METHOD(
      "{mark} has no effect, because only the abstract methods of the type are mapped. Move it"
          + " to one of them, or remove it."),
  CREATOR_OF_ABSTRACT_TYPE(
      "{mark} has no effect, because reading creates no objects of the abstract type itself."
          + " Move it to the subtypes, or remove it."),
  CREATOR_IN_COMPANION(
      "{mark} has no effect, because Java code sees the method only in the companion object. Add"
          + " @JvmStatic."),
  PARAMETER_NOT_OF_CREATOR(
      "{mark} has no effect, because reading doesn't call the constructor or method that has"
          + " this parameter. Move it to the field, or to the parameter of the creator, or remove"
          + " it."),
  NOT_MAPPED_BY_SUBTYPES(
      "{mark} has no effect, because the type is not mapped by its subtypes. Make it a sealed"
          + " interface or abstract class, or list its subtypes with @VariantSubtypes. Then"
          + " annotate it with @VariantDictionary or @VariantArray. As an alternative, remove this"
          + " annotation."),
  TYPE_NOT_MAPPED("{mark} has no effect, because the type is not mapped. Annotate the type with"
      + " @VariantDictionary or @VariantArray, or remove this annotation."),
  TYPE_NOT_ABSTRACT(
      "{mark} has no effect, because the type is not abstract, and only an abstract type is"
          + " mapped by its subtypes. Make it abstract, with a further subtype for its own"
          + " objects, or remove this annotation."),
  LISTS_PRIMITIVE_OR_ARRAY(
      "{mark} lists a primitive or an array, which can't be a subtype. Remove this type"
          + " from the list."),
  LISTS_TWICE("{mark} lists a type twice, but each subtype must be listed only once. Remove one of"
      + " the two."),
  TYPE_ALREADY_SEALED(
      "{mark} has no effect, because a sealed type already declares its subtypes. Remove it."),
  MAPPED_BY_SUBTYPES(
      "{mark} has no effect, because the type is mapped by its subtypes, and the subtypes have"
          + " the fields. Move it to the subtypes."),
  NOT_IN_A_HIERARCHY(
      "{mark} has no effect, because the type is not a concrete subtype of a type that is mapped by"
          + " its subtypes. Such a supertype is sealed or lists its subtypes with @VariantSubtypes,"
          + " and has @VariantDictionary or @VariantArray. Annotate the supertype, or remove this"
          + " annotation."),
  WITHOUT_SHAPE("{mark} has no effect, because it does not choose between Dictionary and Array. Add"
      + " @VariantDictionary or @VariantArray."),
  NOT_AN_ACCESSOR(
      "{mark} has no effect, because the method is neither the getter nor the setter of a"
          + " property. Remove it, or move it to the field, getter or setter of a property."),
  PRIVATE_ACCESSOR(
      "{mark} has no effect, because the method is private. Make the method package-private or"
          + " wider, or remove this annotation."),
  ACCESSOR_OF_OTHER_TYPE(
      "{mark} has no effect, because the type of the method differs from the type of its field."
          + " Make the field transient, so that the getter and the setter are a property without a"
          + " field, or remove this annotation."),
  PARAMETER_OF_SETTER(
      "{mark} has no effect, because it is on the parameter of a setter. Move it to the setter."),
  NO_MAPPED_TYPE_INSIDE(
      "{mark} has no effect, because neither the type nor a type inside it is mapped. Move it"
          + " to a mapped type, or to package-info.java."),
  IMPORTS_VOID("{mark} names void, which has no values. Name a type, and a serializer for it."),
  NOT_AN_ENUM("{mark} has no effect, because the type is not an enum. Remove it."),
  ENUM_SETS_NOTHING(
      "{mark} has no effect, because it sets nothing. Set the option \"as\" or ignoreCase, or"
          + " remove the annotation."),
  NOT_A_CONSTANT(
      "{mark} has no effect, because it applies only to the constants of an enum. Remove it."),
  WITHOUT_CONSTANTS(
      "{mark} sets unknownConstants without effect, because the field has no elements that are"
          + " constants of an enum. Remove unknownConstants."),
  WITHOUT_TIMES(
      "{mark} sets the option time without effect, because the field contains no Instant, Date"
          + " or Duration, or has a serializer that writes these values itself. Remove the option,"
          + " or declare the field as an Instant or a Duration."),
  AS_UNREAD("{mark} sets the option \"as\" without effect, because the field is never read. Remove"
      + " the option."),
  OMITS_PRIMITIVE(
      "{mark} sets the option nulls without effect, because a primitive is never null. Remove the"
          + " option."),
  OMITS_UNWRITTEN(
      "{mark} sets the option nulls without effect, because the field is never written. Remove the"
          + " option."),
  OMITS_NO_EMPTY(
      "{mark} sets nulls = OMIT_EMPTY, which has the same effect as OMIT here. The reason is that"
          + " the type has no empty value, or that a missing key already means something else:"
          + " null, a default, or a packet for another view. Set nulls = OMIT."),
  REFUSES_NOTHING(
      "{mark} sets nulls = REFUSE without effect, because the field is never null, is never"
          + " written, or may accept a nil when it is read. Remove the option nulls."),
  EXTRAS_OF_WRONG_TYPE(
      "{mark} can't keep unknown keys in a field of this type. Declare it as Map<String,"
          + " Variant>, Map<String, Object> or Map<Variant, Variant>."),
  EXTRAS_IN_ARRAY(
      "{mark} has no effect, because an Array has no keys. Remove it, or use @VariantDictionary."),
  KEEPS_KEYS_WITHOUT_EXTRAS(
      "{mark} keeps unknown keys, but the type has no field for them. Add a Map<String,"
          + " Variant> with @VariantExtras."),
  BESIDE_IGNORE(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with @VariantIgnore, which leaves the field out. Keep one of the two."),
  ON_PARAMETER_AND_FIELD(
      ErrorCode.CONTRADICTION,
      "{mark} occurs twice: on the creator's parameter and on the field. Keep one of the two."),
  ON_ACCESSOR_AND_FIELD(
      ErrorCode.CONTRADICTION,
      "{mark} occurs twice: on this accessor, and on the field, the creator's parameter or the"
          + " other accessor. Keep one of the two."),
  BESIDE_DICTIONARY(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with @VariantDictionary, but a type can have only one shape. Keep"
          + " one of the two."),
  BESIDE_OTHER_SHAPE(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with an annotation of another shape, but a type can have only one"
          + " shape. Keep one of the two."),
  PROTOCOL_MAPPED(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with an annotation that maps the type, but a mapped type already has a"
          + " class in GDScript. Move @VariantProtocol to an interface of its own."),
  BESIDE_OTHER_SERIALIZER(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with an annotation that generates another serializer, but a type can"
          + " have only one serializer. Keep one of the two."),
  BESIDE_HOUSE_STYLE(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with another house style, but a type has at most one. Keep one of"
          + " the two."),
  BESIDE_IMPORT(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with another import of the same type, but a type can be imported"
          + " only once. Keep one of the two."),
  EXTRAS_WITH_CHANGES(
      ErrorCode.CONTRADICTION,
      "{mark} is in a type that sends changes, but changes do not include unknown keys. Remove"
          + " it, or remove the option changes."),
  EXTRAS_WITH_READ_INTO(
      ErrorCode.CONTRADICTION,
      "{mark} is in a type with readInto, but unknown keys are not read into existing objects."
          + " Remove it, or set readInto = false."),
  SECOND_EXTRAS(
      ErrorCode.CONTRADICTION,
      "{mark} is the second one in its type, but a type has at most one. Keep one of the two."),
  EXTRAS_BESIDE_FIELD(
      ErrorCode.CONTRADICTION,
      "{mark} is combined with @VariantField, which maps a single entry. Keep one of the two."),
  EXTRAS_CONTRADICT_UNKNOWN_KEYS(
      ErrorCode.CONTRADICTION,
      "{mark} keeps unknown keys, but the type sets unknownKeys to a value other than KEEP."
          + " Remove one of the two."),
  MATCHES_NO_FIELD(
      ErrorCode.MIX_IN_MEMBER,
      "{mark} matches no field of the type.{guess} Give the member the name of a field and no"
          + " parameters, or remove it."),
  STATIC_IN_MIX_IN(
      ErrorCode.MIX_IN_MEMBER,
      "{mark} matches no field of the type, because it is on a static member. Declare the member"
          + " as an abstract method, or remove this annotation."),
  MATCHES_NO_CREATOR(
      ErrorCode.MIX_IN_MEMBER,
      "{mark} matches no constructor, and no static method with its name and parameter types."
          + " Give the member the parameter types of the constructor or method, or remove it. A"
          + " method that stands for a constructor must return the type."),
  BESIDE_TEMPLATE(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} is combined with another template, but a type can have only one shape. Keep one of"
          + " the two."),
  TEMPLATE_WITH_OTHER_TARGET(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} makes a template for types, but the marked annotation type is also allowed on"
          + " elements other than types. Give it @Target(ElementType.TYPE), and no other target."),
  TEMPLATE_WITH_SOURCE_RETENTION(
      ErrorCode.INVALID_TEMPLATE,
      "{mark} makes a template that other compilations must see, but the marked annotation type"
          + " has SOURCE retention. Remove @Retention, or make it CLASS or RUNTIME."),
  OLD_LIBRARY(
      ErrorCode.PROCESSOR_PATH,
      "The processor path lacks a library of Variant Mapper, or has one that is too old: {error}."
          + " The path has {libraries}. Use auto-common 1.2 and Guava 31 or later, or give each"
          + " processor only its own libraries."),
  OPTION_UNKNOWN(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} does not exist.{guess} The options are {choices}."),
  OPTION_WITHOUT_NAMES(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} has no value. Give it names, separated by commas."),
  OPTION_WITHOUT_VALUE(
      ErrorCode.INVALID_OPTION, "The option -A{option} has no value. Set it to one of {choices}."),
  OPTION_VALUE_NOT_ALLOWED(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} has the value {value}, which is not allowed.{guess} Set it to one"
          + " of {choices}."),
  OPTION_OF_OTHER_FORM(
      ErrorCode.INVALID_OPTION,
      "The option -A{option} has the value {value}, which is not {form}. Correct it, or remove the"
          + " option.");

  private final ErrorCode code;
  private final String sentence;

  PlacementFault(ErrorCode code, String sentence) {
    this.code = code;
    this.sentence = sentence;
  }

  /** Creates the fault of an annotation that has no effect. */
  PlacementFault(String sentence) {
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
