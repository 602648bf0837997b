package io.variantmapper.processor.model;

/** Faults in how a field is mapped. */
public enum FieldFault implements FaultKind {
  UNSUPPORTED_NO_VARIANT_TYPE("has no Variant type. Import a serializer with @VariantImport"),
  UNSUPPORTED_UNMARKED(
      "has no Variant type. Annotate {name} with @VariantDictionary, import a serializer with"
          + " @VariantImport"),
  UNSUPPORTED_OTHER_COLLECTION(
      "is no collection that reading can make. Declare it as an interface of java.util, such as"
          + " List, Set, Deque or SortedMap, give it a serializer with @VariantField(using = …)"),
  UNSUPPORTED_UNSORTED(
      "sorts what is not Comparable, and reading knows no other order. Use a Set or Map"),
  UNSUPPORTED_VARIABLE_ENUM(
      "can't be made without the class of its constants, which depends on the place of use. Use a"
          + " Set or Map"),
  UNSUPPORTED_RAW("doesn't tell what it holds. Add the type argument"),
  UNSUPPORTED_WILDCARD("doesn't tell what to read. Name the type, or a bound with ? extends"),
  UNSUPPORTED_OUT_OF_REACH(
      "can't be named by generated code, for it is {outOfReach}. Make it wider"),
  UNSUPPORTED_WILDCARD_OF_BOUND(
      "doesn't tell what is inside the type parameter's own bound. Name the type"),
  UNSUPPORTED_VARIABLE_ARRAY(
      "is an array that reading can't create, for the class of its elements depends on the place of"
          + " use. Use a List"),
  UNSUPPORTED_NESTED_OPTIONAL(
      "is an Optional in an Optional, and one nil can't tell which of them is empty. Use one"
          + " Optional"),
  UNSUPPORTED_NULL_REFUSED(
      "can't hold the nulls that @Nullable, Object or UnknownConstants.NULL allows. Use a List, Set"
          + " or Map"),
  UNSUPPORTED_NOT_GENERATED(
      "is a mapped type whose serializer is missing, for it was compiled without the annotation"
          + " processor. Compile it with the processor, or import a serializer with"
          + " @VariantImport"),
  FLATTENED_NOT_MAPPED(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its type, {what}, has no fields to take its place. Give it"
          + " one with @VariantDictionary or @VariantArray, or remove flatten."),
  FLATTENED_SERIALIZER(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for {what} writes it, and has no fields to take its place."
          + " Remove flatten, or map its type with @VariantDictionary or a @VariantMixIn."),
  FLATTENED_HIERARCHY(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its type, {what}, is written as one of its subtypes, each"
          + " with fields of its own. Remove flatten, or give the field one of the subtypes."),
  FLATTENED_GENERIC(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its type, {what}, has type arguments, which only its own"
          + " serializer is given. Remove flatten, or give the field a type without."),
  FLATTENED_CHANGES(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for {type} sends changes, and those are merged into its own"
          + " fields. Remove flatten, or changes."),
  FLATTENED_EXTRAS(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its type, {what}, keeps unknown keys, and can't tell them"
          + " from those of {type}. Remove flatten, or @VariantExtras."),
  FLATTENED_NULLABLE(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for it is @Nullable, and without it nothing tells that it is"
          + " null. Remove @Nullable, or flatten."),
  FLATTENED_CIRCULAR(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its type, {what}, holds {type} in the same way, without end."
          + " Remove flatten from one of the two."),
  FLATTENED_OTHER_MEMBER(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for {what} is said of it, which holds for nothing on the wire"
          + " then. Say that of the fields of its type, or remove it."),
  FLATTENED_FAULTY(
      ErrorCode.INVALID_FLATTENING,
      "{field} can't be flattened, for its own type has a problem here: {problem}"),
  DEFAULT_NO_VALUE(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field}, \"{text}\", is no {fieldType}. Write {form}."),
  DEFAULT_NO_TEXT(ErrorCode.INVALID_DEFAULT, "The default of {field} has {noString}"),
  DEFAULT_NO_LITERALS(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} can't be written as text, for its type is {fieldType}. Name a static"
          + " field or method of {type} with defaultFrom."),
  DEFAULT_NO_CONSTANT(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field}, {text}, is no constant of {fieldType}.{guess} Write the name of"
          + " one."),
  DEFAULT_NO_MEMBER(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} is to come from {text}, but {type} has no field or method of that"
          + " name.{guess} Add a static one."),
  DEFAULT_UNUSABLE_MEMBER(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} is to come from {text}, which can't give it. Make that a static"
          + " field, or a static method without parameters and checked exceptions; package-private"
          + " or wider, and of type {fieldType}."),
  DEFAULT_GIVEN_TWICE(
      ErrorCode.INVALID_DEFAULT,
      "The default of {field} is given by defaultValue and by defaultFrom. Keep one."),
  SERIALIZER_NO_SERIALIZER(
      ErrorCode.INVALID_SERIALIZER,
      "{field} is to be written by {serializer}, which implements no VariantSerializer. Implement"
          + " VariantSerializer<{valueType}>, or name a class that does."),
  SERIALIZER_GENERIC(
      ErrorCode.INVALID_SERIALIZER,
      "{field} is to be written by {serializer}, which has type parameters. Name a class without"
          + " them."),
  SERIALIZER_OUT_OF_REACH(
      ErrorCode.INVALID_SERIALIZER,
      "{field} is to be written by {serializer}, which can't be named by generated code, for it is"
          + " {outOfReach}. Make it wider."),
  SERIALIZER_NO_OBJECT(
      ErrorCode.INVALID_SERIALIZER,
      "{field} is to be written by {serializer}, which generated code can't get an object of. Give"
          + " it a static field INSTANCE of its own type, or a constructor without parameters,"
          + " neither of them private."),
  SERIALIZER_NOT_GENERATED(
      ErrorCode.INVALID_SERIALIZER,
      "{field} is to be written by {serializer}, which is missing, for its mix-in was compiled"
          + " without the annotation processor. Compile it with the processor."),
  SERIALIZER_THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "{field} is to be written by {serializer}, whose constructor throws {found}, which a"
          + " serializer can't pass on. Throw an unchecked exception instead, or give it a static"
          + " field INSTANCE."),
  SERIALIZER_OTHER_TYPE(
      ErrorCode.SERIALIZER_TYPE,
      "{field} is to be written by {serializer}, which is for {found}. Name one for {valueType}."),
  SERIALIZER_NO_ELEMENT(
      ErrorCode.SERIALIZER_TYPE,
      "{field} has no elements of type {found}, which {serializer} is for. Name one for a type that"
          + " its elements have, or remove elementUsing."),
  SERIALIZER_NO_KEY(
      ErrorCode.SERIALIZER_TYPE,
      "{field} has no keys of type {found}, which {serializer} is for. Name one for a type that its"
          + " keys have, or remove keyUsing."),
  SERIALIZER_NO_VALUE(
      ErrorCode.SERIALIZER_TYPE,
      "{field} has no values of type {found}, which {serializer} is for. Name one for a type that"
          + " its values have, or remove valueUsing."),
  TYPE_OTHER_TYPE(
      ErrorCode.INVALID_TYPE, "{field} can't be written as {given}, for {reason}. {wayOut}"),
  TYPE_HOLDS_NULLS(
      ErrorCode.INVALID_TYPE,
      "{field} can't be written as {given}, for {reason}. Its elements may be null, and neither a"
          + " typed nor a packed container holds nulls. {wayOut}"),
  TYPE_HOLDS_BOTH_SHAPES(
      ErrorCode.INVALID_TYPE,
      "{field} can't be written as {given}, for {reason}. Some subtypes are Arrays and others"
          + " Dictionaries, and a typed container holds one type. {wayOut}"),
  INDEX_NEGATIVE(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, but places count from 0. Write another, or remove it."),
  INDEX_RESERVED_NEGATIVE(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, but places count from 0. Write another, or remove it."),
  INDEX_TAKEN(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, where {other} is already. Give one of them another index."),
  INDEX_OF_TAG(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, where its tag stands. Give it another."),
  INDEX_RESERVED_FOR_TAG(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, where its tag stands. Take that out of reserved."),
  INDEX_RESERVED(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, which is reserved. Give it another, or take that out of"
          + " reserved."),
  INDEX_RESERVED_TWICE(
      ErrorCode.INVALID_INDEX, "{type} reserves index {index} twice. Remove one of them."),
  INDEX_BEHIND_GAP(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has index {index}, but there is nothing at {gap}. Say that in reserved of"
          + " @VariantArray, or give it index {other}."),
  INDEX_RESERVED_BEHIND_GAP(
      ErrorCode.INVALID_INDEX,
      "{type} reserves index {index}, but there is nothing at {gap}. Reserve that, too, or {other}"
          + " instead."),
  INDEX_IN_DICTIONARY(
      ErrorCode.INVALID_INDEX,
      "{type}.{name} has an index, but {type} is written as a Dictionary, where keys are found in"
          + " any order. Remove it, or use @VariantArray."),
  OMITS_UNKNOWN_DEFAULT(
      ErrorCode.INVALID_DEFAULT,
      "{field} can't leave out its default, for it has none that is known here. Give it one with"
          + " defaultValue or defaultFrom."),
  OMITS_DEFAULT_IN_ARRAY(
      ErrorCode.INVALID_DEFAULT,
      "{field} can't leave out its default, for in an Array each field has its place. Remove"
          + " omitDefault."),
  OMITS_DEFAULT_UNWRITTEN(
      ErrorCode.CONTRADICTION,
      "{field} leaves out its default, but is never written, for it is READ_ONLY. Remove one of the"
          + " two."),
  ALIAS_UNREAD(
      ErrorCode.CONTRADICTION,
      "{field} has aliases to be read by, but is never read, for it is WRITE_ONLY. Remove one of"
          + " the two."),
  VIEW_OF_NOBODY(
      ErrorCode.UNKNOWN_VIEW,
      "{field} is for the view \"{view}\", which nobody declares. Declare it with views = … on the"
          + " type, in the package's @VariantDefaults, or with -Avariant.views."),
  VIEW_UNKNOWN(
      ErrorCode.UNKNOWN_VIEW,
      "{field} is for the view \"{view}\", which is not declared.{guess} Declared: {declared}."),
  KEY_IMPOSSIBLE(ErrorCode.INVALID_KEY, "{field} has {kind} with {noString}"),
  KEY_TAKEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", which {other} has already. Give one of them another with"
          + " @VariantField."),
  KEY_OF_TAG(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", under which its tag stands. Give it another with"
          + " @VariantField, or the tag with @VariantTag."),
  KEY_OF_TAG_UNWRITTEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", under which its tag stands, but is never written, for it is"
          + " READ_ONLY. Give it another with @VariantField, or let a fallback write it."),
  KEY_OF_TAG_OMITTED(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", under which its tag stands, but not all packets have it."
          + " Remove its {option}, or give it another with @VariantField."),
  KEY_OF_TAG_OF_OTHER_TYPE(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the key \"{key}\", under which its tag stands, and its type can't hold"
          + " {tagType}. Give it one that can, or another key with @VariantField."),
  ALIAS_TAKEN(
      ErrorCode.DUPLICATE_KEY,
      "{field} has the alias \"{key}\", which {other} has already as a key or an alias. Remove it"
          + " here, or there."),
  GIVEN_BY_TWO_METHODS(
      ErrorCode.DUPLICATE_KEY,
      "{field} is given by two methods, and generated code can't tell which to call. Remove one of"
          + " them, or mark it with @VariantIgnore."),
  HIDES_INHERITED_FIELD(
      ErrorCode.DUPLICATE_KEY,
      "{field} hides an inherited field of that name, and generated code can't tell them apart."
          + " Rename one of them, or mark the inherited one with @VariantIgnore."),
  NO_GETTER(ErrorCode.NO_GETTER, "{field} can't {verb}, for {reason}. {wayOut}"),
  NO_SETTER(ErrorCode.NO_SETTER, "{field} can't be read, for {reason}. {wayOut}"),
  ENDLESS(
      ErrorCode.ENDLESS_TYPE,
      "{field} is a value of type {held}, which every {type} has to hold, so that reading would"
          + " never end. Mark it @Nullable, make it an Optional, or say required = false."),
  ENDLESS_BY_OTHERS(
      ErrorCode.ENDLESS_TYPE,
      "{field} is a value of type {held}, which every {type} has to hold, and which by {path} holds"
          + " another, so that reading would never end. Mark one of these fields @Nullable, make it"
          + " an Optional, or say required = false."),
  MEMBER_THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "{member} throws {exception}, which a serializer can't pass on. Throw an unchecked exception"
          + " instead.");

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
