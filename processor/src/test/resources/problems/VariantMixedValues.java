package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue(number = 1)
  SWORD,
  @VariantValue("axe") // ERROR "axe" [VariantMixedValues] Kind.AXE has a text, but SWORD has a number. Give all constants values of one kind.
  // FIXED @VariantValue(number = 2)
  AXE
}

enum Key {
  @VariantValue(value = "a", number = 65) // ERROR "a" [VariantMixedValues] Key.A has both a text and a number, but is written as one of them. Keep one of the two.
  // FIXED @VariantValue(number = 65)
  A
}

@VariantEnum(as = EnumForm.ORDINAL) // ERROR .ORDINAL [VariantMixedValues] Facing is written by ordinal, but its constants have numbers, and an int can't be read as both. Use EnumForm.VALUE, or remove the numbers.
// FIXED @VariantEnum(as = EnumForm.VALUE)
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
