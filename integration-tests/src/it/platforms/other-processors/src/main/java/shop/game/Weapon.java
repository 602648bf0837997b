package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Value;
import lombok.With;

/** A class with getters and with a constructor for all fields. */
@Value
@With
@VariantDictionary
public class Weapon {
  String name;
  int damage;
}
