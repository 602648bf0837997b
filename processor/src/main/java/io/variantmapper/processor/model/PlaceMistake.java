package io.variantmapper.processor.model;

/**
 * A position in an Array that can't be what the user says.
 *
 * <pre>{@code
 * new PlaceMistake(Reason.TAKEN, "kind", 1, "row", anchor)   // kind comes where row is
 * }</pre>
 *
 * @param field who has the position; empty for the type itself
 * @param other the field that has it already, or the first free position
 */
public record PlaceMistake(Reason reason, String field, int position, String other, Anchor anchor) {
  /** What is wrong. */
  public enum Reason {
    /** It is less than 0. */
    NEGATIVE,
    /** Another field is there. */
    TAKEN,
    /** The tag is there. */
    OF_TAG,
    /** It is reserved. */
    RESERVED,
    /** It is reserved twice. */
    RESERVED_TWICE,
    /** There is nothing at positions before it. */
    BEHIND_GAP,
    /** The type is no Array. */
    IN_DICTIONARY
  }
}
