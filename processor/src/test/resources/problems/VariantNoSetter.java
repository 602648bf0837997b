package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  final String owner = ""; // ERROR owner [VariantNoSetter] Account.owner can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setOwner(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  private int id; // ERROR id [VariantNoSetter] Account.id can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setId(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  int id() {
    return id;
  }
  // Returns another object, because it cannot set the final field.
  Account owner(String owner) {
    return new Account();
  }
}

@VariantDictionary
class Player {
  private int hp; // ERROR hp [VariantNoSetter] Player.hp can't be read, because the field is private or final, setHp(…) takes java.lang.String, not int, and the creator has no parameter of that name. Change the parameter of setHp(…) to int, add hp to the creator's parameters, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  int hp() {
    return hp;
  }

  void setHp(String hp) {
    this.hp = Integer.parseInt(hp);
  }
}

@VariantDictionary
class Login {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password; // ERROR password [VariantNoSetter] Login.password can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setPassword(…) if the field is not final, or leave the field out with @VariantIgnore.

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

@VariantDictionary
class Source extends io.variantmapper.processor.library.Resource { // ERROR class [VariantNoSetter] Source.kind can't be read, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public setter, and the creator has no parameter of that name. Leave the field out: map Source with a mix-in instead of its own annotation, and declare kind() with @VariantIgnore in the mix-in. // ERROR class [VariantNoSetter] Source.uri can't be read, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public setter, and the creator has no parameter of that name. Leave the field out: map Source with a mix-in instead of its own annotation, and declare uri() with @VariantIgnore in the mix-in. // ERROR class [VariantNoGetter] Source.uri can't be written, because the field is declared in another package (by io.variantmapper.processor.library.Resource) and has no public getter. Leave the field out: map Source with a mix-in instead of its own annotation, and declare uri() with @VariantIgnore in the mix-in.
  Source() {
    super(0, "");
  }
}

@VariantDictionary
abstract class Tower {
  abstract int height();

  abstract int getFloors(); // ERROR getFloors [VariantNoSetter] Tower.floors can't be read, because the factory has no parameter of that name. Add the parameter to the factory, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  static Tower of(int height) {
    return null;
  }
}

@VariantDictionary
class Chest {
  final int size;
  private int gold; // ERROR gold [VariantNoSetter] Chest.gold can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setGold(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.

  Chest(int size, @VariantIgnore int seed) {
    this.size = size;
  }

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
    this.seed = (int) seed;
  }
}

class Base {
  int id; // ERROR id [VariantNoSetter] Derived.id can't be read, because it is an inherited field, and another field of the same name hides it. Rename one of the two, make the inherited field write-only with access = FieldAccess.WRITE_ONLY, or leave the inherited field out with @VariantIgnore.

  int getId() {
    return id;
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

  java.util.Map<String, io.variantmapper.runtime.Variant> rest() {
    return rest;
  }
}

@VariantDictionary(readInto = true)
record Place(int x, @VariantField(access = FieldAccess.WRITE_ONLY) int y, int z) {} // ERROR record [VariantNoSetter] Place has readInto = true, so reading must set the fields of an existing object, but only the creator can set these fields: x, z. Make Place a class with setters and a constructor without parameters, or set readInto = false.

@VariantArray(readInto = true)
class Tile { // ERROR class [VariantNoSetter] Tile has readInto = true, so reading must set the fields of an existing object, but only the creator can set these fields: row. Make Tile a class with setters and a constructor without parameters, or set readInto = false.
  final int row;
  int column;

  Tile(int row) {
    this.row = row;
  }
}

@VariantDictionary(readInto = true)
class Banner { // ERROR class [VariantNoSetter] Banner has readInto = true, so reading must set the fields of an existing object, but only the builder can set these fields: text. Make Banner a class with setters and a constructor without parameters, or set readInto = false.
  final String text;

  private Banner(String text) {
    this.text = text;
  }

  static class Builder {
    private String text;

    void text(String text) {
      this.text = text;
    }

    Banner build() {
      return new Banner(text);
    }
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

  Door(boolean isOpen) {
    this.isOpen = isOpen;
  }
}
