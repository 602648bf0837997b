// OPTION -Avariant.gdscript=4
// OPTION -Avariant.gdscript.prefix=My
package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@VariantDictionary
@VariantArray // ERROR @VariantArray [VariantContradiction] @VariantArray on Tile is combined with @VariantDictionary, but a type can have only one shape. Keep one of the two.
// FIXED record Tile(@VariantField("x") int column) {}
record Tile(@VariantIgnore @VariantField("x") int column) {} // ERROR @VariantField [VariantContradiction] @VariantField on Tile.column is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
// FIXED

@VariantDictionary
class Purse {
  @VariantField("coins")
  private int gold;

  @VariantField("money") // ERROR @VariantField [VariantContradiction] @VariantField on Purse.getGold occurs twice: on this accessor, and on the field, the creator's parameter or the other accessor. Keep one of the two.
  // FIXED
  int getGold() {
    return gold;
  }

  void setGold(int gold) {
    this.gold = gold;
  }
}

@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface GameData {}

@VariantArray.Template
@Target(ElementType.TYPE)
@interface Small {}

@VariantDictionary
// FIXED
@Small // ERROR @Small [VariantContradiction] @Small on Player is combined with an annotation of another shape, but a type can have only one shape. Keep one of the two.
record Player(int hp) {}

@VariantDictionary
@VariantProtocol(toGodot = Beep.class, toJava = Beep.class) // ERROR @VariantProtocol [VariantContradiction] @VariantProtocol on Beep is combined with an annotation that maps the type, but a mapped type already has a class in GDScript. Move @VariantProtocol to an interface of its own.
// FIXED
record Beep(int tone) {}

@VariantDictionary
// FIXED @VariantProtocol(toGodot = Beep.class, toJava = Beep.class)
// FIXED interface BeepProtocol {}
// FIXED
// FIXED @VariantDictionary
@VariantUsing(Object.class) // ERROR @VariantUsing [VariantContradiction] @VariantUsing on Money is combined with an annotation that generates another serializer, but a type can have only one serializer. Keep one of the two. // ERROR .class [VariantInvalidSerializer] game.Money uses the serializer java.lang.Object, which does not implement VariantSerializer<game.Money>. Implement this interface, or name a class that does.
// FIXED
record Money(int cents) {}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantImport(type = Runnable.class, using = Threads.class)
// FIXED @VariantImport(type = Runnable.class, using = Runnables.class)
@VariantImport(type = Thread.class, using = Threads.class)
// FIXED
@VariantDictionary
record Job(Thread thread) {} // ERROR record [VariantContradiction] @VariantImport on Job is combined with another import of the same type, but a type can be imported only once. Keep one of the two. // ERROR record [VariantSerializerType] java.lang.Runnable uses the serializer game.Threads, which is for java.lang.Thread. Name a serializer for java.lang.Runnable.

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

@GameData
// FIXED abstract class Runnables implements io.variantmapper.runtime.VariantSerializer<Runnable> {
  // FIXED static final Runnables INSTANCE = null;
// FIXED }
// FIXED
// FIXED @GameData
@Small // ERROR @Small [VariantContradiction] @Small on Unit is combined with another house style, but a type has at most one. Keep one of the two.
// FIXED
record Unit(int hp) {}

@VariantDictionary
class Account {
  @VariantField("name")
  String owner;

  @VariantIgnore
  int id;

  Account(
      @VariantField("user") String owner, // ERROR @VariantField [VariantContradiction] @VariantField on Account.owner occurs twice: on the creator's parameter and on the field. Keep one of the two.
      // FIXED String owner,
      @VariantField("key") int id) {} // ERROR @VariantField [VariantContradiction] @VariantField on Account.id is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
      // FIXED int id) {}
}

@VariantDictionary
record Login(
    @VariantField(access = FieldAccess.WRITE_ONLY, aliases = {"time", "at"}) long serverTime, // ERROR "time" [VariantContradiction] Login.serverTime has aliases, but is never read, because it is WRITE_ONLY. Remove the aliases, or change the access.
    // FIXED @VariantField(access = FieldAccess.WRITE_ONLY) long serverTime,
    @VariantField(access = FieldAccess.READ_ONLY, defaultValue = "", omitDefault = true) String password) {} // ERROR true [VariantContradiction] Login.password omits its default, but is never written, because it is READ_ONLY. Remove omitDefault, or change the access.
    // FIXED @VariantField(access = FieldAccess.READ_ONLY, defaultValue = "") String password) {}

@VariantDictionary(unknownKeys = UnknownKeys.FAIL)
// FIXED @VariantDictionary
record Strict(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest, // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Strict.rest keeps unknown keys, but the type sets unknownKeys to a value other than KEEP. Remove one of the two.
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> more) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Strict.more is the second one in its type, but a type has at most one. Keep one of the two.
    // FIXED java.util.Map<String, io.variantmapper.runtime.Variant> more) {}

@VariantDictionary(changes = true)
record Sent(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Sent.rest is in a type that sends changes, but changes do not include unknown keys. Remove it, or remove the option changes.
    // FIXED java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
record Named(
    @VariantField("rest") @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {} // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Named.rest is combined with @VariantField, which maps a single entry. Keep one of the two.
    // FIXED @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
interface Field {
  @VariantField("n") // ERROR @VariantField [VariantContradiction] @VariantField on Field.rows is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
  @VariantIgnore
  // FIXED
  int rows();

  static Field of(int rows) {
    return () -> rows;
  }
}

@VariantDictionary
record Pair(
    @VariantField("a") int first,
    @VariantField("b") int second, // ERROR @VariantField [VariantContradiction] @VariantField on Pair.second is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
    // FIXED int second,
    int third) {
  Pair(@VariantField("x") int first, @VariantIgnore int second, @VariantField("c") int third) { // ERROR @VariantField("x [VariantContradiction] @VariantField on Pair.first occurs twice: on the creator's parameter and on the field. Keep one of the two.
  // FIXED Pair(int first, @VariantIgnore int second, @VariantField("c") int third) {
    this.first = first;
    this.second = second;
    this.third = third;
  }
}

record Made(@VariantField("a") int x) { // ERROR @VariantField [VariantMisplacedMark] @VariantField on Made.x has no effect, because the record is not mapped. Annotate the record with @VariantDictionary or @VariantArray, or remove this annotation.
// FIXED @VariantDictionary
// FIXED record Made(@VariantField("a") int x) {
  Made {}
}

abstract class Base {
  @VariantField("a") // ERROR @VariantField [VariantContradiction] @VariantField on Base.x is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
  @VariantIgnore
  // FIXED
  int x;
}

@VariantDictionary
@VariantArray // ERROR @VariantArray [VariantContradiction] @VariantArray on Signal is combined with @VariantDictionary, but a type can have only one shape. Keep one of the two.
// FIXED
sealed interface Signal {}

@VariantDictionary
record Flare() implements Signal {}

@VariantDictionary(unknownKeys = UnknownKeys.SKIP)
// FIXED @VariantDictionary
record Skipping(
    @VariantExtras // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Skipping.rest keeps unknown keys, but the type sets unknownKeys to a value other than KEEP. Remove one of the two.
    java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantMixIn(java.awt.Point.class)
@VariantArray
interface PointMixIn {
  @VariantField("column") // ERROR @VariantField [VariantContradiction] @VariantField on PointMixIn.x is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
  @VariantIgnore
  // FIXED
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
    @org.jspecify.annotations.Nullable int hp) {} // ERROR hp) [VariantContradiction] Empty.hp is @Nullable, but its type is int, which is never null. Declare it as Integer, or remove @Nullable.
    // FIXED @org.jspecify.annotations.Nullable Integer hp) {}

@VariantDictionary(readInto = true)
class Filled {
  @VariantExtras // ERROR @VariantExtras [VariantContradiction] @VariantExtras on Filled.rest is in a type with readInto, but unknown keys are not read into existing objects. Remove it, or set readInto = false.
  // FIXED
  java.util.Map<String, io.variantmapper.runtime.Variant> rest;
}

@VariantArray
// FIXED
@VariantSingleValue // ERROR @VariantSingleValue [VariantContradiction] @VariantSingleValue on Degrees is combined with an annotation of another shape, but a type can have only one shape. Keep one of the two.
record Degrees(int value) {}

@VariantDictionary(readInto = true)
@VariantSingleValue // ERROR @VariantSingleValue [VariantContradiction] @VariantSingleValue on Volume is combined with @VariantDictionary, but a type can have only one shape. Keep one of the two.
// FIXED
class Volume {
  int value;
}
