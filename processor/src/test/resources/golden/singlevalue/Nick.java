package game;

import io.variantmapper.annotations.VariantSingleValue;

@VariantSingleValue
public record Nick(String text) {}
