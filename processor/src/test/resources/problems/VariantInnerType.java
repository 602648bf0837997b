package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Outer.Inner is an inner class, which can't be created without an object of the enclosing class. Make it static.
    int code;
  }
}
