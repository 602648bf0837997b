package game;

import io.variantmapper.annotations.VariantSingleValue;

@VariantSingleValue
public record Held<T>(T content) {}
