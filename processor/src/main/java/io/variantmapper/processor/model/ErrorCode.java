package io.variantmapper.processor.model;

/**
 * The codes of problems. Each code has a section of the same name in {@code docs/errors.md}.
 *
 * <pre>{@code
 * ErrorCode.DUPLICATE_KEY.toString()   // "VariantDuplicateKey"
 * }</pre>
 */
public enum ErrorCode {
  TYPE_KIND("VariantTypeKind"),
  SINGLE_VALUE("VariantSingleValue"),
  PRIVATE_TYPE("VariantPrivateType"),
  INNER_TYPE("VariantInnerType"),
  NO_CREATOR("VariantNoCreator"),
  AMBIGUOUS_CREATOR("VariantAmbiguousCreator"),
  UNUSABLE_CREATOR("VariantUnusableCreator"),
  CREATOR_PARAMETER("VariantCreatorParameter"),
  NO_GETTER("VariantNoGetter"),
  NO_SETTER("VariantNoSetter"),
  UNSUPPORTED_TYPE("VariantUnsupportedType"),
  INVALID_SERIALIZER("VariantInvalidSerializer"),
  SERIALIZER_TYPE("VariantSerializerType"),
  INVALID_MIX_IN("VariantInvalidMixIn"),
  MIX_IN_MEMBER("VariantMixInMember"),
  DUPLICATE_KEY("VariantDuplicateKey"),
  INVALID_KEY("VariantInvalidKey"),
  ENDLESS_TYPE("VariantEndlessType"),
  DUPLICATE_VALUE("VariantDuplicateValue"),
  MIXED_VALUES("VariantMixedValues"),
  MISSING_VALUE("VariantMissingValue"),
  SEVERAL_FALLBACKS("VariantSeveralFallbacks"),
  INVALID_INDEX("VariantInvalidIndex"),
  INVALID_ORDER("VariantInvalidOrder"),
  INVALID_TYPE("VariantInvalidType"),
  INVALID_PATTERN("VariantInvalidPattern"),
  INVALID_IMPLEMENTATION("VariantInvalidImplementation"),
  INVALID_FLATTENING("VariantInvalidFlattening"),
  INVALID_DEFAULT("VariantInvalidDefault"),
  CONTRADICTION("VariantContradiction"),
  MISPLACED_MARK("VariantMisplacedMark"),
  INVALID_TEMPLATE("VariantInvalidTemplate"),
  SUBTYPE("VariantSubtype"),
  TAG("VariantTag"),
  /** An annotation for a protocol names a type that is not mapped. */
  PROTOCOL("VariantProtocol"),
  /** An interface does not describe a Godot node. */
  NODE("VariantNode"),
  UNKNOWN_VIEW("VariantUnknownView"),
  LOCK("VariantLock"),
  CHECKED_EXCEPTION("VariantCheckedException"),
  NAME_CLASH("VariantNameClash"),
  GODOT_NAME("VariantGodotName"),
  INVALID_OPTION("VariantInvalidOption"),
  MISSING_RUNTIME("VariantMissingRuntime"),
  PROCESSOR_PATH("VariantProcessorPath"),
  INTERNAL_ERROR("VariantInternalError");

  private final String name;

  ErrorCode(String name) {
    this.name = name;
  }

  /**
   * Returns the text of the code in messages. The same text is the anchor of the code's section in
   * the documentation.
   */
  @Override
  public String toString() {
    return name;
  }
}
