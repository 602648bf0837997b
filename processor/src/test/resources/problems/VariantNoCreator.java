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
