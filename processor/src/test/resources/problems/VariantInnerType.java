package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Outer.Inner is an inner class, which can't be made without an object of the class around it. Make it static.
    int code;
  }
}
