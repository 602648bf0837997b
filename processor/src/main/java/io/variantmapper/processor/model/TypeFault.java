package io.variantmapper.processor.model;

/** Faults in the declarations, creators, tags and constants of types. */
public enum TypeFault implements FaultKind {
  INTERFACE(
      ErrorCode.TYPE_KIND,
      "{type} is an interface, and reading can't create objects of an interface. Make it"
          + " sealed, or list its subtypes with @VariantSubtypes, and also annotate the subtypes."
          + " As an"
          + " alternative, move the annotation to the records and classes that implement it, or add"
          + " a"
          + " static create(…), of(…) or builder()."),
  ENUM(
      ErrorCode.TYPE_KIND,
      "{type} is an enum, which needs no annotation, because a field of its type is written by"
          + " name. Remove the annotation."),
  ANNOTATION(
      ErrorCode.TYPE_KIND,
      "{type} is an annotation interface, which holds no data. Remove the annotation."),
  ABSTRACT(
      ErrorCode.TYPE_KIND,
      "{type} is abstract, and reading can't create objects of an abstract class. Make it"
          + " sealed, or list its subtypes with @VariantSubtypes, and also annotate the subtypes."
          + " As an"
          + " alternative, move the annotation to its concrete subclasses, which inherit its"
          + " fields,"
          + " or add a static create(…), of(…) or builder()."),
  KOTLIN_ABSTRACT(
      ErrorCode.TYPE_KIND,
      "{type} is an interface or abstract class, and reading can't create objects of it. If it is"
          + " sealed in Kotlin, kapt does not show its subtypes: list them with"
          + " @VariantSubtypes(First::class, Second::class). Otherwise annotate the classes that"
          + " extend it instead."),
  KOTLIN_VALUE_CLASS(
      ErrorCode.TYPE_KIND,
      "{type} is a value class of Kotlin, and Java code can't create its objects. Make it a data"
          + " class."),
  EXTENDS_CONTAINER(
      ErrorCode.TYPE_KIND,
      "{type} extends a collection or map of the JDK, whose elements are not in fields that can be"
          + " written. Remove the annotation: a field of this type needs none. For a whole packet,"
          + " hold the collection or map in a field instead, or write a VariantSerializer for the"
          + " type."),
  EXTENDS_JDK_CLASS_WITH_STATE(
      ErrorCode.TYPE_KIND,
      "{type} extends a class of the JDK that keeps state in private fields, such as the time of a"
          + " Date or the message of an Exception. This state would be lost. Hold these values in"
          + " fields instead of extending that class, or write a VariantSerializer for the type."),
  BREAKS_LOCK(
      ErrorCode.LOCK,
      "A change to {type} breaks programs of release {state}: {change} {undo} the change,"
          + " or accept it with the line `{line}` in accepted.txt."),
  LOCK_NOT_READ(
      ErrorCode.LOCK, "The released states of {type} can't be read: {reason}. Correct the file."),
  INNER(
      ErrorCode.INNER_TYPE,
      "{type} is an inner class, which can't be created without an object of the enclosing"
          + " class. Make it static."),
  PRIVATE(
      ErrorCode.PRIVATE_TYPE,
      "{type} is private, or nested in a private type, so its serializer can't name it. Make"
          + " it, and the types around it, package-private or wider."),
  IN_COMPACT_FILE(
      ErrorCode.PRIVATE_TYPE,
      "{type} is declared in a compact source file, so its serializer can't name it. Move it to its"
          + " own file, or declare a class around the content of the compact file."),
  PRIVATE_BOUND(
      ErrorCode.PRIVATE_TYPE,
      "{type} has a type parameter whose bound contains a private type, which generated code"
          + " can't name. Make that type package-private or wider."),
  MIX_IN_NOT_ABSTRACT(
      ErrorCode.INVALID_MIX_IN,
      "{type} is not abstract, but a mix-in must be abstract, because it is never instantiated."
          + " Make it an interface or an abstract class, or remove @VariantMixIn."),
  MIX_IN_TARGET_UNSUPPORTED(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type that it can't map. A mix-in can map only records, and classes"
          + " that are neither abstract nor inner. Write a VariantSerializer for that type"
          + " instead."),
  MIX_IN_TARGET_WITHOUT_FIELDS(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a class without fields, or for a class of the JDK without public"
          + " fields. Write a VariantSerializer for that class instead."),
  MIX_IN_TARGET_WITH_JDK_STATE(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a class that extends a class of the JDK with state in private fields,"
          + " such as the message of an Exception. This state would be lost. Write a"
          + " VariantSerializer instead."),
  MIX_IN_TARGET_INACCESSIBLE(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type that its serializer can't name, because that type is"
          + " private, or in another package and not public. Widen the access of that type, or name"
          + " another one."),
  MIX_IN_TARGET_GENERIC(
      ErrorCode.INVALID_MIX_IN,
      "{type} is a mix-in for a type with type parameters, but a mix-in can't provide"
          + " serializers for them. Write a VariantSerializer instead, for the type with concrete"
          + " type arguments."),
  UNFIT_SUBTYPE(ErrorCode.SUBTYPE, "{type} can't be mapped as a subtype of its supertype."),
  SINGLE_VALUE_NOT_ONE_FIELD(
      ErrorCode.SINGLE_VALUE,
      "{type} is written as the value of its only field, but has {fields}. Use"
          + " @VariantDictionary, or give {type} one field and a creator that takes only this"
          + " field."),
  SINGLE_VALUE_WITH_OTHER_PARAMETERS(
      ErrorCode.SINGLE_VALUE,
      "{type} is written as the value of {field}, but its constructor or factory takes more"
          + " than {field}. Put @VariantCreator on one that takes only {field}."),
  SINGLE_VALUE_HIERARCHY(
      ErrorCode.SINGLE_VALUE,
      "{type} is mapped by its subtypes, and a single value has no place for the tag that"
          + " distinguishes them. Use @VariantDictionary or @VariantArray."),
  SUBTYPE_SINGLE_VALUE(
      ErrorCode.SINGLE_VALUE,
      "{subtype} is a subtype of {supertype}, and a single value has no place for the tag"
          + " \"{key}\". Annotate {subtype} with @VariantDictionary or @VariantArray instead."),
  SUBTYPE_NOT_MAPPED(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but is not mapped itself. Annotate it with"
          + " @VariantDictionary or @VariantArray."),
  SUBTYPE_WITH_SERIALIZER(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but has its own serializer, which does not write"
          + " the tag. Annotate it with @VariantDictionary or @VariantArray instead of"
          + " @VariantUsing, or annotate {supertype} itself with @VariantUsing."),
  SUBTYPE_NOT_SEALED(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but its own subtypes are unknown. Make it"
          + " sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete"
          + " class."),
  SUBTYPE_ENUM(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but is an enum, which has no fields to write"
          + " beside the tag. Make it a mapped record that holds the enum."),
  SUBTYPE_UNRELATED(
      ErrorCode.SUBTYPE,
      "{subtype} is listed as a subtype of {supertype}, but does not extend or implement it."
          + " Remove {subtype} from @VariantSubtypes, or let it extend or implement {supertype}."),
  SUBTYPE_INACCESSIBLE(
      ErrorCode.SUBTYPE,
      "Generated code can't name {subtype}, a subtype of {supertype}, because {subtype} is"
          + " {outOfReach}. {widen}."),
  SUBTYPE_TYPE_PARAMETERS_DIFFER(
      ErrorCode.SUBTYPE,
      "{subtype} is a subtype of {supertype}, but their type parameters do not match, so reading"
          + " can't determine the type arguments of {subtype}. Give both the same type parameters,"
          + " with the same bounds, and pass each of them to {supertype}."),
  SUBTYPE_WITH_TWO_TAGS(
      ErrorCode.TAG,
      "{subtype} has both a String and a number as its tag, but a type has one tag. Keep one"
          + " of the two."),
  SUBTYPE_TAG_KEYS_DIFFER(
      ErrorCode.TAG,
      "The tag of {subtype} has the key \"{key}\", but the tags of its supertype {supertype} have"
          + " the key \"{otherKey}\". Give all supertypes of {subtype} the same key with"
          + " @VariantTag."),
  NO_ACCESSIBLE_CREATOR(
      ErrorCode.NO_CREATOR,
      "{type} has only constructors that reading can't call, because they are {outOfReach}."
          + " Widen the access of one, or mark a static factory with @VariantCreator. Its"
          + " parameters must"
          + " have the names of fields."),
  CONSTRUCTOR_TAKES_VALUE_CLASS(
      ErrorCode.NO_CREATOR,
      "The constructor of {type} has a parameter whose type is a value class of Kotlin, such as"
          + " UInt or kotlin.time.Duration, and Java code can't call it. Give the parameter another"
          + " type, such as Long or java.time.Duration, or add a factory to the companion object,"
          + " with @JvmStatic and @VariantCreator."),
  NO_ACCESSIBLE_CREATOR_FOR_MIX_IN(
      ErrorCode.NO_CREATOR,
      "{type} has only constructors that reading can't call, because they are {outOfReach}."
          + " Repeat a static factory in {origin} with @VariantCreator, or write a"
          + " VariantSerializer for {type} instead."),
  NO_ACCESSIBLE_BUILDER(
      ErrorCode.NO_CREATOR,
      "{type} is created by {builder}, but reading can't get such a builder. Add a"
          + " non-private static method builder() without parameters to {type}, or mark a static"
          + " factory with @VariantCreator."),
  NO_FACTORY(
      ErrorCode.NO_CREATOR,
      "{type} is abstract, and has neither a static create(…) or of(…) that returns it, nor a"
          + " builder whose build() returns it. Add one of them, or mark a static factory with"
          + " @VariantCreator."),
  NO_CREATOR_OF_IMMUTABLES(
      ErrorCode.NO_CREATOR,
      "Immutables generates neither a builder nor a factory for {type} that reading can call. If"
          + " {type} has builder = false, mark its properties with @Value.Parameter. If its style"
          + " has stagedBuilder = true, remove this setting. Otherwise, mark a static factory with"
          + " @VariantCreator."),
  SEVERAL_CREATORS(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be created by {candidates}, and reading can't choose between them. Mark one"
          + " of them, or a static factory, with @VariantCreator. Its parameters must have the"
          + " names"
          + " of fields."),
  SEVERAL_CREATORS_FOR_MIX_IN(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be created by {candidates}, and reading can't choose between them. Repeat"
          + " one of them, or a static factory, in {origin} with @VariantCreator. Its parameters"
          + " must"
          + " have the names of fields."),
  SEVERAL_CREATORS_AND_PLAIN(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be created by {candidates}, and reading can't choose between them. Mark one"
          + " of them, or a static factory, with @VariantCreator, or set creator ="
          + " CreatorPreference.NO_PARAMETERS for the type, the package or the build. The"
          + " parameters"
          + " of a marked creator must have the names of fields."),
  SEVERAL_CREATORS_AND_IMPLICIT(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be created by {candidates}, and reading can't choose between them. Mark one of"
          + " them, or a static factory, with @VariantCreator, or set creator ="
          + " CreatorPreference.NO_PARAMETERS for the type, the package or the build. To mark the"
          + " constructor, declare it."),
  SEVERAL_CREATORS_AND_PLAIN_FOR_MIX_IN(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} can be created by {candidates}, and reading can't choose between them. Repeat"
          + " one of them, or a static factory, in {origin} with @VariantCreator, or set creator"
          + " = CreatorPreference.NO_PARAMETERS for {origin}, the package or the build. The"
          + " parameters"
          + " of a marked creator must have the names of fields."),
  SEVERAL_BUILDS(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} is created by a builder with several methods that return {type}, and reading can't"
          + " choose between them. Name one of them build(), or mark a static factory with"
          + " @VariantCreator."),
  SEVERAL_MARKED_CREATORS(
      ErrorCode.AMBIGUOUS_CREATOR,
      "{type} has more than one @VariantCreator, and reading can't choose between them. Keep"
          + " only one, on {candidates}."),
  CREATOR_OF_ABSTRACT_CLASS(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is a constructor, but an abstract class can't be created"
          + " by its constructor. Mark a static factory instead."),
  CREATOR_INACCESSIBLE(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is {outOfReach}, so reading can't call it. Widen its"
          + " access."),
  CREATOR_NOT_STATIC(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is not a static method, but reading has no object yet on"
          + " which to call it. Make it static."),
  CREATOR_RETURNS_WRONG_TYPE(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} returns neither {type} nor a builder of it. Change its"
          + " return type, or remove the annotation."),
  CREATOR_RETURNS_TYPE_ARGUMENTS(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} returns only objects with fixed type arguments, but reading"
          + " must create objects with any type arguments. Give the method the type parameters of"
          + " {type}, and use them in its return type, or remove the annotation."),
  CREATOR_TAKES_BUILDER(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} is a constructor that takes a builder, but reading gets a"
          + " builder from a static method without parameters. Mark such a method instead."),
  BUILDER_CREATOR_WITH_PARAMETERS(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} returns a builder, but has parameters. A builder gets its"
          + " values from its own methods. Remove the parameters, and give the builder a method"
          + " for each."),
  BUILDER_WITH_SEVERAL_BUILDS(
      ErrorCode.UNUSABLE_CREATOR,
      "The @VariantCreator of {type} returns a builder with several methods that return {type},"
          + " and reading can't choose between them. Name one of them build()."),
  PARAMETER_WITHOUT_FIELD(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator matches no field.{guess} Give the"
          + " parameter the name of the field that it sets. If it sets no field directly, mark"
          + " another creator with @VariantCreator, or write a VariantSerializer for {type}, and"
          + " name"
          + " it with @VariantUsing."),
  PARAMETER_WITHOUT_FIELD_IN_MIX_IN(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator matches no field.{guess} Repeat the"
          + " creator in {origin} with @VariantCreator, and give the parameter the name of the"
          + " field that it sets. If it sets no field directly, write a VariantSerializer for"
          + " {type}"
          + " instead of {origin}."),
  PARAMETER_RENAMED(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has another name in Kotlin, which is not a"
          + " name in Java, so kapt has renamed it. Rename it in Kotlin, and keep its key with"
          + " @VariantField."),
  PARAMETER_UNNAMED(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has no name in its class file, so it"
          + " matches no field. Compile {type} with -parameters, or with -g."),
  PARAMETER_UNNAMED_IN_MIX_IN(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has no name in its class file, so it"
          + " matches no field. Repeat the creator in {origin} with @VariantCreator, and give"
          + " the parameter the name of the field that it sets."),
  PARAMETER_OF_NULLABLE_FIELD(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has type {parameterType}, but the field"
          + " of the same name has type {fieldType} and can be null. Give both the same type."),
  PARAMETER_OF_WRONG_TYPE(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator has type {parameterType}, but the field"
          + " of the same name has type {fieldType}. Give both the same type, or map {type} with"
          + " your own serializer."),
  PARAMETER_TYPE_INACCESSIBLE(
      ErrorCode.CREATOR_PARAMETER,
      "The parameter {parameter} of {type}'s creator gets null. Another creator of {type} has the"
          + " same number of parameters, so generated code must name {parameterType} to choose"
          + " between them, but that type is {outOfReach}. {widen}."),
  FIXED_BY_CREATOR(
      ErrorCode.NO_SETTER,
      "{type} has readInto = true, so reading must set the fields of an existing object, but only"
          + " the {creator} can set these fields: {fields}. Make {type} a class with setters and a"
          + " constructor without parameters, or set readInto = false."),
  HIERARCHY_EMPTY(
      ErrorCode.SUBTYPE,
      "{type} lists no subtypes, so none of its objects can be written. Add its subtypes to"
          + " @VariantSubtypes, and annotate them with @VariantDictionary or @VariantArray."),
  HIERARCHY_WITH_CHANGES(
      ErrorCode.MISPLACED_MARK,
      "{type} has changes = true, but is mapped by its subtypes, and a packet of changes can't"
          + " replace an object with an object of another subtype. Set changes = true on the"
          + " subtypes instead."),
  PROTOCOL_NOT_MAPPED(
      ErrorCode.PROTOCOL,
      "{type} is a protocol with {member} = {named}, but {named} is not mapped, so it can't be"
          + " sent in packets. Annotate {named} with @VariantDictionary or @VariantArray, or name a"
          + " mapped type."),
  PROTOCOL_OF_JDK(
      ErrorCode.PROTOCOL,
      "{type} is a protocol with {member} = {named}, but {named} is not mapped, so it can't be"
          + " sent in packets. Name a mapped type, or a mix-in."),
  TAG_TAKEN(
      ErrorCode.TAG,
      "{subtype} has the tag {tag}, which {other} already has. Give one of them another tag"
          + " with @VariantSubtype."),
  TAG_KINDS_DIFFER(
      ErrorCode.TAG,
      "{subtype} has the tag {tag}, but {other} has {otherTag}, and only one of the two is a"
          + " number. Give a number to all subtypes with @VariantSubtype(number = …), or to"
          + " none."),
  TAG_TEXT_INVALID(ErrorCode.INVALID_KEY, "{subtype} has a tag with {noString}"),
  SECOND_TAG_FALLBACK(
      ErrorCode.TAG,
      "{subtype} is a fallback of {supertype}, but {other} is already one. Keep one of the two."),
  ENUM_WITHOUT_VALUES(
      ErrorCode.MISSING_VALUE,
      "{type} is written by value, but none of its constants has a value. Add"
          + " @VariantValue(\"…\") or @VariantValue(number = …) to each constant."),
  ENUM_ORDINAL_WITH_NUMBERS(
      ErrorCode.MIXED_VALUES,
      "{type} is written by ordinal, but its constants have numbers, and an int can't be read"
          + " as both. Use EnumForm.VALUE, or remove the numbers."),
  VALUE_EMPTY(
      ErrorCode.MISSING_VALUE, "{constant} has a @VariantValue without a value. Write {form}."),
  VALUE_TEXT_AND_NUMBER(
      ErrorCode.MIXED_VALUES,
      "{constant} has both a text and a number, but is written as one of them. Keep one of the"
          + " two."),
  VALUE_TEXT_INVALID(ErrorCode.INVALID_KEY, "{constant} has a value with {noString}"),
  VALUE_WITHOUT_NUMBER(
      ErrorCode.MISSING_VALUE,
      "{constant} has no number, but {other} has one, and an int can't be read as both number"
          + " and ordinal. Add @VariantValue(number = …)."),
  VALUE_TEXT_AMONG_NUMBERS(
      ErrorCode.MIXED_VALUES,
      "{constant} has a text, but {other} has a number. Give all constants values of one kind."),
  VALUE_TAKEN(
      ErrorCode.DUPLICATE_VALUE,
      "{constant} has the value {value}, which {other} already has. Give one of them another"
          + " value."),
  VALUE_IS_NAME_OF_OTHER(
      ErrorCode.DUPLICATE_VALUE,
      "{constant} has the value {value}, which is the name of another constant, and names"
          + " are also read. Give {constant} another value."),
  VALUE_IN_OTHER_CASE(
      ErrorCode.DUPLICATE_VALUE,
      "{constant} is read from {value}, and {other} from {otherValue}, which differs only in"
          + " case, but ignoreCase = true reads both as the same text. Give one of them another"
          + " name or value, or remove ignoreCase."),
  SECOND_FALLBACK(
      ErrorCode.SEVERAL_FALLBACKS,
      "{constant} is a fallback, but {other} is already one, and an enum has at most one"
          + " fallback. Keep one of the two."),
  NAME_CLASH(
      ErrorCode.NAME_CLASH,
      "{type} needs a class named {serializer}, but that class already exists. Rename one of"
          + " the two."),
  COMPILED_SERIALIZER(
      ErrorCode.NAME_CLASH,
      "{type} needs a class named {serializer}, but the class path already contains that class,"
          + " and Eclipse's compiler does not replace it. Remove the output folder of an earlier"
          + " build from the class path, or empty the folder."),
  MISSING_RUNTIME(
      ErrorCode.MISSING_RUNTIME,
      "{type} needs a serializer, but the class path lacks the runtime of Variant Mapper, which"
          + " serializers use. Add the dependency io.variantmapper:variantmapper-runtime, and"
          + " add \"requires io.variantmapper.runtime;\" to module-info.java if there is one."),
  INTERNAL_ERROR(
      ErrorCode.INTERNAL_ERROR,
      "The processor failed on {type}. The cause is a bug in Variant Mapper. Please report it"
          + " with the source of the type and this trace: {trace}");

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
