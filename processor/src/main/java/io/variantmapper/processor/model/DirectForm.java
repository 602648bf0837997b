package io.variantmapper.processor.model;

/**
 * How a value with one call is written.
 *
 * <pre>{@code
 * new Mapping.Direct(type, "writeInt32", "readInt", GodotType.INT, DirectForm.NARROWED)
 * }</pre>
 */
public enum DirectForm {
  /** As it is, by the writer itself. */
  WHOLE,
  /** As a number of fewer bits, by {@code GivenTypes}. */
  NARROWED,
  /** As the numbers of vectors or colors, by {@code GivenTypes}, which is given the type. */
  COMPONENTS
}
