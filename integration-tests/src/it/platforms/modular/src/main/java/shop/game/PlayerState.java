package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;

@VariantDictionary
public record PlayerState(String name, int hp, Vector3 position) {}
