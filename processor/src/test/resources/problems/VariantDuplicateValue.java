package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue("sword")
  SWORD,
  @VariantValue("sword") // ERROR "sword" [VariantDuplicateValue] Kind.AXE has the value "sword", which SWORD already has. Give one of them another value.
  // FIXED @VariantValue("axe")
  AXE,
  @VariantValue("BOW")
  BOW,
  @VariantValue("BOW") // ERROR "BOW" [VariantDuplicateValue] Kind.CROSSBOW has the value "BOW", which is the name of another constant, and names are also read. Give Kind.CROSSBOW another value.
  // FIXED @VariantValue("CROSSBOW")
  CROSSBOW
}

@VariantEnum(ignoreCase = true)
enum Rank {
  GOLD,
  @VariantValue("Gold") // ERROR "Gold" [VariantDuplicateValue] Rank.SILVER is read from "Gold", and GOLD from "GOLD", which differs only in case, but ignoreCase = true reads both as the same text. Give one of them another name or value, or remove ignoreCase.
  // FIXED @VariantValue("Silver")
  SILVER,
  @VariantValue("bronze")
  BRONZE,
  silver, // ERROR silver [VariantDuplicateValue] Rank.silver is read from "silver", and SILVER from "SILVER", which differs only in case, but ignoreCase = true reads both as the same text. Give one of them another name or value, or remove ignoreCase.
  // FIXED iron,
}

enum Suit {
  HEART,
  heart
}

enum Key {
  @VariantValue(number = 65)
  A,
  @VariantValue(number = 65) // ERROR 65 [VariantDuplicateValue] Key.B has the value 65, which A already has. Give one of them another value.
  // FIXED @VariantValue(number = 66)
  B
}

enum Reach {
  @VariantValue("LONG") // ERROR "LONG" [VariantDuplicateValue] Reach.SHORT has the value "LONG", which is the name of another constant, and names are also read. Give Reach.SHORT another value.
  // FIXED @VariantValue("short")
  SHORT,
  LONG
}
