package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record Box<T>(T content, int weight) {}
