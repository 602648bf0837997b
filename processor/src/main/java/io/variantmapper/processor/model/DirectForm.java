package io.variantmapper.processor.model;

/** The form in which one call writes a value. */
public enum DirectForm {
  /** Unchanged; the writer writes it. */
  WHOLE,
  /** With fewer bits; {@code GivenTypes} writes it. */
  NARROWED,
  /**
   * As the numbers of vectors or colors; {@code GivenTypes} writes it, and takes the type as an
   * argument.
   */
  COMPONENTS
}
