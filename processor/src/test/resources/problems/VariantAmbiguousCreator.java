package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account { // ERROR class [VariantAmbiguousCreator] Account has several constructors, and reading can't tell which to call. Mark one of them, or a static factory, with @VariantCreator.
  String owner;

  Account() {}

  Account(String owner) {
    this.owner = owner;
  }
}

@VariantDictionary
class Login {
  String user;

  @VariantCreator
  Login() {}

  @VariantCreator // ERROR @VariantCreator [VariantAmbiguousCreator] Login has more than one @VariantCreator, and reading can't tell which to call. Keep one.
  static Login of(String user) {
    return new Login();
  }
}
