package game;

import io.variantmapper.annotations.VariantDictionary;

/** A value that a packet replaces as a whole. */
@VariantDictionary
public record Window(int width, int height) {}
