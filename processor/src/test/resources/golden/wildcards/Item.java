package game;

import io.variantmapper.annotations.VariantArray;

@VariantArray
public record Item(String name) implements Named {}
