package io.variantmapper.processor.model;

/**
 * The place in the user's source from which a part of the model was read. Messages point at the
 * place. The model itself uses the place only to print its name.
 */
public interface Anchor {}
