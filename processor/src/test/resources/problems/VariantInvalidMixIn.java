package game;

import io.variantmapper.annotations.*;

import java.util.*;

@VariantMixIn(Thread.State.class) // ERROR .class [VariantInvalidMixIn] StateMixIn is a mix-in for a type that it can't map. A mix-in can map only records, and classes that are neither abstract nor inner. Write a VariantSerializer for that type instead.
// FIXED abstract class StateMixIn implements io.variantmapper.runtime.VariantSerializer<Thread.State> {}
@VariantDictionary
// FIXED
interface StateMixIn {}
// FIXED

@VariantMixIn(Number.class) // ERROR .class [VariantInvalidMixIn] NumberMixIn is a mix-in for a type that it can't map. A mix-in can map only records, and classes that are neither abstract nor inner. Write a VariantSerializer for that type instead.
// FIXED abstract class NumberMixIn implements io.variantmapper.runtime.VariantSerializer<Number> {}
@VariantDictionary
// FIXED
interface NumberMixIn {}
// FIXED

@VariantMixIn(int[].class) // ERROR .class [VariantInvalidMixIn] IntsMixIn is a mix-in for a type that it can't map. A mix-in can map only records, and classes that are neither abstract nor inner. Write a VariantSerializer for that type instead.
// FIXED abstract class IntsMixIn implements io.variantmapper.runtime.VariantSerializer<int[]> {}
@VariantArray
// FIXED
interface IntsMixIn {}
// FIXED

class Cup<T> {
  T value;
}

@VariantMixIn(Cup.class) // ERROR .class [VariantInvalidMixIn] CupMixIn is a mix-in for a type with type parameters, but a mix-in can't provide serializers for them. Write a VariantSerializer instead, for the type with concrete type arguments.
// FIXED abstract class CupMixIn implements io.variantmapper.runtime.VariantSerializer<Cup<String>> {}
@VariantArray
// FIXED
interface CupMixIn {}
// FIXED

@VariantMixIn(java.awt.Point.class) // ERROR .class [VariantInvalidMixIn] PointMixIn is not abstract, but a mix-in must be abstract, because it is never instantiated. Make it an interface or an abstract class, or remove @VariantMixIn.
// FIXED
@VariantArray
record PointMixIn(long seed) {}

@VariantMixIn(Objects.class) // ERROR .class [VariantInvalidMixIn] ObjectsMixIn is a mix-in for a class without fields, or for a class of the JDK without public fields. Write a VariantSerializer for that class instead.
// FIXED abstract class ObjectsMixIn implements io.variantmapper.runtime.VariantSerializer<Objects> {}
@VariantArray
// FIXED
interface ObjectsMixIn {}
// FIXED

class Box {
  private record Hidden(int x) {}
  // FIXED record Hidden(int x) {}

  @VariantMixIn(Hidden.class) // ERROR .class [VariantInvalidMixIn] Box.HiddenMixIn is a mix-in for a type that its serializer can't name, because that type is private, or in another package and not public. Widen the access of that type, or name another one.
  @VariantArray
  interface HiddenMixIn {}
}

class Ship {
  class Crew {
    int size;
  }

  @VariantMixIn(Crew.class) // ERROR .class [VariantInvalidMixIn] Ship.CrewMixIn is a mix-in for a type that it can't map. A mix-in can map only records, and classes that are neither abstract nor inner. Write a VariantSerializer for that type instead.
  // FIXED abstract class CrewMixIn implements io.variantmapper.runtime.VariantSerializer<Crew> {}
  @VariantArray
  // FIXED
  interface CrewMixIn {}
  // FIXED
}

record Ping() {}

class Pixel {
  int x;
}

@VariantMixIn(Ping.class)
@VariantArray
interface PingMixIn {}

/** If a mix-in is invalid, the processor does not check its members. */
@VariantMixIn(Pixel.class) // ERROR .class [VariantInvalidMixIn] ClassMixIn is not abstract, but a mix-in must be abstract, because it is never instantiated. Make it an interface or an abstract class, or remove @VariantMixIn.
@VariantArray
class ClassMixIn {
// FIXED abstract class ClassMixIn {
  @VariantField("column")
  int x() {
    return 0;
  }
}

class Refusal extends IllegalStateException {
  private static final long serialVersionUID = 1;
  int code;
}

@VariantMixIn(Refusal.class) // ERROR .class [VariantInvalidMixIn] RefusalMixIn is a mix-in for a class that extends a class of the JDK with state in private fields, such as the message of an Exception. This state would be lost. Write a VariantSerializer instead.
// FIXED abstract class RefusalMixIn implements io.variantmapper.runtime.VariantSerializer<Refusal> {}
@VariantArray
// FIXED
interface RefusalMixIn {}
// FIXED
