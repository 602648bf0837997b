package shop.game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
record Score(String player, int points) {}
