// Solves 12 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
record Player(
    @VariantField("health") int hp,
    @VariantField("wellness") int health,
    int maxHp,
    @VariantField("highest") int max_hp,
    @VariantField("life") int life) {}

abstract class Base {
  int id;
}

@VariantDictionary
class Derived extends Base {
  @VariantField("own_id")
  int ownId;
}

@VariantDictionary
interface Gate {
  int width();

  static Gate of(int width) {
    return null;
  }
}

@VariantDictionary(keyCase = KeyCase.IGNORE)
record Robot(
    int hp,
    @VariantField(aliases = "Fuel") int fuel,
    @VariantField("petrol") int petrol,
    int größe,
    int GRÖßE) {}

@VariantArray
record Renamed(
    @VariantField(aliases = "c") int x,
    @VariantField(aliases = "d") int y,
    @VariantField(value = "zed") int z) {}

@VariantDictionary
record Unit(
    @VariantField("left") int x,
    @VariantField(flatten = true) Point place,
    @VariantField(value = "to_", flatten = true) Point target,
    int z) {}

@VariantArray
record Point(int x, int y) {}
