package io.variantmapper.processor.model;

/** The form in which one call writes a value. */
public enum DirectForm {
  /** Unchanged; the writer itself writes the value. */
  WHOLE,
  /** With fewer bits; {@code GivenTypes} writes the value. */
  NARROWED,
  /**
   * As the numbers of vectors or colors. {@code GivenTypes} writes the value, and takes the type as
   * an argument.
   */
  COMPONENTS
}
