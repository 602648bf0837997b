package game;

import io.variantmapper.annotations.*;

@VariantDictionary(naming = KeyNaming.SNAKE_CASE)
record Player(
    @VariantField("health") int hp,
    int health, // ERROR health [VariantDuplicateKey] Player.health has the key "health", which the field hp already has. Give one of them another key with @VariantField.
    // FIXED @VariantField("wellness") int health,
    int maxHp,
    int max_hp, // ERROR max_hp [VariantDuplicateKey] Player.max_hp has the key "max_hp", which the field maxHp already has. Give one of them another key with @VariantField.
    // FIXED @VariantField("highest") int max_hp,
    @VariantField("health") int life) {} // ERROR "health" [VariantDuplicateKey] Player.life has the key "health", which the field hp already has. Give one of them another key with @VariantField.
    // FIXED @VariantField("life") int life) {}

abstract class Base {
  int id;
}

@VariantDictionary
class Derived extends Base {
  @VariantField("own_id")
  int id; // ERROR id [VariantDuplicateKey] Derived.id hides an inherited field of the same name, and generated code can't distinguish them. Rename one of them, or mark the inherited field with @VariantIgnore.
  // FIXED int ownId;
}

@VariantDictionary
interface Gate {
  int width();

// FIXED
  int getWidth(); // ERROR getWidth [VariantDuplicateKey] Gate.width is returned by two methods, and generated code can't choose between them. Remove one of them, or mark it with @VariantIgnore.
  // FIXED

  static Gate of(int width) {
    return null;
  }
}

@VariantDictionary(keyCase = KeyCase.IGNORE)
record Robot(
    int hp,
    @VariantField(aliases = {"Fuel", "HP"}) int fuel, // ERROR "HP" [VariantDuplicateKey] Robot.fuel has an alias "HP", which differs from "hp" of the field hp only in case, but keyCase = IGNORE reads both as the same key. Give one of the two another key with @VariantField, or set keyCase = EXACT.
    // FIXED @VariantField(aliases = "Fuel") int fuel,
    @VariantField("FUEL") int petrol, // ERROR "FUEL" [VariantDuplicateKey] Robot.petrol has a key "FUEL", which differs from "fuel" of the field fuel only in case, but keyCase = IGNORE reads both as the same key. Give one of the two another key with @VariantField, or set keyCase = EXACT.
    // FIXED @VariantField("petrol") int petrol,
    int größe,
    int GRÖßE) {}

@VariantArray
record Renamed(
    @VariantField(aliases = {"y", "c"}) int x, // ERROR "y" [VariantDuplicateKey] Renamed.x has the alias "y", which the field y already has as a key or an alias. Remove one of the two.
    // FIXED @VariantField(aliases = "c") int x,
    @VariantField(aliases = {"c", "d"}) int y, // ERROR "c" [VariantDuplicateKey] Renamed.y has the alias "c", which the field x already has as a key or an alias. Remove one of the two.
    // FIXED @VariantField(aliases = "d") int y,
    @VariantField(value = "zed", aliases = "zed") int z) {} // ERROR "zed") [VariantDuplicateKey] Renamed.z has the alias "zed", which it already has as a key or an alias. Remove one of the two.
    // FIXED @VariantField(value = "zed") int z) {}

@VariantDictionary
record Unit(
    int x,
    // FIXED @VariantField("left") int x,
    @VariantField(flatten = true) Point place, // ERROR true [VariantDuplicateKey] Unit.place.x has the key "x", which the field x already has. Give one of them another key with @VariantField.
    @VariantField(value = "to_", flatten = true) Point target,
    @VariantField(aliases = "to_y") int z) {} // ERROR "to_y" [VariantDuplicateKey] Unit.z has the alias "to_y", which the field target.y already has as a key or an alias. Remove one of the two.
    // FIXED int z) {}

@VariantArray
record Point(int x, int y) {}
