package io.variantmapper.processor.model;

/**
 * Faults of the class that the user chooses for the value of a field with
 * {@code @VariantField(as = …)}.
 */
public enum ImplementationFault implements FaultKind {
  OTHER_TYPE("{field} is read as {what}, which is not a subtype of {valueType}. {wayOut}"),
  OF_CONTENT("{field} is read as {what}, which fits the content of {valueType}, but is not a"
      + " subtype of {valueType} itself. Declare the content as {what}, and remove the option"
      + " \"as\"."),
  ABSTRACT("{field} is read as {what}, which is abstract, so reading can't create it. {wayOut}"),
  OF_JDK("{field} is read as {what}, which is a class of the JDK that reading does not support."
      + " {wayOut}"),
  OF_LIBRARY("{field} is read as {what}, which generated code can't create, because it has no"
      + " accessible constructor without parameters. {wayOut}"),
  NOT_CREATABLE(
      "{field} is read as {what}, which generated code can't create. Make it a top-level or static"
          + " class, and give it a non-private constructor without parameters."),
  INACCESSIBLE(
      "{field} is read as {what}, which generated code can't name, because it is {outOfReach}."
          + " {widen}."),
  THROWS(
      ErrorCode.CHECKED_EXCEPTION,
      "{field} is read as {what}, whose constructor throws {found}, but generated code can't throw"
          + " checked exceptions. Throw an unchecked exception instead."),
  NOT_COMPARABLE(
      "{field} is read as {what}, which sorts objects that are not Comparable, and reading"
          + " provides no Comparator. Name a class that does not sort."),
  REFUSES_NULL("{field} is read as {what}, which can't hold the nulls that @Nullable, Object or"
      + " UnknownConstants.NULL allows. Name another class."),
  SERIALIZER(
      "{field} is read as {what}, but the serializer {serializer} creates its value. Remove the"
          + " option \"as\", or remove the serializer."),
  NO_SUBTYPE(
      "{field} is mapped as {what}, which is not a subtype of {valueType}. Name a mapped class"
          + " that extends or implements {valueType}, or remove the option \"as\"."),
  NOT_MAPPED("{field} is mapped as {what}, which is not mapped itself. Annotate {what} with"
      + " @VariantDictionary or @VariantArray."),
  NOT_MAPPED_NOR_COMPILED(
      "{field} is mapped as {what}, which is not mapped itself, and is not compiled here, so it"
          + " can't be annotated. Give the field a serializer with @VariantField(using = …) instead"
          + " of"
          + " the option \"as\"."),
  GENERIC("{field} is mapped as {what}, which has type parameters. Name a class without type"
      + " parameters."),
  NOT_GENERATED(
      "{field} is mapped as {what}, which has no serializer. It was compiled without the annotation"
          + " processor, or javac found its source on the source path, where processors do not see"
          + " it. Add its source to the files that javac compiles, or compile its module with the"
          + " processor."),
  OF_SAME_TYPE(
      "{field} sets the option \"as\" to {what}, but its value already has this type. Remove the"
          + " option \"as\"."),
  OF_MAPPED(
      "{field} is mapped as {what}, but the type of its value, {valueType}, is already mapped."
          + " Remove the option \"as\", or declare the field as {what}."),
  OF_VALUE("{field} is mapped as {what}, but {valueType} can't be mapped as another class. Remove"
      + " the option \"as\".");

  private final ErrorCode code;
  private final String sentence;

  ImplementationFault(ErrorCode code, String sentence) {
    this.code = code;
    this.sentence = sentence;
  }

  ImplementationFault(String sentence) {
    this(ErrorCode.INVALID_IMPLEMENTATION, sentence);
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
