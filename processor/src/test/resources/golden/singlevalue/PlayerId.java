package game;

import io.variantmapper.annotations.VariantSingleValue;

@VariantSingleValue
public record PlayerId(long number) {}
