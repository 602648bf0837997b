package shop.game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record PlayerState(String name, int hp) {}
