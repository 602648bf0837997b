// Solves 3 problems.
package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue(number = 1)
  SWORD,
  @VariantValue(number = 2)
  AXE
}

enum Key {
  @VariantValue(number = 65)
  A
}

@VariantEnum(as = EnumForm.VALUE)
enum Facing {
  @VariantValue(number = 1)
  NORTH
}

@VariantEnum(as = EnumForm.VALUE)
enum Rarity {
  @VariantValue(number = 1)
  COMMON
}

@VariantDictionary
record Player(Kind kind, Facing facing) {}
