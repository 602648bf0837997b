// Solves 16 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  private String owner;

  void setOwner(String owner) {
    this.owner = owner;
  }

  String getOwner() {
    return owner;
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
  @VariantIgnore
  int heat();
}

@VariantDictionary(changes = true)
class Login {
  @VariantField(access = FieldAccess.READ_ONLY)
  private String password;

  String password() {
    return password;
  }

  void setPassword(String password) {
    this.password = password;
  }
}

@VariantDictionary
class Shop {
  private int hashCode;
  private String toString;
  private int gold;
  private String name;
  private int price;

  int getHashCode() {
    return hashCode;
  }

  void setHashCode(int hashCode) {
    this.hashCode = hashCode;
  }

  String getToString() {
    return toString;
  }

  void setToString(String toString) {
    this.toString = toString;
  }

  static int getGold() {
    return 0;
  }

  int gold() {
    return gold;
  }

  void setGold(int gold) {
    this.gold = gold;
  }

  int getPrice(int discount) {
    return price - discount;
  }

  int price() {
    return price;
  }

  void setPrice(int price) {
    this.price = price;
  }

  String isName() {
    return name;
  }

  String name() {
    return name;
  }

  void setName(String name) {
    this.name = name;
  }
}

@VariantDictionary
class Wallet {
  private double gold;

  void setGold(double gold) {
    this.gold = gold;
  }

  double getGold() {
    return gold;
  }
}

class Base {
  int baseId;

  void setId(int id) {
    this.baseId = id;
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
  private java.util.Map<String, io.variantmapper.runtime.Variant> rest;

  java.util.Map<String, io.variantmapper.runtime.Variant> rest() {
    return rest;
  }

  void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {
    this.rest = rest;
  }
}

@VariantDictionary
class Underscored {
  private String _name;

  String name() {
    return _name;
  }

  void setName(String name) {
    _name = name;
  }
}

@VariantDictionary(readInto = true)
class Vault {
  @VariantField(access = FieldAccess.READ_ONLY)
  private Gem gem;

  Gem gem() {
    return gem;
  }

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
  private int size;

  int size() {
    return size;
  }

  void setSize(int size) {
    this.size = size;
  }
}
