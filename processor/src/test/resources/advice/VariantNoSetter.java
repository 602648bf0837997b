// Solves 28 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  final String owner;
  private int id;

  Account(String owner) {
    this.owner = owner;
  }

  void setId(int id) {
    this.id = id;
  }

  int id() {
    return id;
  }
  // Returns another object, because it cannot set the final field.
  Account owner(String owner) {
    return new Account(owner);
  }
}

@VariantDictionary
class Player {
  private int hp;

  int hp() {
    return hp;
  }

  void setHp(int hp) {
    this.hp = hp;
  }
}

@VariantDictionary
class Login {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password;

  void setPassword(String password) {
    this.password = password;
  }

  String password() {
    return password;
  }
}

@VariantDictionary
class Guild {
  int size;
  int rank;

  private Guild() {}

  static class Builder {
    void size(int size) {}

    void rank(int rank) {}

    Guild build() {
      return new Guild();
    }
  }
}

class Engine {
  private int heat;

  int heat() {
    return heat;
  }
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {
  @VariantIgnore
  int heat();
}

class Source extends io.variantmapper.processor.library.Resource {
  Source() {
    super(0, "");
  }
}

@VariantMixIn(Source.class)
@VariantDictionary
interface SourceMixIn {
  @VariantIgnore
  int kind();

  @VariantIgnore
  String uri();
}

@VariantDictionary
abstract class Tower {
  abstract int height();

  abstract int getFloors();

  static Tower of(int height, int floors) {
    return null;
  }
}

@VariantDictionary
class Chest {
  final int size;
  private int gold;

  Chest(int size, int gold, @VariantIgnore int seed) {
    this.size = size;
    this.gold = gold;
  }

  int gold() {
    return gold;
  }
}

@VariantDictionary
class Ship {
  private int hull;
  private int mass;
  private int crew;
  private int speed;
  private int range;
  private int isOpen;
  private boolean island;
  private boolean noFlag;
  private boolean is;

  Ship(int hull, int mass, int crew, int speed, int range) {
    this.hull = hull;
    this.mass = mass;
    this.crew = crew;
    this.speed = speed;
    this.range = range;
  }

  void setIsOpen(int isOpen) {
    this.isOpen = isOpen;
  }

  void setIsland(boolean island) {
    this.island = island;
  }

  void setNoFlag(boolean noFlag) {
    this.noFlag = noFlag;
  }

  void setIs(boolean is) {
    this.is = is;
  }

  int hull() {
    return hull;
  }

  void setHull(int hull, int armour) {}

  int mass() {
    return mass;
  }

  static void setMass(int mass) {}

  int crew() {
    return crew;
  }

  <T> T crew(int crew) {
    return null;
  }

  int speed() {
    return speed;
  }

  Object speed(int speed) {
    return this;
  }

  int range() {
    return range;
  }

  String range(int range) {
    return range + " miles";
  }

  int isOpen() {
    return isOpen;
  }

  void setOpen(int open) {}

  boolean island() {
    return island;
  }

  void setland(boolean land) {}

  boolean noFlag() {
    return noFlag;
  }

  void setFlag(boolean flag) {}

  boolean is() {
    return is;
  }
}

@VariantDictionary
class Meadow {
  private int seed;

  int getSeed() {
    return seed;
  }

  void setSeed(int seed) {
    this.seed = seed;
  }
}

class Base {
  int baseId;

  int getId() {
    return baseId;
  }
}

@VariantDictionary
class Derived extends Base {
  transient int id;
}

@VariantDictionary
class Album {
  @VariantExtras
  private java.util.Map<String, io.variantmapper.runtime.Variant> rest;

  java.util.Map<String, io.variantmapper.runtime.Variant> rest() {
    return rest;
  }

  void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {
    this.rest = rest;
  }
}

@VariantDictionary(readInto = true)
class Place {
  private int x;

  @VariantField(access = FieldAccess.WRITE_ONLY)
  private int y;

  private int z;

  int x() {
    return x;
  }

  void setX(int x) {
    this.x = x;
  }

  int y() {
    return y;
  }

  int z() {
    return z;
  }

  void setZ(int z) {
    this.z = z;
  }
}

@VariantArray(readInto = true)
class Tile {
  int row;
  int column;

  void setRow(int row) {
    this.row = row;
  }
}

@VariantDictionary(readInto = true)
class Banner {
  String text;

  void setText(String text) {
    this.text = text;
  }
}

@VariantDictionary.Template(readInto = true)
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
@interface Filled {}

@Filled
record Hidden(int x) {}

@Filled
class Door {
  boolean isOpen;

  void setIsOpen(boolean isOpen) {
    this.isOpen = isOpen;
  }
}
