// Solves 13 problems.
package game;

import io.variantmapper.annotations.*;

/** A class with mistakes of twelve kinds, after all of them have been corrected. */
@VariantDictionary(views = {"server", "owner"})
class Player {
  private String name;
  private int level;
  @VariantIgnore
  Thread thread;

  @VariantField("points")
  int score;

  @VariantField("mana")
  int mana;

  @VariantField(type = WireType.ARRAY)
  int[] path;

  String home;

  @VariantField(defaultValue = "3")
  int lives;

  @VariantField
  int id;

  static int count;

  @VariantField(views = "server")
  String hash;

  private int gold;

  String name() {
    return name;
  }

  void setName(String name) {
    this.name = name;
  }

  void setLevel(int level) {
    this.level = level;
  }

  int getLevel() {
    return level;
  }

  int getGold() {
    return gold;
  }

  void setGold(int newGold) {
    gold = newGold;
  }
}
