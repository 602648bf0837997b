package game;

import io.variantmapper.annotations.VariantDictionary;

/** Holds a generic type that sends its own changes. */
@VariantDictionary(changes = true)
public record Crate(String label, Box<Integer> box) implements Thing {}
