package io.variantmapper.processor.model;

/**
 * A position that holds a value: a property, an element, a key, a value or a type argument.
 *
 * <pre>{@code
 * new Slot(string, true)   // the element of List<@Nullable String>
 * }</pre>
 *
 * @param nullable whether reading accepts nil as null; writing always accepts null
 */
public record Slot(Mapping mapping, boolean nullable) {
  /** Returns the same slot without the settings that only affect reading. */
  Slot asWritten() {
    return new Slot(mapping.asWritten(), false);
  }

  /** Returns the type of the value in packets. */
  public WireType.Value wireValue() {
    return new WireType.Value(mapping.wireType(), holdsAbsence());
  }

  /** Returns whether reading accepts a nil as the absence of a value: null or an empty Optional. */
  public boolean holdsAbsence() {
    return nullable || mapping instanceof Mapping.OptionalOf;
  }
}
