package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Outer.Inner is an inner class, which can't be created without an object of the enclosing class. Make it static.
    int code;
  }
}

class Generic<T> {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Generic.Inner is an inner class, which can't be created without an object of the enclosing class. Make it static.
    int code;
  }

  @VariantDictionary(changes = true)
  class Box<S> { // ERROR class [VariantInnerType] Generic.Box is an inner class, which can't be created without an object of the enclosing class. Make it static.
    S content;
  }

  static Object user() {
    return Generic_InnerVariantSerializer.INSTANCE;
  }
}
