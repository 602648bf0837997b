package game;

import io.variantmapper.annotations.*;
import org.jspecify.annotations.Nullable;

@VariantDictionary
class Account {
  private final String owner;
  final int id;

  Account(
      String ownr, // ERROR ownr [VariantCreatorParameter] The parameter ownr of Account's creator matches no field. Did you mean owner? Give the parameter the name of the field that it sets. If it sets no field directly, mark another creator with @VariantCreator, or write a VariantSerializer for Account, and name it with @VariantUsing.
      // FIXED String owner,
      String id, // ERROR id [VariantCreatorParameter] The parameter id of Account's creator has type java.lang.String, but the field of the same name has type int. Give both the same type, or map Account with your own serializer.
      // FIXED int id,
      long opened) { // ERROR opened [VariantCreatorParameter] The parameter opened of Account's creator matches no field. Give the parameter the name of the field that it sets. If it sets no field directly, mark another creator with @VariantCreator, or write a VariantSerializer for Account, and name it with @VariantUsing.
    this.owner = ownr;
    // FIXED this.owner = owner;
    this.id = id.length();
    // FIXED this.id = id;
  // FIXED }
// FIXED
  // FIXED @VariantCreator
  // FIXED Account(String owner, int id) {
    // FIXED this(owner, id, 0);
  }

  String owner() { return owner; }
}

@VariantDictionary
interface Gate {
  int width();

  static Gate of(int wdth) { // ERROR wdth) [VariantCreatorParameter] The parameter wdth of Gate's creator matches no field. Did you mean width? Give the parameter the name of the field that it sets. If it sets no field directly, mark another creator with @VariantCreator, or write a VariantSerializer for Gate, and name it with @VariantUsing.
  // FIXED static Gate of(int width) {
    return () -> wdth;
    // FIXED return () -> width;
  }
}

@VariantDictionary
class Coin {
  final int gold;
  final long silver;
  final @Nullable Integer copper;
  final Integer tin;

  Coin(
      float gold, // ERROR gold [VariantCreatorParameter] The parameter gold of Coin's creator has type float, but the field of the same name has type int. Give both the same type, or map Coin with your own serializer.
      // FIXED int gold,
      double silver, // ERROR silver [VariantCreatorParameter] The parameter silver of Coin's creator has type double, but the field of the same name has type long. Give both the same type, or map Coin with your own serializer.
      // FIXED long silver,
      int copper, // ERROR copper [VariantCreatorParameter] The parameter copper of Coin's creator has type int, but the field of the same name has type java.lang.Integer and can be null. Give both the same type.
      // FIXED @Nullable Integer copper,
      int tin) {
    this.gold = (int) gold;
    this.silver = (long) silver;
    this.copper = copper;
    this.tin = tin;
  }
}

@VariantDictionary
class Lamp {
  final int light;

  @VariantCreator
  Lamp(
      int light,
      @VariantIgnore Oil oil) { // ERROR oil) [VariantCreatorParameter] The parameter oil of Lamp's creator gets null. Another creator of Lamp has the same number of parameters, so generated code must name game.Lamp.Oil to choose between them, but that type is private, or in another package and not public. Widen its access, or the access of a type around it.
    this.light = light;
  }

  Lamp(int light, String oil) {
    this.light = light;
  }

  private static class Oil {}
  // FIXED static class Oil {}
}

class Crate {
  final int size;

  Crate(int sise) {
    size = sise;
  }
}

@VariantDictionary
@VariantMixIn(Crate.class)
interface CrateMixIn {} // ERROR interface [VariantCreatorParameter] The parameter sise of Crate's creator matches no field. Did you mean size? Repeat the creator in CrateMixIn with @VariantCreator, and give the parameter the name of the field that it sets. If it sets no field directly, write a VariantSerializer for Crate instead of CrateMixIn.
// FIXED interface CrateMixIn {
  // FIXED @VariantCreator
  // FIXED Crate of(int size);
// FIXED }
