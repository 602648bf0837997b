package io.variantmapper.processor.validate;

/** What generated code can't name or call. */
final class OutOfReach {
  static final String WHY = "private, or of another package and not public";

  private OutOfReach() {}
}
