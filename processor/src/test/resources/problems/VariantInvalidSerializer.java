package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Plain.class) int plain, // ERROR .class [VariantInvalidSerializer] Spell.plain uses the serializer game.Plain, which does not implement VariantSerializer<java.lang.Integer>. Implement this interface, or name a class that does.
    @VariantField(using = Raw.class) int raw, // ERROR .class [VariantInvalidSerializer] Spell.raw uses the serializer game.Raw, which does not implement VariantSerializer<java.lang.Integer>. Implement this interface, or name a class that does.
    @VariantField(using = int[].class) int array, // ERROR .class [VariantInvalidSerializer] Spell.array uses the serializer int[], which does not implement VariantSerializer<java.lang.Integer>. Implement this interface, or name a class that does.
    // FIXED @VariantField(using = Plain.class) int array,
    @VariantField(using = OfAny.class) int generic, // ERROR .class [VariantInvalidSerializer] Spell.generic uses the serializer game.OfAny, which has type parameters. Name a class without type parameters.
    // FIXED @VariantField(using = Plain.class) int generic,
    @VariantField(using = Hidden.class) int hidden, // ERROR .class [VariantInvalidSerializer] Spell.hidden uses the serializer game.Spell.Hidden, which generated code can't name, because it is private, or in another package and not public. Widen its access, or the access of a type around it.
    @VariantField(using = Numbers.class) int made, // ERROR .class [VariantInvalidSerializer] Spell.made uses the serializer game.Numbers, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Numbers.Inner.class) int inner, // ERROR .class [VariantInvalidSerializer] Spell.inner uses the serializer game.Numbers.Inner, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Abstract.class) int none, // ERROR .class [VariantInvalidSerializer] Spell.none uses the serializer game.Abstract, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = VariantSerializer.class) int contract, // ERROR .class [VariantInvalidSerializer] Spell.contract uses the serializer io.variantmapper.runtime.VariantSerializer, which has type parameters. Name a class without type parameters.
    // FIXED @VariantField(using = Plain.class) int contract,
    @VariantField(using = Private.class) int ownObject, // ERROR .class [VariantInvalidSerializer] Spell.ownObject uses the serializer game.Private, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = PerObject.class) int perObject, // ERROR .class [VariantInvalidSerializer] Spell.perObject uses the serializer game.PerObject, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Longs.class) int otherInstance, // ERROR .class [VariantInvalidSerializer] Spell.otherInstance uses the serializer game.Longs, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Counted.class) int count, // ERROR .class [VariantInvalidSerializer] Spell.count uses the serializer game.Counted, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Radix.class) int radix, // ERROR .class [VariantInvalidSerializer] Spell.radix uses the serializer game.Radix, which generated code can't get an instance of. Add a static field INSTANCE of its own type, or a constructor without parameters. Neither may be private.
    @VariantField(using = Holder.class) int held, // ERROR .class [VariantInvalidSerializer] Spell.held uses the serializer game.Holder, which does not implement VariantSerializer<java.lang.Integer>. Implement this interface, or name a class that does.
    List<Money> prices) {
  private static class Hidden extends Numbers {
  // FIXED static class Hidden extends Numbers {
    Hidden() {
      super(16);
    }
  }
}

@VariantImport(type = Thread.class, using = Plain.class) // ERROR .class) [VariantInvalidSerializer] java.lang.Thread uses the serializer game.Plain, which does not implement VariantSerializer<java.lang.Thread>. Implement this interface, or name a class that does.
// FIXED @VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Job(Thread thread, List<Job> next) {}

@VariantDictionary
record Board(
    @VariantField(using = Board.CellMixIn.class) Cell cell) { // ERROR .class [VariantInvalidSerializer] Board.cell uses the serializer game.Board_CellMixInVariantSerializer, which generated code can't name, because it is private, or in another package and not public. Widen its access, or the access of a type around it.
  record Cell(int x) {}

  @VariantMixIn(Cell.class) // ERROR .class [VariantPrivateType] Board.CellMixIn is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider.
  @VariantDictionary
  private interface CellMixIn {}
  // FIXED interface CellMixIn {}
}

@VariantUsing(Plain.class) // ERROR .class [VariantInvalidSerializer] game.Money uses the serializer game.Plain, which does not implement VariantSerializer<game.Money>. Implement this interface, or name a class that does.
// FIXED @VariantUsing(MoneySerializer.class)
class Money {}

class Plain {}
// FIXED class Plain implements VariantSerializer<Integer> {
  // FIXED @Override
  // FIXED public void write(VariantWriter out, Integer value) {}

@SuppressWarnings("rawtypes")
  // FIXED @Override
abstract class Raw implements VariantSerializer {
  // FIXED public Integer read(VariantReader in) {
    // FIXED return 0;
  // FIXED }
// FIXED }
// FIXED
// FIXED abstract class Threads implements VariantSerializer<Thread> {
  // FIXED static final Threads INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class MoneySerializer implements VariantSerializer<Money> {
  // FIXED static final MoneySerializer INSTANCE = null;
// FIXED }
// FIXED
// FIXED abstract class Raw implements VariantSerializer<Integer> {
  static final Raw INSTANCE = null;
}

abstract class OfAny<T> implements VariantSerializer<T> {}

abstract class Abstract implements VariantSerializer<Integer> {
  static final String INSTANCE = "none";
  // FIXED static final Abstract INSTANCE = null;
}

class Numbers implements VariantSerializer<Integer> {
  Numbers(int radix) {}
  // FIXED static final Numbers INSTANCE = new Numbers(10);
// FIXED
  // FIXED Numbers(int radix) {}

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }

  class Inner extends Numbers {
    Inner() {
    // FIXED static final Inner INSTANCE = null;
// FIXED
    // FIXED Inner() {
      super(16);
    }
  }
}

class Private extends Numbers {
  private static final Private INSTANCE = new Private();
  // FIXED static final Private INSTANCE = new Private();

  private Private() {
    super(16);
  }
}

class PerObject extends Numbers {
  final PerObject INSTANCE = null;
  // FIXED static final PerObject INSTANCE = null;

  PerObject(int radix) {
    super(radix);
  }
}

class Longs extends Numbers {
  static final VariantSerializer<Long> INSTANCE = null;
  // FIXED static final Longs INSTANCE = null;

  Longs(int radix) {
    super(radix);
  }
}

class Counted extends Numbers {
  static final int INSTANCE = 7;
  // FIXED static final Counted INSTANCE = new Counted(7);

  Counted(int radix) {
    super(radix);
  }
}

enum Radix implements VariantSerializer<Integer> {
  TEN;

// FIXED
  // FIXED static final Radix INSTANCE = TEN;
// FIXED
  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}

class Holder {
// FIXED class Holder implements VariantSerializer<Integer> {
  static final Numbers INSTANCE = null;
}
// FIXED
  // FIXED @Override
  // FIXED public void write(VariantWriter out, Integer value) {}
// FIXED
  // FIXED @Override
  // FIXED public Integer read(VariantReader in) {
    // FIXED return 0;
  // FIXED }
// FIXED }
