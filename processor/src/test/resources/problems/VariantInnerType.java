package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Outer.Inner is an inner class, which can't be created without an object of the enclosing class. Make it static.
  // FIXED static class Inner {
    int code;
  }
}

class Crowd {
  @VariantDictionary
  class Member { // ERROR class [VariantInnerType] Crowd.Member is an inner class, which can't be created without an object of the enclosing class. Make it static.
  // FIXED static class Member {
    final int code;
    Thread thread; // ERROR thread [VariantUnsupportedType] Crowd.Member.thread has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    // FIXED @VariantIgnore
    // FIXED Thread thread;

    Member(int number) { // ERROR number [VariantCreatorParameter] The parameter number of Crowd.Member's creator matches no field. Give the parameter the name of the field that it sets. If it sets no field directly, mark another creator with @VariantCreator, or write a VariantSerializer for Crowd.Member, and name it with @VariantUsing.
    // FIXED Member(int code) {
      code = number;
      // FIXED this.code = code;
    }
  }
}

class Generic<T> {
  @VariantDictionary
  class Inner { // ERROR class [VariantInnerType] Generic.Inner is an inner class, which can't be created without an object of the enclosing class. Make it static.
  // FIXED static class Inner {
    int code;
  }

  @VariantDictionary(changes = true)
  class Box<S> { // ERROR class [VariantInnerType] Generic.Box is an inner class, which can't be created without an object of the enclosing class. Make it static.
  // FIXED static class Box<S> {
    S content;
  }

  static Object user() {
    return Generic_InnerVariantSerializer.INSTANCE;
  }
}
