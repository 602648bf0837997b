package game;

import io.variantmapper.annotations.*;

@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
record Player(
    @VariantField("health") int hp,
    int health, // ERROR health [VariantDuplicateKey] Player.health has the key "health", which hp has already. Give one of them another with @VariantField.
    int maxHp,
    int max_hp, // ERROR max_hp [VariantDuplicateKey] Player.max_hp has the key "max_hp", which maxHp has already. Give one of them another with @VariantField.
    @VariantField("health") int life) {} // ERROR "health" [VariantDuplicateKey] Player.life has the key "health", which hp has already. Give one of them another with @VariantField.

abstract class Base {
  int id;
}

@VariantDictionary
class Derived extends Base {
  @VariantField("own_id")
  int id; // ERROR id [VariantDuplicateKey] Derived.id hides an inherited field of that name, and generated code can't tell them apart. Rename one of them, or mark the inherited one with @VariantIgnore.
}

@VariantDictionary
interface Gate {
  int width();

  int getWidth(); // ERROR getWidth [VariantDuplicateKey] Gate.width is given by two methods, and generated code can't tell which to call. Remove one of them, or mark it with @VariantIgnore.

  static Gate of(int width) {
    return null;
  }
}

@VariantArray
record Renamed(
    @VariantField(aliases = {"y", "c"}) int x, // ERROR "y" [VariantDuplicateKey] Renamed.x has the alias "y", which y has already as a key or an alias. Remove it here, or there.
    @VariantField(aliases = {"c", "d"}) int y, // ERROR "c" [VariantDuplicateKey] Renamed.y has the alias "c", which x has already as a key or an alias. Remove it here, or there.
    @VariantField(value = "zed", aliases = "zed") int z) {} // ERROR "zed") [VariantDuplicateKey] Renamed.z has the alias "zed", which it has already as a key or an alias. Remove it here, or there.

@VariantDictionary
record Unit(
    int x,
    @VariantField(flatten = true) Point place, // ERROR true [VariantDuplicateKey] Unit.place.x has the key "x", which x has already. Give one of them another with @VariantField.
    @VariantField(value = "to_", flatten = true) Point target,
    @VariantField(aliases = "to_y") int z) {} // ERROR "to_y" [VariantDuplicateKey] Unit.z has the alias "to_y", which target.y has already as a key or an alias. Remove it here, or there.

@VariantArray
record Point(int x, int y) {}
