package io.variantmapper.processor.model;

/**
 * Leads from a part of the model back to the place in the user's source that it was read from, for
 * messages. The model knows nothing else of it than that it prints the name of the place.
 *
 * <pre>{@code
 * new Key("display_name", anchor)
 * }</pre>
 */
public interface Anchor {}
