package game;

import io.variantmapper.annotations.VariantField;

abstract class Creature<T extends Comparable<T>> extends Entity<Integer, T> {
  @VariantField("health")
  protected int hp = 10;

  Creature(int id) {
    super(id);
  }
}
