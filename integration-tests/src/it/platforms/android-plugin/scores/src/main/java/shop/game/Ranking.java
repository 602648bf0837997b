package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;

@VariantDictionary
record Ranking(int rank, List<Score> scores) {}
