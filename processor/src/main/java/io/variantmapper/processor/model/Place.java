package io.variantmapper.processor.model;

/**
 * A position in an Array, as the user says it.
 *
 * <pre>{@code
 * new Place(2, anchor)   // index = 2
 * }</pre>
 */
public record Place(int position, Anchor anchor) {}
