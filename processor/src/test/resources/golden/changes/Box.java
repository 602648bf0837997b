package game;

import io.variantmapper.annotations.VariantDictionary;

/** A generic type; what it holds is sent as a whole. */
@VariantDictionary(changes = true)
public record Box<T>(T content, int weight) {}
