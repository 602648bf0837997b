// Solves 12 problems.
package game;

import io.variantmapper.annotations.*;

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

class Outer {
  @VariantDictionary
  @VariantImport(type = Thread.class, using = Threads.class)
  record Secret(int code, Thread guard) {}

  static class Hidden {
    @VariantDictionary
    record Inside(int code) {}
  }

  @VariantDictionary
  sealed interface Hint {
    @VariantDictionary
    record Arrow(int angle) implements Hint {}
  }

  @VariantDictionary
  static class Hole {
    int depth;
  }

  interface Rank {}

  @VariantDictionary
  record Ranked<T extends Comparable<? super Rank>>(T content) {}

  record Cell(int x) {}

  @VariantMixIn(Cell.class)
  @VariantDictionary
  interface CellMixIn {}

  @VariantDictionary
  static class Key {
    int id;

    Key() {}
  }

  @VariantDictionary
  static class Lock {
    private int code;

    int code() {
      return code;
    }

    void setCode(int code) {
      this.code = code;
    }
  }
}
