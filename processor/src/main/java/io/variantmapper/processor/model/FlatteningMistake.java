package io.variantmapper.processor.model;

/**
 * A reason why a field can't be flattened.
 *
 * <pre>{@code
 * new FlatteningMistake(FieldFault.FLATTENED_CIRCULAR, "game.Place", anchor)
 * }</pre>
 *
 * @param what the field's type, or a member of the annotation that excludes it
 */
public record FlatteningMistake(FieldFault fault, String what, Anchor anchor) {}
