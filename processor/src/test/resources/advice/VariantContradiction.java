// Solves 29 problems.
package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@VariantDictionary
record Tile(@VariantField("x") int column) {}

@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface GameData {}

@VariantArray.Template
@Target(ElementType.TYPE)
@interface Small {}

@Small
record Player(int hp) {}

@VariantDictionary
record Beep(int tone) {}

@VariantProtocol(toGodot = Beep.class, toJava = Beep.class)
interface BeepProtocol {}

@VariantDictionary
record Money(int cents) {}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantImport(type = Runnable.class, using = Runnables.class)
@VariantDictionary
record Job(Thread thread) {}

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

abstract class Runnables implements io.variantmapper.runtime.VariantSerializer<Runnable> {
  static final Runnables INSTANCE = null;
}

@GameData
record Unit(int hp) {}

@VariantDictionary
class Account {
  @VariantField("name")
  String owner;

  @VariantIgnore
  int id;

  Account(
      String owner,
      int id) {}
}

@VariantDictionary
record Login(
    @VariantField(access = FieldAccess.WRITE_ONLY) long serverTime,
    @VariantField(access = FieldAccess.READ_ONLY, defaultValue = "") String password) {}

@VariantDictionary
record Strict(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest,
    java.util.Map<String, io.variantmapper.runtime.Variant> more) {}

@VariantDictionary(changes = true)
record Sent(
    java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
record Named(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
interface Field {
  @VariantField("n")
  int rows();

  static Field of(int rows) {
    return () -> rows;
  }
}

@VariantDictionary
record Pair(
    @VariantField("a") int first,
    int second,
    int third) {
  Pair(int first, @VariantIgnore int second, @VariantField("c") int third) {
    this.first = first;
    this.second = second;
    this.third = third;
  }
}

@VariantDictionary
record Made(@VariantField("a") int x) {
  Made {}
}

abstract class Base {
  @VariantField("a")
  int x;
}

@VariantDictionary
sealed interface Signal {}

@VariantDictionary
record Flare() implements Signal {}

@VariantDictionary
record Skipping(
    @VariantExtras
    java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantMixIn(java.awt.Point.class)
@VariantArray
interface PointMixIn {
  @VariantField("column")
  int x();

  @VariantCreator
  java.awt.Point of();
}

@VariantDictionary.Template(unknownKeys = UnknownKeys.FAIL)
@Target(ElementType.TYPE)
@interface Checked {}

/** The extras of a type take precedence over unknownKeys of its house style. */
@Checked
record Open(@VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
record Empty(
    @org.jspecify.annotations.Nullable Integer hp) {}

@VariantDictionary(readInto = true)
class Filled {
  java.util.Map<String, io.variantmapper.runtime.Variant> rest;
}

@VariantSingleValue
record Degrees(int value) {}

@VariantDictionary(readInto = true)
class Volume {
  int value;
}
