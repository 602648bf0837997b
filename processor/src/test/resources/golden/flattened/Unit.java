package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

@VariantDictionary
public record Unit(
    String name,
    @VariantField(flatten = true) Spot spot,
    @VariantField(value = "target_", flatten = true) Spot target,
    int hp) {}
