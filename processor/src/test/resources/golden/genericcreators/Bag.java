package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record Bag(Crate<Integer, String> crate, Pouch<Long> pouch) {}
