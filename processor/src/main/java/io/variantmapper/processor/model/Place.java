package io.variantmapper.processor.model;

/**
 * A position in an Array that the user states.
 *
 * <pre>{@code
 * new Place(2, anchor)   // index = 2
 * }</pre>
 */
public record Place(int position, Anchor anchor) {}
