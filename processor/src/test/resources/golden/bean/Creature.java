package game;

import io.variantmapper.annotations.VariantField;

abstract class Creature {
  @VariantField("health")
  protected int hp = 10;
}
