// Solves 6 problems.
package game;

import io.variantmapper.annotations.*;

class Outer {
  @VariantDictionary
  static class Inner {
    int code;
  }
}

class Crowd {
  @VariantDictionary
  static class Member {
    final int code;
    @VariantIgnore
    Thread thread;

    Member(int code) {
      this.code = code;
    }
  }
}

class Generic<T> {
  @VariantDictionary
  static class Inner {
    int code;
  }

  @VariantDictionary(changes = true)
  static class Box<S> {
    S content;
  }

  static Object user() {
    return Generic_InnerVariantSerializer.INSTANCE;
  }
}
