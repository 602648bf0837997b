package io.variantmapper.processor.model;

/**
 * A place that holds a value: a property, an element, a key.
 *
 * <pre>{@code
 * new Slot(string, true)   // the element of List<@Nullable String>
 * }</pre>
 *
 * @param nullable whether reading lets a nil stand for null. Writing always does.
 */
public record Slot(Mapping mapping, boolean nullable) {
  /** The same without what matters for reading alone. */
  Slot asWritten() {
    return new Slot(mapping.asWritten(), false);
  }

  /** What the value is on the wire. */
  public WireType.Value wireValue() {
    return new WireType.Value(
        mapping.wireType(), nullable || mapping instanceof Mapping.OptionalOf);
  }
}
