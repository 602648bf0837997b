package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue(number = 1)
  SWORD,
  AXE, // ERROR AXE [VariantMissingValue] Kind.AXE has no number, but SWORD has one, and an int can't be read as both number and ordinal. Add @VariantValue(number = …).
  // FIXED @VariantValue(number = 2)
  // FIXED AXE,
  @VariantValue // ERROR @VariantValue [VariantMissingValue] Kind.BOW has a @VariantValue without a value. Write @VariantValue(number = …).
  // FIXED @VariantValue(number = 3)
  BOW
}

@VariantEnum(as = EnumForm.VALUE) // ERROR .VALUE [VariantMissingValue] Facing is written by value, but none of its constants has a value. Add @VariantValue("…") or @VariantValue(number = …) to each constant.
enum Facing {
  NORTH
  // FIXED @VariantValue("north")
  // FIXED NORTH
}

@VariantEnum(as = EnumForm.VALUE)
enum Depth {
  @VariantValue("deep")
  DEEP,
  SHALLOW
}
