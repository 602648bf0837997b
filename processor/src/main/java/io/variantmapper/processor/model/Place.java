package io.variantmapper.processor.model;

/**
 * A position in an Array, as the user says it.
 *
 * <pre>{@code
 * new Place(2, Anchor.of(field).at(mirror, value))   // index = 2
 * }</pre>
 */
public record Place(int position, Anchor anchor) {}
