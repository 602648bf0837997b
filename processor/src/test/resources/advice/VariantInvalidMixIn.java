// Solves 10 problems.
package game;

import io.variantmapper.annotations.*;

import java.util.*;

abstract class StateMixIn implements io.variantmapper.runtime.VariantSerializer<Thread.State> {}

abstract class NumberMixIn implements io.variantmapper.runtime.VariantSerializer<Number> {}

abstract class IntsMixIn implements io.variantmapper.runtime.VariantSerializer<int[]> {}

class Cup<T> {
  T value;
}

abstract class CupMixIn implements io.variantmapper.runtime.VariantSerializer<Cup<String>> {}

@VariantArray
record PointMixIn(long seed) {}

abstract class ObjectsMixIn implements io.variantmapper.runtime.VariantSerializer<Objects> {}

class Box {
  record Hidden(int x) {}

  @VariantMixIn(Hidden.class)
  @VariantArray
  interface HiddenMixIn {}
}

class Ship {
  class Crew {
    int size;
  }

  abstract class CrewMixIn implements io.variantmapper.runtime.VariantSerializer<Crew> {}
}

record Ping() {}

class Pixel {
  int x;
}

@VariantMixIn(Ping.class)
@VariantArray
interface PingMixIn {}

/** If a mix-in is invalid, the processor does not check its members. */
@VariantMixIn(Pixel.class)
@VariantArray
abstract class ClassMixIn {
  @VariantField("column")
  int x() {
    return 0;
  }
}

class Refusal extends IllegalStateException {
  private static final long serialVersionUID = 1;
  int code;
}

abstract class RefusalMixIn implements io.variantmapper.runtime.VariantSerializer<Refusal> {}
