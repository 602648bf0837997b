package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  private final String owner;
  final int id;

  Account(
      String ownr, // ERROR ownr [VariantCreatorParameter] The parameter ownr of Account's creator matches no field. Did you mean owner? Name it like the field that it sets, or mark it with @VariantIgnore to pass the Java default.
      String id, // ERROR id [VariantCreatorParameter] The parameter id of Account's creator has type java.lang.String, but the field of that name has type int, which doesn't fit. Give both the same type.
      long opened) { // ERROR opened [VariantCreatorParameter] The parameter opened of Account's creator matches no field. Name it like the field that it sets, or mark it with @VariantIgnore to pass the Java default.
    this.owner = ownr;
    this.id = id.length();
  }

  String owner() { return owner; }
}

@VariantDictionary
interface Gate {
  int width();

  static Gate of(int wdth) { // ERROR wdth) [VariantCreatorParameter] The parameter wdth of Gate's creator matches no field. Did you mean width? Name it like the field that it sets, or mark it with @VariantIgnore to pass the Java default.
    return () -> wdth;
  }
}
