package shop.recipes;

import io.variantmapper.annotations.VariantDictionary;

/** A line of chat. */
@VariantDictionary
public record Chat(String from, String text) {}
