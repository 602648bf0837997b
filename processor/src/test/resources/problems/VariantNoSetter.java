package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  final String owner = ""; // ERROR owner [VariantNoSetter] Account.owner can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setOwner(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  // FIXED final String owner;
  private int id; // ERROR id [VariantNoSetter] Account.id can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setId(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

// FIXED
  // FIXED Account(String owner) {
    // FIXED this.owner = owner;
  // FIXED }
// FIXED
  // FIXED void setId(int id) {
    // FIXED this.id = id;
  // FIXED }
// FIXED
  int id() {
    return id;
  }
  // Returns another object, because it cannot set the final field.
  Account owner(String owner) {
    return new Account();
    // FIXED return new Account(owner);
  }
}

@VariantDictionary
class Player {
  private int hp; // ERROR hp [VariantNoSetter] Player.hp can't be read, because the field is private or final, setHp(…) takes java.lang.String, not int, and the creator has no parameter of that name. Change the parameter of setHp(…) to int, add hp to the creator's parameters, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  int hp() {
    return hp;
  }

  void setHp(String hp) {
  // FIXED void setHp(int hp) {
    this.hp = Integer.parseInt(hp);
    // FIXED this.hp = hp;
  }
}

@VariantDictionary
class Login {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password; // ERROR password [VariantNoSetter] Login.password can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setPassword(…) if the field is not final, or leave the field out with @VariantIgnore.

// FIXED
  // FIXED void setPassword(String password) {
    // FIXED this.password = password;
  // FIXED }
// FIXED
  String password() {
    return password;
  }
}

@VariantDictionary
class Guild {
  int size; // ERROR size [VariantNoSetter] Guild.size can't be read, because the builder has no method that sets it. Add size(…) to the builder, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  int rank; // ERROR rank [VariantNoSetter] Guild.rank can't be read, because the builder's rank(…) takes java.lang.String, not int. Change the parameter of rank(…) to int, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  private Guild() {}

  static class Builder {
    void rank(String rank) {}
    // FIXED void size(int size) {}
// FIXED
    // FIXED void rank(int rank) {}

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
interface EngineMixIn {} // ERROR interface [VariantNoSetter] Engine.heat can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Leave the field out: declare heat() with @VariantIgnore in EngineMixIn.
// FIXED interface EngineMixIn {
  // FIXED @VariantIgnore
  // FIXED int heat();
// FIXED }

@VariantDictionary
// FIXED
class Source extends io.variantmapper.processor.library.Resource { // ERROR class [VariantNoSetter] Source.kind can't be read, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public setter, and the creator has no parameter of that name. Leave the field out: map Source with a mix-in instead of its own annotation, and declare kind() with @VariantIgnore in the mix-in. // ERROR class [VariantNoSetter] Source.uri can't be read, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public setter, and the creator has no parameter of that name. Leave the field out: map Source with a mix-in instead of its own annotation, and declare uri() with @VariantIgnore in the mix-in. // ERROR class [VariantNoGetter] Source.uri can't be written, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public getter. Leave the field out: map Source with a mix-in instead of its own annotation, and declare uri() with @VariantIgnore in the mix-in.
  Source() {
    super(0, "");
  }
}
// FIXED }
// FIXED
// FIXED @VariantMixIn(Source.class)
// FIXED @VariantDictionary
// FIXED interface SourceMixIn {
  // FIXED @VariantIgnore
  // FIXED int kind();
// FIXED
  // FIXED @VariantIgnore
  // FIXED String uri();
// FIXED }

@VariantDictionary
abstract class Tower {
  abstract int height();

  abstract int getFloors(); // ERROR getFloors [VariantNoSetter] Tower.floors can't be read, because the factory has no parameter of that name. Add the parameter to the factory, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  static Tower of(int height) {
  // FIXED static Tower of(int height, int floors) {
    return null;
  }
}

@VariantDictionary
class Chest {
  final int size;
  private int gold; // ERROR gold [VariantNoSetter] Chest.gold can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setGold(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  Chest(int size, @VariantIgnore int seed) {
  // FIXED Chest(int size, int gold, @VariantIgnore int seed) {
    this.size = size;
  }
    // FIXED this.gold = gold;
  // FIXED }

  int gold() {
    return gold;
  }
}

@VariantDictionary
class Ship {
  private int hull; // ERROR hull [VariantNoSetter] Ship.hull can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setHull(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int mass; // ERROR mass [VariantNoSetter] Ship.mass can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setMass(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int crew; // ERROR crew [VariantNoSetter] Ship.crew can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setCrew(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int speed; // ERROR speed [VariantNoSetter] Ship.speed can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setSpeed(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int range; // ERROR range [VariantNoSetter] Ship.range can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setRange(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int isOpen; // ERROR isOpen [VariantNoSetter] Ship.isOpen can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setIsOpen(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private boolean island; // ERROR island [VariantNoSetter] Ship.island can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setIsland(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private boolean noFlag; // ERROR noFlag [VariantNoSetter] Ship.noFlag can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setNoFlag(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private boolean is; // ERROR is [VariantNoSetter] Ship.is can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setIs(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

// FIXED
  // FIXED Ship(int hull, int mass, int crew, int speed, int range) {
    // FIXED this.hull = hull;
    // FIXED this.mass = mass;
    // FIXED this.crew = crew;
    // FIXED this.speed = speed;
    // FIXED this.range = range;
  // FIXED }
// FIXED
  // FIXED void setIsOpen(int isOpen) {
    // FIXED this.isOpen = isOpen;
  // FIXED }
// FIXED
  // FIXED void setIsland(boolean island) {
    // FIXED this.island = island;
  // FIXED }
// FIXED
  // FIXED void setNoFlag(boolean noFlag) {
    // FIXED this.noFlag = noFlag;
  // FIXED }
// FIXED
  // FIXED void setIs(boolean is) {
    // FIXED this.is = is;
  // FIXED }
// FIXED
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
  private int seed; // ERROR seed [VariantNoSetter] Meadow.seed can't be read, because the field is private or final, setSeed(…) takes float, not int, and the creator has no parameter of that name. Change the parameter of setSeed(…) to int, add seed to the creator's parameters, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  int getSeed() {
    return seed;
  }

  void setSeed(float seed) {
  // FIXED void setSeed(int seed) {
    this.seed = (int) seed;
    // FIXED this.seed = seed;
  }
}

class Base {
  int id; // ERROR id [VariantNoSetter] Derived.id can't be read, because it is an inherited field, and another field of the same name hides it. Rename one of the two, make the inherited field write-only with access = FieldAccess.WRITE_ONLY, or leave the inherited field out with @VariantIgnore.
  // FIXED int baseId;

  int getId() {
    return id;
    // FIXED return baseId;
  }
}

@VariantDictionary
class Derived extends Base {
  transient int id;
}

@VariantDictionary
class Album {
  @VariantExtras
  private java.util.Map<String, io.variantmapper.runtime.Variant> rest; // ERROR rest [VariantNoSetter] Album.rest can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setRest(…) if the field is not final, or replace @VariantExtras with @VariantIgnore.

  java.util.Optional<java.util.Map<String, io.variantmapper.runtime.Variant>> rest() {
    return java.util.Optional.ofNullable(rest);
  }
}
// FIXED
  // FIXED void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {
    // FIXED this.rest = rest;
  // FIXED }
// FIXED }

@VariantDictionary(readInto = true)
record Place(int x, @VariantField(access = FieldAccess.WRITE_ONLY) int y, int z) {} // ERROR record [VariantNoSetter] Place has readInto = true, so reading must set the fields of an existing object, but only the creator can set these fields: x, z. Make Place a class with setters and a constructor without parameters, or set readInto = false.
// FIXED class Place {
  // FIXED private int x;
// FIXED
  // FIXED @VariantField(access = FieldAccess.WRITE_ONLY)
  // FIXED private int y;
// FIXED
  // FIXED private int z;
// FIXED
  // FIXED int x() {
    // FIXED return x;
  // FIXED }
// FIXED
  // FIXED void setX(int x) {
    // FIXED this.x = x;
  // FIXED }
// FIXED
  // FIXED int y() {
    // FIXED return y;
  // FIXED }
// FIXED
  // FIXED int z() {
    // FIXED return z;
  // FIXED }
// FIXED
  // FIXED void setZ(int z) {
    // FIXED this.z = z;
  // FIXED }
// FIXED }

@VariantArray(readInto = true)
class Tile { // ERROR class [VariantNoSetter] Tile has readInto = true, so reading must set the fields of an existing object, but only the creator can set these fields: row. Make Tile a class with setters and a constructor without parameters, or set readInto = false.
  final int row;
  // FIXED int row;
  int column;

  Tile(int row) {
  // FIXED void setRow(int row) {
    this.row = row;
  }
}

@VariantDictionary(readInto = true)
class Banner { // ERROR class [VariantNoSetter] Banner has readInto = true, so reading must set the fields of an existing object, but only the builder can set these fields: text. Make Banner a class with setters and a constructor without parameters, or set readInto = false.
  final String text;
  // FIXED String text;

  private Banner(String text) {
  // FIXED void setText(String text) {
    this.text = text;
  }
  // FIXED

// FIXED
  static class Builder {
  // FIXED
    private String text;
    // FIXED

// FIXED
    void text(String text) {
    // FIXED
      this.text = text;
      // FIXED
    }
    // FIXED

// FIXED
    Banner build() {
    // FIXED
      return new Banner(text);
      // FIXED
    }
    // FIXED
  }
}

@VariantDictionary.Template(readInto = true)
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
@interface Filled {}

@Filled
record Hidden(int x) {}

@Filled
class Door { // ERROR class [VariantNoSetter] Door has readInto = true, so reading must set the fields of an existing object, but only the creator can set these fields: isOpen. Make Door a class with setters and a constructor without parameters, or set readInto = false.
  final boolean isOpen;
  // FIXED boolean isOpen;

  Door(boolean isOpen) {
  // FIXED void setIsOpen(boolean isOpen) {
    this.isOpen = isOpen;
  }
}
