package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Plain.class) int plain, // ERROR .class [VariantInvalidSerializer] Spell.plain is to be written by game.Plain, which implements no VariantSerializer. Implement VariantSerializer<java.lang.Integer>, or name a class that does.
    @VariantField(using = Raw.class) int raw, // ERROR .class [VariantInvalidSerializer] Spell.raw is to be written by game.Raw, which implements no VariantSerializer. Implement VariantSerializer<java.lang.Integer>, or name a class that does.
    @VariantField(using = int[].class) int array, // ERROR .class [VariantInvalidSerializer] Spell.array is to be written by int[], which implements no VariantSerializer. Implement VariantSerializer<java.lang.Integer>, or name a class that does.
    @VariantField(using = OfAny.class) int generic, // ERROR .class [VariantInvalidSerializer] Spell.generic is to be written by game.OfAny, which has type parameters. Name a class without them.
    @VariantField(using = Hidden.class) int hidden, // ERROR .class [VariantInvalidSerializer] Spell.hidden is to be written by game.Spell.Hidden, which can't be named by generated code, for it is private, or of another package and not public. Make it wider.
    @VariantField(using = Numbers.class) int made, // ERROR .class [VariantInvalidSerializer] Spell.made is to be written by game.Numbers, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Numbers.Inner.class) int inner, // ERROR .class [VariantInvalidSerializer] Spell.inner is to be written by game.Numbers.Inner, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Abstract.class) int none, // ERROR .class [VariantInvalidSerializer] Spell.none is to be written by game.Abstract, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = VariantSerializer.class) int contract, // ERROR .class [VariantInvalidSerializer] Spell.contract is to be written by io.variantmapper.runtime.VariantSerializer, which has type parameters. Name a class without them.
    @VariantField(using = Private.class) int ownObject, // ERROR .class [VariantInvalidSerializer] Spell.ownObject is to be written by game.Private, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = PerObject.class) int perObject, // ERROR .class [VariantInvalidSerializer] Spell.perObject is to be written by game.PerObject, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Longs.class) int otherInstance, // ERROR .class [VariantInvalidSerializer] Spell.otherInstance is to be written by game.Longs, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Counted.class) int count, // ERROR .class [VariantInvalidSerializer] Spell.count is to be written by game.Counted, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Radix.class) int radix, // ERROR .class [VariantInvalidSerializer] Spell.radix is to be written by game.Radix, which generated code can't get an object of. Give it a static field INSTANCE of its own type, or a constructor without parameters, neither of them private.
    @VariantField(using = Holder.class) int held, // ERROR .class [VariantInvalidSerializer] Spell.held is to be written by game.Holder, which implements no VariantSerializer. Implement VariantSerializer<java.lang.Integer>, or name a class that does.
    List<Money> prices) {
  private static class Hidden extends Numbers {
    Hidden() {
      super(16);
    }
  }
}

@VariantImport(type = Thread.class, using = Plain.class) // ERROR .class) [VariantInvalidSerializer] java.lang.Thread is to be written by game.Plain, which implements no VariantSerializer. Implement VariantSerializer<java.lang.Thread>, or name a class that does.
@VariantDictionary
record Job(Thread thread, List<Job> next) {}

@VariantDictionary
record Board(
    @VariantField(using = Board.CellMixIn.class) Cell cell) { // ERROR .class [VariantInvalidSerializer] Board.cell is to be written by game.Board_CellMixInVariantSerializer, which can't be named by generated code, for it is private, or of another package and not public. Make it wider.
  record Cell(int x) {}

  @VariantMixIn(Cell.class) // ERROR .class [VariantPrivateType] Board.CellMixIn is private, or nested in a private type, so its serializer could not name it. Make it package-private or wider.
  @VariantDictionary
  private interface CellMixIn {}
}

@VariantUsing(Plain.class) // ERROR .class [VariantInvalidSerializer] game.Money is to be written by game.Plain, which implements no VariantSerializer. Implement VariantSerializer<game.Money>, or name a class that does.
class Money {}

class Plain {}

@SuppressWarnings("rawtypes")
abstract class Raw implements VariantSerializer {}

abstract class OfAny<T> implements VariantSerializer<T> {}

abstract class Abstract implements VariantSerializer<Integer> {
  static final String INSTANCE = "none";
}

class Numbers implements VariantSerializer<Integer> {
  Numbers(int radix) {}

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }

  class Inner extends Numbers {
    Inner() {
      super(16);
    }
  }
}

class Private extends Numbers {
  private static final Private INSTANCE = new Private();

  private Private() {
    super(16);
  }
}

class PerObject extends Numbers {
  final PerObject INSTANCE = null;

  PerObject(int radix) {
    super(radix);
  }
}

class Longs extends Numbers {
  static final VariantSerializer<Long> INSTANCE = null;

  Longs(int radix) {
    super(radix);
  }
}

class Counted extends Numbers {
  static final int INSTANCE = 7;

  Counted(int radix) {
    super(radix);
  }
}

enum Radix implements VariantSerializer<Integer> {
  TEN;

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}

class Holder {
  static final Numbers INSTANCE = null;
}
