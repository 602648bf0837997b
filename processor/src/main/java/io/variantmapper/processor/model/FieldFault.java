package io.variantmapper.processor.model;

/** Faults in how a field is mapped. */
public enum FieldFault implements FaultKind {
  UNSUPPORTED_NO_VARIANT_TYPE("has no Variant type. Import a serializer with @VariantImport"),
  UNSUPPORTED_WITH_REPLACEMENT(
      "has no Variant type. Use {value} instead, import a serializer with @VariantImport"),
  UNSUPPORTED_NOT_COMPILED(
      "has no Variant type, and is not compiled here, so it can't be annotated. Import a serializer"
          + " with @VariantImport"),
  UNSUPPORTED_GENERATED(
      "has no Variant type, because another processor generates it from {supertype}. Declare the"
          + " field with {supertype}, and annotate {supertype} with @VariantDictionary. As an"
          + " alternative, import a serializer with @VariantImport"),
  UNSUPPORTED_NOT_ANNOTATED(
      "has no Variant type. Annotate {name} with @VariantDictionary, import a serializer with"
          + " @VariantImport"),
  UNSUPPORTED_SEALED_NOT_ANNOTATED(
      "has no Variant type. Annotate {name} and its subtypes with @VariantDictionary, import a"
          + " serializer with @VariantImport"),
  UNSUPPORTED_ABSTRACT_NOT_ANNOTATED(
      "has no Variant type. Make {name} sealed, or list its subtypes with @VariantSubtypes. Then"
          + " annotate {name} and its subtypes with @VariantDictionary. As an alternative, import a"
          + " serializer with @VariantImport"),
  UNSUPPORTED_COLLECTION_CLASS(
      "is not a collection that reading can create. Declare the field with an interface of"
          + " java.util (such as List, Set, Deque or SortedMap), give the field a serializer with"
          + " @VariantField(using = …)"),
  UNSUPPORTED_OWN_COLLECTION(
      "is a {kind} that reading can't create. Make {name} a top-level or static class with a"
          + " constructor that takes a {kind} and is not private, give the field a serializer with"
          + " @VariantField(using = …)"),
  UNSUPPORTED_ABSTRACT_COLLECTION(
      "is abstract, so reading can't create it. Name a concrete class with"
          + " @VariantField(as = …), give the field a serializer with @VariantField(using = …)"),
  UNSUPPORTED_OWN_WILDCARD("has a wildcard, so reading can't create it. Name the type"),
  UNSUPPORTED_OWN_RECURSION(
      "is a collection or map that contains itself. Import a serializer for {name} with"
          + " @VariantImport"),
  UNSUPPORTED_NOT_COMPARABLE(
      "sorts objects that are not Comparable, and reading provides no Comparator. Use a Set or"
          + " Map"),
  UNSUPPORTED_ENUM_TYPE_PARAMETER(
      "can't be created without the class of its constants, and this class is unknown for a type"
          + " parameter. Use a Set or Map"),
  UNSUPPORTED_RAW(
      "has no type argument, so the type of its content is unknown. Add the type argument"),
  UNSUPPORTED_WILDCARD(
      "does not show which type to read. Name the type, or a bound with ? extends"),
  UNSUPPORTED_INACCESSIBLE("can't be named by generated code, because it is {outOfReach}. {widen}"),
  UNSUPPORTED_WILDCARD_IN_BOUND(
      "is a wildcard that generated code can't replace with a type. Name the type"),
  UNSUPPORTED_TYPE_PARAMETER_ARRAY(
      "is an array of arrays of a type parameter, and reading can't create such an array. Use a"
          + " List of arrays"),
  UNSUPPORTED_ARRAY_ARGUMENT(
      "contains arrays of its type argument, and reading can't create arrays of arrays of a type"
          + " parameter. Use a List as the type argument"),
  UNSUPPORTED_NESTED_OPTIONAL(
      "is an Optional or AtomicReference in another, and a nil does not show which of the two is"
          + " empty. Use only one of them"),
  UNSUPPORTED_CANNOT_HOLD_NULLS(
      "can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set"
          + " or Map"),
  UNSUPPORTED_KOTLIN_CONSTANTS(
      "is an enum with names in Kotlin that are not names in Java, and kapt leaves such constants"
          + " out of the stub that this processor reads. Rename them, and keep their values with"
          + " @VariantValue"),
  UNSUPPORTED_NOT_GENERATED(
      "is a mapped type without a serializer. It was compiled without the annotation processor, or"
          + " javac found its source on the source path, where processors do not see it. Add its"
          + " source to the files that javac compiles, compile its module with the processor,"
          + " import"
          + " a serializer with @VariantImport"),
  FLATTENED_WITHOUT_FIELDS(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, has no fields to take its place."
          + " Use a type with @VariantDictionary or @VariantArray, or remove flatten."),
  FLATTENED_WITH_SERIALIZER(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because the serializer {what} writes it as one value, so no"
          + " fields can take its place. Remove flatten, or map the type of the field with"
          + " @VariantDictionary or a @VariantMixIn."),
  FLATTENED_HIERARCHY(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, is written as one of its"
          + " subtypes, and each subtype has its own fields. Remove flatten, or declare the"
          + " field with one of the subtypes."),
  FLATTENED_SINGLE_VALUE(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, is written as a single value"
          + " without a key. Remove flatten, or map {what} with @VariantDictionary."),
  SINGLE_VALUE_NULLABLE(
      ErrorCode.SINGLE_VALUE,
      "{field} can be null or an empty Optional, but {type} is written as the value of this field,"
          + " and a nil is read as a null {type}. Use a type that is never null, or use"
          + " @VariantDictionary."),
  SINGLE_VALUE_WITH_EXTRAS(
      ErrorCode.SINGLE_VALUE,
      "{field} keeps unknown keys, but {type} is written as a single value, which has no keys."
          + " Remove @VariantExtras, or use @VariantDictionary."),
  SINGLE_VALUE_WITH_OPTION(
      ErrorCode.SINGLE_VALUE,
      "{field} sets the option \"{what}\", but {type} is written as the value of this field"
          + " alone, so there is no key that the option could affect. Remove the option, or use"
          + " @VariantDictionary."),
  FLATTENED_GENERIC(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, has type arguments, and only the"
          + " type's own serializer gets them. Remove flatten, or use a type without type"
          + " arguments."),
  FLATTENED_READ_INTO(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because {type} has readInto, which sets only fields of {type}"
          + " itself. Remove flatten, or set readInto = false."),
  FLATTENED_WITH_CHANGES(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because {type} sends changes, and changes are merged only"
          + " into fields of {type} itself. Remove flatten, or remove changes."),
  FLATTENED_WITHOUT_ORDER(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because the class file of its mix-in, {what}, does not contain"
          + " the order of fields among methods. Declare only methods in the mix-in."),
  FLATTENED_WITH_EXTRAS(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, keeps unknown keys, and reading"
          + " can't distinguish them from the keys of {type}. Remove flatten, or remove"
          + " @VariantExtras."),
  FLATTENED_NULLABLE(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because it is @Nullable, and nothing in the packet would"
          + " show that it is null. Remove @Nullable, or remove flatten."),
  FLATTENED_CIRCULAR(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, because its type, {what}, flattens {type} in turn, which"
          + " would never end. Remove flatten from one field, and mark that field @Nullable."),
  FLATTENED_WITH_OPTION(
      ErrorCode.INVALID_FLATTENING,
      "{field} is flattened and sets the option \"{what}\", which has no effect on a flattened"
          + " field. Set the option on the fields of its type, or remove the option."),
  FLATTENED_TYPE_HAS_FAULT(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened because of a problem in its type: {problem}"),
  DEFAULT_OF_WRONG_TYPE(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field}, \"{text}\", is not a value of type {fieldType}. Write {form}."),
  DEFAULT_TEXT_INVALID(ErrorCode.INVALID_DEFAULT, "The default of {field} contains {noString}"),
  DEFAULT_WITHOUT_TEXT_FORM(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} can't be written as text, because its type is {fieldType}. Name"
          + " a static method of {type} with defaultFrom."),
  DEFAULT_CONSTANT_UNKNOWN(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field}, \"{text}\", is not a constant of {fieldType}.{guess} Write the name"
          + " of a constant."),
  DEFAULT_MEMBER_UNKNOWN(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} refers to \"{text}\", but {type} has no field or method of that"
          + " name.{guess} Add a static method that returns {fieldType}."),
  DEFAULT_MEMBER_UNUSABLE(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} refers to \"{text}\", which can't provide a default. Change it, or"
          + " name another member. The member must be a static method without parameters or checked"
          + " exceptions, or a static field of an immutable type. It must also be package-private"
          + " or"
          + " wider, and of type {fieldType}."),
  DEFAULT_SHARED(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} is the static field \"{text}\". All objects that are read would share"
          + " its value, and {found} is not known to be immutable. Turn the field into a static"
          + " method that returns a new value for each call."),
  DEFAULT_GIVEN_TWICE(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} is given both by defaultValue and by defaultFrom. Keep one of"
          + " the two."),
  SERIALIZER_WITHOUT_INTERFACE(
      ErrorCode.INVALID_SERIALIZER,
      "{field} uses the serializer {serializer}, which does not implement"
          + " VariantSerializer<{valueType}>. Implement this interface, or name a class that"
          + " does."),
  SERIALIZER_GENERIC(
      ErrorCode.INVALID_SERIALIZER,
      "{field} uses the serializer {serializer}, which has type parameters. Name a class"
          + " without type parameters."),
  SERIALIZER_INACCESSIBLE(
      ErrorCode.INVALID_SERIALIZER,
      "{field} uses the serializer {serializer}, which generated code can't name, because it"
          + " is {outOfReach}. {widen}."),
  SERIALIZER_WITHOUT_INSTANCE(
      ErrorCode.INVALID_SERIALIZER,
      "{field} uses the serializer {serializer}, which generated code can't get an instance"
          + " of. Add a static field INSTANCE of its own type, or a constructor without"
          + " parameters. Neither may be private."),
  SERIALIZER_NOT_GENERATED(
      ErrorCode.INVALID_SERIALIZER,
      "{field} uses the serializer {serializer}, which is missing. Its mix-in was compiled without"
          + " the annotation processor, or javac found its source on the source path, where"
          + " processors do not see it. Add its source to the files that javac compiles, or compile"
          + " its module with the processor."),
  SERIALIZER_CONSTRUCTOR_THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "{field} uses the serializer {serializer}, whose constructor throws {found}, but"
          + " generated code can't throw checked exceptions. Throw an unchecked exception"
          + " instead, or add a static field INSTANCE."),
  SERIALIZER_OF_WRONG_TYPE(
      ErrorCode.SERIALIZER_TYPE,
      "{field} uses the serializer {serializer}, which is for {found}. Name a serializer for"
          + " {valueType}."),
  SERIALIZER_IN_WRONG_OPTION(
      ErrorCode.SERIALIZER_TYPE,
      "{field} uses the serializer {serializer}, which is for {found}, so it belongs in {other},"
          + " not in {member}. Replace {member} with {other}."),
  SERIALIZER_MATCHES_NO_ELEMENT(
      ErrorCode.SERIALIZER_TYPE,
      "{field} uses the serializer {serializer}, which is for {found}, but the field has no"
          + " elements of that type. Name a serializer for a type of its elements, or remove"
          + " elementUsing."),
  SERIALIZER_MATCHES_NO_KEY(
      ErrorCode.SERIALIZER_TYPE,
      "{field} uses the serializer {serializer}, which is for {found}, but the field has no"
          + " keys of that type. Name a serializer for a type of its keys, or remove keyUsing."),
  SERIALIZER_MATCHES_NO_VALUE(
      ErrorCode.SERIALIZER_TYPE,
      "{field} uses the serializer {serializer}, which is for {found}, but the field has no"
          + " values of that type. Name a serializer for a type of its values, or remove"
          + " valueUsing."),
  TYPE_NOT_POSSIBLE(
      ErrorCode.INVALID_TYPE, "{field} can't be written as {given}, because {reason}. {wayOut}"),
  PATTERN_INVALID(
      ErrorCode.INVALID_PATTERN,
      "{field} has the pattern \"{pattern}\", which DateTimeFormatter does not accept: {reason}."
          + " Correct the pattern, for example to \"{example}\"."),
  PATTERN_OF_LANGUAGE(
      ErrorCode.INVALID_PATTERN,
      "{field} has the pattern \"{pattern}\", but {letters} depends on a language or a region, so"
          + " the text could differ between machines. Use numbers, for example \"{example}\"."),
  PATTERN_WITH_YEAR_OF_ERA(
      ErrorCode.INVALID_PATTERN,
      "{field} has the pattern \"{pattern}\", but y is the year of an era, and the pattern has no"
          + " era, so reading can't determine the year. Write u instead of y."),
  PATTERN_TOO_SHORT(
      ErrorCode.INVALID_PATTERN,
      "{field} has the pattern \"{pattern}\", which writes {value} as \"{text}\", and reading"
          + " can't restore the value from this text. Add the missing parts, for example"
          + " \"{example}\"."),
  PATTERN_BESIDE_TIME(
      ErrorCode.INVALID_PATTERN,
      "{type}.{name} has both a timePattern and the option time, but a value has only one form."
          + " Remove one of the two."),
  PATTERN_WITHOUT_TIMES(
      ErrorCode.INVALID_PATTERN,
      "{type}.{name} has a timePattern, but contains no date or time that a pattern can describe."
          + " Remove the pattern, or declare the field with a type of java.time, such as"
          + " LocalDate."),
  TYPE_HOLDS_NULLS(
      ErrorCode.INVALID_TYPE,
      "{field} can't be written as {given}, because {reason}. Its elements may be null, and"
          + " neither a typed nor a packed container holds nulls. {wayOut}"),
  TYPE_HOLDS_BOTH_SHAPES(
      ErrorCode.INVALID_TYPE,
      "{field} can't be written as {given}, because {reason}. Some subtypes are Arrays and"
          + " others Dictionaries, and a typed container holds one type. {wayOut}"),
  INDEX_NEGATIVE(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, but indexes start at 0. Give it another index, or"
          + " remove the index."),
  INDEX_RESERVED_NEGATIVE(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, but indexes start at 0. Reserve another index, or remove"
          + " {index} from reserved."),
  INDEX_TAKEN(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, which the field {other} already has. Give one of"
          + " them another index, such as {free}."),
  INDEX_TAKEN_BY_TAG(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, which is the index of the tag. Give the field another"
          + " index, such as {free}."),
  INDEX_RESERVED_FOR_TAG(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, which is the index of the tag. Remove it from reserved."),
  INDEX_RESERVED(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, which is reserved. Give it another index, or remove"
          + " {index} from reserved."),
  INDEX_RESERVED_TWICE(
      ErrorCode.INVALID_INDEX, "{type} reserves index {index} twice. Remove one of the two."),
  INDEX_AFTER_GAP(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, but there is nothing at {gap}. Add each missing index"
          + " to reserved of @VariantArray, or give the field the index {other}."),
  INDEX_RESERVED_AFTER_GAP(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, but there is nothing at {gap}. Also reserve each missing"
          + " index, or reserve {other} instead of {index}."),
  INDEX_IN_DICTIONARY(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has an index, but {type} is written as a Dictionary, whose entries have"
          + " keys and no fixed order. Remove the index, or use @VariantArray."),
  ORDER_OF_UNKNOWN_FIELD(
      ErrorCode.INVALID_ORDER,
      "The order of {type} names {name}, but its packets contain no field with this name in"
          + " Java.{guess} Remove the name, or replace it."),
  ORDER_NAMES_TWICE(
      ErrorCode.INVALID_ORDER, "The order of {type} names {name} twice. Remove one of the two."),
  ORDER_BESIDE_INDEX(
      ErrorCode.INVALID_ORDER,
      "{type}.{name} has index {index}, but {type} has an order, which determines all positions."
          + " Remove the index, or remove the order and give its fields an index instead."),
  ORDER_BESIDE_KEY_ORDER(
      ErrorCode.INVALID_ORDER,
      "{type} has both an order and keyOrder = ALPHABETICAL, but its entries can have only one"
          + " order. Remove one of the two."),
  OMITS_UNKNOWN_DEFAULT(
      ErrorCode.INVALID_DEFAULT,
      "{field} can't omit its default, because no default is known. Set one with defaultValue"
          + " or defaultFrom."),
  OMITS_DEFAULT_IN_ARRAY(
      ErrorCode.INVALID_DEFAULT,
      "{field} can't omit its default, because each field of an Array has a fixed index."
          + " Remove omitDefault."),
  OMITS_DEFAULT_OF_UNWRITTEN_FIELD(
      ErrorCode.CONTRADICTION,
      "{field} omits its default, but is never written, because it is READ_ONLY. Remove"
          + " omitDefault, or change the access."),
  ALIAS_OF_UNREAD_FIELD(
      ErrorCode.CONTRADICTION,
      "{field} has aliases, but is never read, because it is WRITE_ONLY. Remove the aliases,"
          + " or change the access."),
  VIEW_WITHOUT_NAME(
      ErrorCode.UNKNOWN_VIEW, "{field} is for a view without a name. Name the view, or remove it."),
  VIEW_UNDECLARED(
      ErrorCode.UNKNOWN_VIEW,
      "{field} is for the view \"{view}\", which is not declared. Declare it with views = … on"
          + " the type, in the package's @VariantDefaults, or with -Avariant.views."),
  VIEW_UNKNOWN(
      ErrorCode.UNKNOWN_VIEW,
      "{field} is for the view \"{view}\", which is not declared.{guess} Declare the view,"
          + " or use a declared one: {declared}."),
  KEY_TEXT_INVALID(ErrorCode.INVALID_KEY, "{field} has {kind} with {noString}"),
  KEY_TAKEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which the field {other} already has. Give one of them"
          + " another key with @VariantField."),
  KEY_TAKEN_BY_TAG(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which is the key of the tag. Give the field another key"
          + " with @VariantField, or give the tag another key with @VariantTag."),
  KEY_OF_TAG_UNWRITTEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which is the key of the tag, but the field is never"
          + " written, because it is READ_ONLY. Give the field another key with @VariantField,"
          + " or set access = READ_WRITE and mark the subtype with fallback = true."),
  KEY_OF_TAG_OMITTED(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which is the key of the tag, but some packets do not"
          + " contain the field. Remove its {option}, or give the field another key with"
          + " @VariantField."),
  KEY_OF_TAG_WITH_ALIAS(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which is the key of the tag, but the field also has an"
          + " alias. A value that is read from the alias would be written as the tag, and so select"
          + " another subtype. Remove the alias."),
  KEY_OF_TAG_OF_WRONG_TYPE(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which is the key of the tag, but the type of the field"
          + " can't hold {tagType}. Give the field another type, or give it another key with"
          + " @VariantField."),
  ALIAS_TAKEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the alias \"{key}\", which {other} already has as a key or an alias. Remove"
          + " one of the two."),
  KEY_IN_OTHER_CASE(
      ErrorCode.DUPLICATE_KEY,
      "{field} has {kind} \"{key}\", which differs from \"{otherKey}\" of {other} only in case, but"
          + " keyCase = IGNORE reads both as the same key. Give one of the two another key with"
          + " @VariantField, or set keyCase = EXACT."),
  RETURNED_BY_TWO_METHODS(
      ErrorCode.DUPLICATE_KEY,
      "{field} is returned by two methods, and generated code can't choose between them."
          + " Remove one of them, or mark it with @VariantIgnore."),
  HIDES_INHERITED_FIELD(
      ErrorCode.DUPLICATE_KEY,
      "{field} hides an inherited field of the same name, and generated code can't distinguish"
          + " them. Rename one of them, or mark the inherited field with @VariantIgnore."),
  REQUIRED_BY_BUILDER(
      ErrorCode.NO_SETTER,
      "{type}.{name} is not read, but the builder of {type} requires a value for it, so reading"
          + " would always throw. Make it @Nullable or an Optional, or remove {mark}."),
  NO_GETTER(ErrorCode.NO_GETTER, "{field} can't {verb}, because {reason}. {wayOut}"),
  NOT_IN_STUB(
      ErrorCode.NO_GETTER,
      "{type} has a property whose name in Kotlin, {name}, is not a name in Java, so kapt leaves it"
          + " out of the stub that this processor reads. Rename the property, and keep its key with"
          + " @VariantField(\"{name}\")."),
  OF_VALUE_CLASS(
      ErrorCode.NO_GETTER,
      "{field} has a value class of Kotlin as its type, such as UInt or kotlin.time.Duration, and"
          + " Java code can't call the accessors of such a property. Give it another type, such as"
          + " Long or java.time.Duration."),
  DELEGATED(
      ErrorCode.NO_GETTER,
      "{field} is a delegated property of Kotlin, so another object holds its value. Leave it out"
          + " with @delegate:VariantIgnore, or store the value in the property itself."),
  NO_SETTER(ErrorCode.NO_SETTER, "{field} can't be read, because {reason}. {wayOut}"),
  ENDLESS(
      ErrorCode.ENDLESS_TYPE,
      "{field} requires a value of type {held} in every {type}, so reading would never end."
          + " Mark it @Nullable, make it an Optional, or set required = false."),
  ENDLESS_SINGLE_VALUE(
      ErrorCode.ENDLESS_TYPE,
      "{field} requires a value of type {held} in every {type}, so reading would never end."
          + " Use a list, which may be empty, or use @VariantDictionary and mark the field"
          + " @Nullable."),
  ENDLESS_THROUGH_OTHERS(
      ErrorCode.ENDLESS_TYPE,
      "{field} requires a value of type {held} in every {type}, and this value requires"
          + " another {type} through {path}, so reading would never end. Mark one of these"
          + " fields @Nullable, make it an Optional, or set required = false."),
  ENDLESS_THROUGH_SINGLE_VALUE(
      ErrorCode.ENDLESS_TYPE,
      "{field} requires a value of type {held} in every {type}, and this value requires"
          + " another {type} through {path}, so reading would never end. Use a list, which may be"
          + " empty, in one of these fields. In a type that is not written as a single value, you"
          + " can also mark the field @Nullable."),
  NULLABLE_PRIMITIVE(
      ErrorCode.CONTRADICTION,
      "{field} is @Nullable, but its type is {fieldType}, which is never null. Declare it as {box},"
          + " or remove @Nullable."),
  MEMBER_THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "{member} throws {exception}, but generated code can't throw checked exceptions. Throw"
          + " an unchecked exception instead.");

  private final ErrorCode code;
  private final String sentence;

  FieldFault(ErrorCode code, String sentence) {
    this.code = code;
    this.sentence = sentence;
  }

  /**
   * Creates the fault of a type that can't be mapped.
   *
   * @param ending the part of the sentence between the name of the type and the last suggestion
   */
  FieldFault(String ending) {
    this(
        ErrorCode.UNSUPPORTED_TYPE,
        "{field} has type {fieldType}, {which} " + ending
            + ", or leave the field out with @VariantIgnore.");
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
