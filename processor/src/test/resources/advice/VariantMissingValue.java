// Solves 3 problems.
package game;

import io.variantmapper.annotations.*;

enum Kind {
  @VariantValue(number = 1)
  SWORD,
  @VariantValue(number = 2)
  AXE,
  @VariantValue(number = 3)
  BOW
}

@VariantEnum(as = EnumForm.VALUE)
enum Facing {
  @VariantValue("north")
  NORTH
}

@VariantEnum(as = EnumForm.VALUE)
enum Depth {
  @VariantValue("deep")
  DEEP,
  SHALLOW
}
