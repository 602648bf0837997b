package io.variantmapper.processor.model;

/**
 * The place in the user's source from which a part of the model was read. Messages point at the
 * place. The model itself only prints the name of the source element at the place.
 */
public interface Anchor {}
