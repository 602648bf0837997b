package game;

import io.variantmapper.annotations.VariantDictionary;

@VariantDictionary
public record Match(int round, Board<String> board) {}
