package game;

import io.variantmapper.annotations.*;

import java.util.*;

@VariantMixIn(Thread.State.class) // ERROR .class [VariantInvalidMixIn] StateMixIn is a mix-in for a type that is no record, and no class that reading could make an object of. Write a VariantSerializer for it instead.
@VariantDictionary
interface StateMixIn {}

@VariantMixIn(Number.class) // ERROR .class [VariantInvalidMixIn] NumberMixIn is a mix-in for a type that is no record, and no class that reading could make an object of. Write a VariantSerializer for it instead.
@VariantDictionary
interface NumberMixIn {}

@VariantMixIn(int[].class) // ERROR .class [VariantInvalidMixIn] IntsMixIn is a mix-in for a type that is no record, and no class that reading could make an object of. Write a VariantSerializer for it instead.
@VariantArray
interface IntsMixIn {}

class Cup<T> {
  T value;
}

@VariantMixIn(Cup.class) // ERROR .class [VariantInvalidMixIn] CupMixIn is a mix-in for a type with type parameters, which it can't give serializers. Write a VariantSerializer instead, for the type with its arguments.
@VariantArray
interface CupMixIn {}

@VariantMixIn(java.awt.Point.class) // ERROR .class [VariantInvalidMixIn] PointMixIn is a mix-in, which no object is made of. Make it an interface or an abstract class, or remove @VariantMixIn.
@VariantArray
record PointMixIn(long seed) {}

@VariantMixIn(Objects.class) // ERROR .class [VariantInvalidMixIn] ObjectsMixIn is a mix-in for a class without fields, or one of the JDK without public fields. Write a VariantSerializer for it instead.
@VariantArray
interface ObjectsMixIn {}

class Box {
  private record Hidden(int x) {}

  @VariantMixIn(Hidden.class) // ERROR .class [VariantInvalidMixIn] Box.HiddenMixIn is a mix-in for a type that its serializer could not name, for that is private or of another package. Name a type that is public.
  @VariantArray
  interface HiddenMixIn {}
}

class Ship {
  class Crew {
    int size;
  }

  @VariantMixIn(Crew.class) // ERROR .class [VariantInvalidMixIn] Ship.CrewMixIn is a mix-in for a type that is no record, and no class that reading could make an object of. Write a VariantSerializer for it instead.
  @VariantArray
  interface CrewMixIn {}
}

record Ping() {}

@VariantMixIn(Ping.class)
@VariantArray
interface PingMixIn {}

/** Nothing more is said of what is inside. */
@VariantMixIn(java.awt.Point.class) // ERROR .class [VariantInvalidMixIn] ClassMixIn is a mix-in, which no object is made of. Make it an interface or an abstract class, or remove @VariantMixIn.
@VariantArray
class ClassMixIn {
  @VariantField("column")
  int x() {
    return 0;
  }
}
