package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account { // ERROR class [VariantNoCreator] Account has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator.
  String owner;

  private Account() {}
}

class Engine {
  int heat;

  private Engine() {}
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {} // ERROR interface [VariantNoCreator] Engine has only constructors that reading can't call, because they are private, or in another package and not public. Repeat a static factory in EngineMixIn with @VariantCreator.

@VariantDictionary
interface Torch { // ERROR interface [VariantNoCreator] Torch is abstract, and has neither a static create(…) or of(…) that returns it, nor a builder whose build() returns it. Add one of them, or mark a static factory with @VariantCreator.
  int fuel();

  static String of(int fuel) {
    return "";
  }
}
