package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantSubtypes;

@VariantArray
@VariantSubtypes({Weapon.Sword.class, Weapon.Bow.class})
abstract class Weapon {
  int damage;

  @VariantArray
  @VariantSubtype(number = 7)
  static class Sword extends Weapon {
    boolean sharp;
  }

  @VariantDictionary
  @VariantSubtype(number = 0, fallback = true)
  static class Bow extends Weapon {}
}
