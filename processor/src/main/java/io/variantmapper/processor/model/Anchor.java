package io.variantmapper.processor.model;

/**
 * The place in the user's source from which a part of the model was read. Messages point at it; the
 * model itself only prints its name.
 */
public interface Anchor {}
