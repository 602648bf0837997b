// Solves 6 problems.
package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue("sword")
  SWORD,
  @VariantValue("axe")
  AXE,
  @VariantValue("BOW")
  BOW,
  @VariantValue("CROSSBOW")
  CROSSBOW
}

@VariantEnum(ignoreCase = true)
enum Rank {
  GOLD,
  @VariantValue("Silver")
  SILVER,
  @VariantValue("bronze")
  BRONZE,
  iron,
}

enum Suit {
  HEART,
  heart
}

enum Key {
  @VariantValue(number = 65)
  A,
  @VariantValue(number = 66)
  B
}

enum Reach {
  @VariantValue("short")
  SHORT,
  LONG
}
