package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@VariantDictionary
@VariantArray // ERROR @VariantArray [VariantContradiction] @VariantArray on Tile stands beside @VariantDictionary, and a type has one shape. Keep one.
record Tile(@VariantIgnore @VariantField("x") int column) {} // ERROR @VariantField [VariantContradiction] @VariantField on Tile.column stands beside @VariantIgnore, which leaves the field out. Keep one.

@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface GameData {}

@VariantArray.Template
@Target(ElementType.TYPE)
@interface Small {}

@VariantDictionary
@Small // ERROR @Small [VariantContradiction] @Small on Player stands beside an annotation of the other shape, and a type has one shape. Keep one.
record Player(int hp) {}

@VariantDictionary
@VariantUsing(Object.class) // ERROR @VariantUsing [VariantContradiction] @VariantUsing on Money stands beside an annotation that has another serializer generated, and a type has one. Keep one. // ERROR .class [VariantInvalidSerializer] game.Money is to be written by java.lang.Object, which implements no VariantSerializer. Implement VariantSerializer<game.Money>, or name a class that does.
record Money(int cents) {}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantImport(type = Runnable.class, using = Threads.class)
@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Job(Thread thread) {} // ERROR record [VariantContradiction] @VariantImport on Job stands beside another for the same type. Keep one. // ERROR record [VariantSerializerType] java.lang.Runnable is to be written by game.Threads, which is for java.lang.Thread. Name one for java.lang.Runnable.

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

@GameData
@Small // ERROR @Small [VariantContradiction] @Small on Unit stands beside another house style, and a type has one at most. Keep one.
record Unit(int hp) {}

@VariantDictionary
class Account {
  @VariantField("name")
  String owner;

  @VariantIgnore
  int id;

  Account(
      @VariantField("user") String owner, // ERROR @VariantField [VariantContradiction] @VariantField on Account.owner stands on the creator's parameter and on the field. Keep one.
      @VariantField("key") int id) {} // ERROR @VariantField [VariantContradiction] @VariantField on Account.id stands beside @VariantIgnore, which leaves the field out. Keep one.
}

@VariantDictionary
record Login(
    @VariantField(access = FieldAccess.WRITE_ONLY, aliases = {"time", "at"}) long serverTime, // ERROR "time" [VariantContradiction] Login.serverTime has aliases to be read by, but is never read, for it is WRITE_ONLY. Remove one of the two.
    @VariantField(access = FieldAccess.READ_ONLY, defaultValue = "", omitDefault = true) String password) {} // ERROR true [VariantContradiction] Login.password leaves out its default, but is never written, for it is READ_ONLY. Remove one of the two.

@VariantDictionary(unknownKeys = UnknownKeys.FAIL)
record Strict(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest, // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Strict.rest keeps unknown keys, but the type says with unknownKeys that they are not kept. Remove one of the two.
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> more) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Strict.more is the second of its type. Keep one.

@VariantDictionary(changes = true)
record Sent(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Sent.rest stands in a type that sends changes, and what it keeps would be no part of them. Remove it, or changes.

@VariantDictionary
record Named(
    @VariantField("rest") @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Named.rest stands beside @VariantField, which is about one entry. Keep one.

@VariantDictionary
interface Field {
  @VariantField("n") // ERROR @VariantField [VariantContradiction] @VariantField on Field.rows stands beside @VariantIgnore, which leaves the field out. Keep one.
  @VariantIgnore
  int rows();

  static Field of(int rows) {
    return () -> rows;
  }
}

@VariantDictionary
record Pair(
    @VariantField("a") int first,
    @VariantField("b") int second, // ERROR @VariantField [VariantContradiction] @VariantField on Pair.second stands beside @VariantIgnore, which leaves the field out. Keep one.
    int third) {
  Pair(@VariantField("x") int first, @VariantIgnore int second, @VariantField("c") int third) { // ERROR @VariantField("x [VariantContradiction] @VariantField on Pair.first stands on the creator's parameter and on the field. Keep one.
    this.first = first;
    this.second = second;
    this.third = third;
  }
}

record Made(@VariantField("a") int x) { // ERROR @VariantField [VariantMisplacedMark] @VariantField on Made.x has no effect, for the record is not mapped. Mark that with @VariantDictionary or @VariantArray, or remove this.
  Made {}
}

abstract class Base {
  @VariantField("a") // ERROR @VariantField [VariantContradiction] @VariantField on Base.x stands beside @VariantIgnore, which leaves the field out. Keep one.
  @VariantIgnore
  int x;
}

@VariantDictionary
@VariantArray // ERROR @VariantArray [VariantContradiction] @VariantArray on Signal stands beside @VariantDictionary, and a type has one shape. Keep one.
sealed interface Signal {}

@VariantDictionary
record Flare() implements Signal {}

@VariantDictionary(unknownKeys = UnknownKeys.SKIP)
record Skipping(
    @VariantExtras // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Skipping.rest keeps unknown keys, but the type says with unknownKeys that they are not kept. Remove one of the two.
    java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantMixIn(java.awt.Point.class)
@VariantArray
interface PointMixIn {
  @VariantField("column") // ERROR @VariantField [VariantContradiction] @VariantField on PointMixIn.x stands beside @VariantIgnore, which leaves the field out. Keep one.
  @VariantIgnore
  int x();

  @VariantCreator
  java.awt.Point of();
}

@VariantDictionary.Template(unknownKeys = UnknownKeys.FAIL)
@Target(ElementType.TYPE)
@interface Checked {}

/** A house style is for many types, and gives way to what one of them says. */
@Checked
record Open(@VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}
