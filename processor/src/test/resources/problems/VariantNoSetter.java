package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  final String owner = ""; // ERROR owner [VariantNoSetter] Account.owner can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add setOwner(…) or the parameter, or leave the field out with @VariantIgnore.
  private int id; // ERROR id [VariantNoSetter] Account.id can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add setId(…) or the parameter, or leave the field out with @VariantIgnore.

  int id() {
    return id;
  }
  // Returns another object, or it would not compile.
  Account owner(String owner) {
    return new Account();
  }
}
