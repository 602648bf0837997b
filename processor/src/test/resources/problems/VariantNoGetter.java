package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  private String owner; // ERROR owner [VariantNoGetter] Account.owner can't be written, because the field is private, and getOwner() returns int, not java.lang.String. Change the return type of getOwner() to java.lang.String, make the field package-private, or leave the field out with @VariantIgnore.

  void setOwner(String owner) {
    this.owner = owner;
  }

  int getOwner() {
  // FIXED String getOwner() {
    return owner.length();
    // FIXED return owner;
  }
}

class Engine {
  private int heat;

  void setHeat(int heat) {
    this.heat = heat;
  }
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {
  int heat(); // ERROR heat [VariantNoGetter] Engine.heat can't be written, because the field is private and has no getter. Leave the field out: declare heat() with @VariantIgnore in EngineMixIn.
  // FIXED @VariantIgnore
  // FIXED int heat();
}

@VariantDictionary(changes = true)
class Login {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password; // ERROR password [VariantNoGetter] Login.password can't be kept when changes are merged, because the field is private and has no getter. Add password() or getPassword() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.

// FIXED
  // FIXED String password() {
    // FIXED return password;
  // FIXED }
// FIXED
  void setPassword(String password) {
    this.password = password;
  }
}

@VariantDictionary
class Shop {
  private int hashCode; // ERROR hashCode [VariantNoGetter] Shop.hashCode can't be written, because the field is private and has no getter. Add getHashCode() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.
  private String toString; // ERROR toString [VariantNoGetter] Shop.toString can't be written, because the field is private and has no getter. Add getToString() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.
  private int gold; // ERROR gold [VariantNoGetter] Shop.gold can't be written, because the field is private and has no getter. Add gold() or getGold() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.
  private String name; // ERROR name [VariantNoGetter] Shop.name can't be written, because the field is private and has no getter. Add name() or getName() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.
  private int price; // ERROR price [VariantNoGetter] Shop.price can't be written, because the field is private and has no getter. Add price() or getPrice() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.

  void setHashCode(int hashCode) {
  // FIXED int getHashCode() {
    // FIXED return hashCode;
  // FIXED }
// FIXED
  // FIXED void setHashCode(int hashCode) {
    this.hashCode = hashCode;
  }
  // FIXED }
// FIXED
  // FIXED String getToString() {
    // FIXED return toString;
  // FIXED }

  void setToString(String toString) {
    this.toString = toString;
  }

  static int getGold() {
    return 0;
  }

  void setGold(int gold) {
  // FIXED int gold() {
    // FIXED return gold;
  // FIXED }
// FIXED
  // FIXED void setGold(int gold) {
    this.gold = gold;
  }

  int getPrice(int discount) {
    return price - discount;
  }

  void setPrice(int price) {
  // FIXED int price() {
    // FIXED return price;
  // FIXED }
// FIXED
  // FIXED void setPrice(int price) {
    this.price = price;
  }

  String isName() {
    return name;
    // FIXED return name;
  // FIXED }
// FIXED
  // FIXED String name() {
    // FIXED return name;
  }

  void setName(String name) {
    this.name = name;
  }
}

@VariantDictionary
class Wallet {
  private double gold; // ERROR gold [VariantNoGetter] Wallet.gold can't be written, because the field is private, and getGold() returns int, not double. Change the return type of getGold() to double, make the field package-private, or leave the field out with @VariantIgnore.

  void setGold(double gold) {
    this.gold = gold;
  }

  int getGold() {
  // FIXED double getGold() {
    return (int) gold;
    // FIXED return gold;
  }
}

class Base {
  int id; // ERROR id [VariantNoGetter] Derived.id can't be written, because it is an inherited field, and another field of the same name hides it. Rename one of the two, or leave the inherited field out with @VariantIgnore.
  // FIXED int baseId;

  void setId(int id) {
    this.id = id;
    // FIXED this.baseId = id;
  }
}

@VariantDictionary
class Derived extends Base {
  @VariantIgnore
  int id;
}

@VariantDictionary
class Album {
  @VariantExtras
  private java.util.Map<String, io.variantmapper.runtime.Variant> rest; // ERROR rest [VariantNoGetter] Album.rest can't be written, because the field is private and has no getter. Add rest() or getRest() with the field's own type, make the field package-private, or replace @VariantExtras with @VariantIgnore.

  void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {
  // FIXED java.util.Map<String, io.variantmapper.runtime.Variant> rest() {
    // FIXED return rest;
  // FIXED }
// FIXED
  // FIXED void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {
    this.rest = rest;
  }
}

@VariantDictionary
class Underscored {
  private String _name; // ERROR _name [VariantNoGetter] Underscored._name can't be written, because the field is private and has no getter. Add name() or getName() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore. // ERROR _name [VariantNoSetter] Underscored._name can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setName(…) if the field is not final, or leave the field out with @VariantIgnore.
}
// FIXED
  // FIXED String name() {
    // FIXED return _name;
  // FIXED }
// FIXED
  // FIXED void setName(String name) {
    // FIXED _name = name;
  // FIXED }
// FIXED }

@VariantDictionary(readInto = true)
class Vault {
  @VariantField(access = FieldAccess.READ_ONLY)
  private Gem gem; // ERROR gem [VariantNoGetter] Vault.gem can't be read into its existing value, because the field is private and has no getter. Add gem() or getGem() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore.

// FIXED
  // FIXED Gem gem() {
    // FIXED return gem;
  // FIXED }
// FIXED
  void setGem(Gem gem) {
    this.gem = gem;
  }
}

@VariantDictionary(readInto = true)
class Gem {
  int size;
}

@VariantDictionary
class Ring {
  private int size; // ERROR size [VariantNoGetter] Ring.size can't be written, because the field and size() are private. Make size() package-private or wider, make the field package-private, or leave the field out with @VariantIgnore. // ERROR size [VariantNoSetter] Ring.size can't be read, because the field is private or final, setSize(…) is private, and the creator has no parameter of that name. Make setSize(…) package-private or wider, add size to the creator's parameters, or leave the field out with @VariantIgnore.

  private int size() {
  // FIXED int size() {
    return size;
  }

  private void setSize(int size) {
  // FIXED void setSize(int size) {
    this.size = size;
  }
}
