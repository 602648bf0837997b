package game;

import io.variantmapper.annotations.VariantArray;

@VariantArray
public record Box<T>(T content) {}
