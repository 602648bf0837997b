package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import lombok.Value;
import lombok.With;

/** A constructor with all fields, and getters. */
@Value
@With
@VariantDictionary
public class Weapon {
  String name;
  int damage;
}
