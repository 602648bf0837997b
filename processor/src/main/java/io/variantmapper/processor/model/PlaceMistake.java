package io.variantmapper.processor.model;

/**
 * A position in an Array that can't be what the user says.
 *
 * <pre>{@code
 * new PlaceMistake(FieldFault.INDEX_TAKEN, "kind", 1, "row", anchor)   // kind comes where row is
 * }</pre>
 *
 * @param field who has the position; empty for the type itself
 * @param other the field that has it already, or the first free position
 */
public record PlaceMistake(
    FieldFault fault, String field, int position, String other, Anchor anchor) {}
