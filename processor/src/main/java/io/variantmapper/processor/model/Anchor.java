package io.variantmapper.processor.model;

/**
 * The place in the user's source from which a part of the model was read. Messages point at this
 * place. The model itself only uses {@code toString}, which returns the name of the source element
 * at the place.
 */
public interface Anchor {}
