package shop.game;

import io.variantmapper.annotations.VariantArray;

@VariantArray
record Crate<T>(T content, int count) {}
