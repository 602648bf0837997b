package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account { // ERROR class [VariantNoCreator] Account has only private constructors, which reading can't call. Make one package-private or wider, or mark a static factory with @VariantCreator.
  String owner;

  private Account() {}
}

class Engine {
  int heat;

  private Engine() {}
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {} // ERROR interface [VariantNoCreator] Engine has only private constructors, which reading can't call. Repeat a static factory in EngineMixIn with @VariantCreator.

@VariantDictionary
interface Torch { // ERROR interface [VariantNoCreator] Torch is abstract, and has neither a static create(…) or of(…) that returns it, nor a builder whose build() does. Add one, or mark a static factory with @VariantCreator.
  int fuel();

  static String of(int fuel) {
    return "";
  }
}
