// Solves 19 problems.
package game;

import io.variantmapper.annotations.*;
import io.variantmapper.runtime.*;

import java.util.*;

@VariantDictionary
record Spell(
    @VariantField(using = Plain.class) int plain,
    @VariantField(using = Raw.class) int raw,
    @VariantField(using = Plain.class) int array,
    @VariantField(using = Plain.class) int generic,
    @VariantField(using = Hidden.class) int hidden,
    @VariantField(using = Numbers.class) int made,
    @VariantField(using = Numbers.Inner.class) int inner,
    @VariantField(using = Abstract.class) int none,
    @VariantField(using = Plain.class) int contract,
    @VariantField(using = Private.class) int ownObject,
    @VariantField(using = PerObject.class) int perObject,
    @VariantField(using = Longs.class) int otherInstance,
    @VariantField(using = Counted.class) int count,
    @VariantField(using = Radix.class) int radix,
    @VariantField(using = Holder.class) int held,
    List<Money> prices) {
  static class Hidden extends Numbers {
    Hidden() {
      super(16);
    }
  }
}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Job(Thread thread, List<Job> next) {}

@VariantDictionary
record Board(
    @VariantField(using = Board.CellMixIn.class) Cell cell) {
  record Cell(int x) {}

  @VariantMixIn(Cell.class)
  @VariantDictionary
  interface CellMixIn {}
}

@VariantUsing(MoneySerializer.class)
class Money {}

class Plain implements VariantSerializer<Integer> {
  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}

abstract class Threads implements VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

abstract class MoneySerializer implements VariantSerializer<Money> {
  static final MoneySerializer INSTANCE = null;
}

abstract class Raw implements VariantSerializer<Integer> {
  static final Raw INSTANCE = null;
}

abstract class OfAny<T> implements VariantSerializer<T> {}

abstract class Abstract implements VariantSerializer<Integer> {
  static final Abstract INSTANCE = null;
}

class Numbers implements VariantSerializer<Integer> {
  static final Numbers INSTANCE = new Numbers(10);

  Numbers(int radix) {}

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }

  class Inner extends Numbers {
    static final Inner INSTANCE = null;

    Inner() {
      super(16);
    }
  }
}

class Private extends Numbers {
  static final Private INSTANCE = new Private();

  private Private() {
    super(16);
  }
}

class PerObject extends Numbers {
  static final PerObject INSTANCE = null;

  PerObject(int radix) {
    super(radix);
  }
}

class Longs extends Numbers {
  static final Longs INSTANCE = null;

  Longs(int radix) {
    super(radix);
  }
}

class Counted extends Numbers {
  static final Counted INSTANCE = new Counted(7);

  Counted(int radix) {
    super(radix);
  }
}

enum Radix implements VariantSerializer<Integer> {
  TEN;

  static final Radix INSTANCE = TEN;

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}

class Holder implements VariantSerializer<Integer> {
  static final Numbers INSTANCE = null;

  @Override
  public void write(VariantWriter out, Integer value) {}

  @Override
  public Integer read(VariantReader in) {
    return 0;
  }
}
