package io.variantmapper.benchmarks.expert;

import static io.variantmapper.benchmarks.expert.RunBuilder.FLOAT;
import static io.variantmapper.benchmarks.expert.RunBuilder.INT;
import static io.variantmapper.benchmarks.expert.RunBuilder.STRING;

import io.variantmapper.benchmarks.domain.Rarity;

/** The layout of an item: one run before the name, and one run for each rarity after the name. */
final class ExpertItem {
  private static final Rarity[] RARITIES = Rarity.values();

  final Run head;
  final int countAt;
  private final int rarityAt;
  private final Run[] rests = new Run[RARITIES.length];
  private final int[] conditionsAt = new int[RARITIES.length];

  ExpertItem(boolean keyed) {
    head = new RunBuilder(keyed).type(4).key("name").word(STRING).build();
    countAt = new RunBuilder(keyed).key("count").hole(INT, 1);
    rarityAt = beforeRarity(keyed).size();
    for (Rarity rarity : RARITIES) {
      RunBuilder builder = beforeRarity(keyed).text(rarity.name());
      conditionsAt[rarity.ordinal()] = builder.key("condition").hole(FLOAT, 1);
      rests[rarity.ordinal()] = builder.build();
    }
  }

  private static RunBuilder beforeRarity(boolean keyed) {
    RunBuilder builder = new RunBuilder(keyed).key("count");
    builder.hole(INT, 1);
    return builder.key("rarity").word(STRING);
  }

  Run rest(Rarity rarity) {
    return rests[rarity.ordinal()];
  }

  int conditionAt(Rarity rarity) {
    return conditionsAt[rarity.ordinal()];
  }

  /**
   * Returns the rarity of the item whose second run begins at the position of {@code in}. The names
   * of the rarities differ in length, so the length identifies the rarity.
   */
  Rarity rarity(ExpertInput in) {
    return switch (Words.getInt(in.bytes(), in.position() + rarityAt)) {
      case 4 -> Rarity.RARE;
      case 6 -> Rarity.COMMON;
      default -> Rarity.LEGENDARY;
    };
  }
}
