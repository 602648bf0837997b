package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;

/** The codes of problems with getters, setters and creators, under the names of their rules. */
enum ProblemCode {
  NO_CREATOR(ErrorCode.NO_CREATOR),
  AMBIGUOUS_CREATOR(ErrorCode.AMBIGUOUS_CREATOR),
  UNUSABLE_CREATOR(ErrorCode.UNUSABLE_CREATOR),
  CREATOR_PARAMETER(ErrorCode.CREATOR_PARAMETER),
  NO_GETTER(ErrorCode.NO_GETTER),
  NO_SETTER(ErrorCode.NO_SETTER),
  CHECKED_EXCEPTION(ErrorCode.CHECKED_EXCEPTION);

  private final ErrorCode code;

  ProblemCode(ErrorCode code) {
    this.code = code;
  }

  ErrorCode code() {
    return code;
  }
}
