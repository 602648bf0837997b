// Solves 67 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Forgotten {
  @VariantField("x")
  int column;

  @VariantCreator
  Forgotten(@VariantIgnore int row) {}
}

class Kinds {
  int sword;
}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Hero(EnumForm form) {}

@VariantDictionary(nulls = NullPolicy.OMIT)
class Monk {
  int hp;

  int mp;

  @VariantField(access = FieldAccess.READ_ONLY)
  String name;

  @VariantField(access = FieldAccess.READ_ONLY)
  String title;
}

@VariantArray
record Abbey(
    @VariantField(nulls = NullPolicy.OMIT) String name,
    @VariantField(nulls = NullPolicy.OMIT_EMPTY) String order) {}

@VariantDictionary(views = "server", nulls = NullPolicy.OMIT_EMPTY)
record Cell(
    String name,
    @org.jspecify.annotations.Nullable String guest,
    Integer beds,
    @VariantField(nulls = NullPolicy.OMIT_EMPTY) String door,
    int size,
    @VariantField(nulls = NullPolicy.OMIT)
        Integer keys,
    @VariantField(nulls = NullPolicy.OMIT)
        @org.jspecify.annotations.Nullable String owner,
    @VariantField(defaultValue = "oak", nulls = NullPolicy.OMIT)
        String wood,
    @VariantField(views = "server", nulls = NullPolicy.OMIT)
        String secret,
    @VariantField(access = FieldAccess.READ_ONLY)
        String visitor) {}

@VariantDictionary
record Vow(
    @VariantField(nulls = NullPolicy.REFUSE) String text,
        int years,
    @VariantField(required = false)
        String place) {}

@VariantDictionary(time = TimeForm.SECONDS)
record Feast(
    java.time.LocalDate day,
        java.time.LocalDate eve,
    @VariantField(time = TimeForm.TEXT) java.util.List<java.time.Duration> courses,
        Vow vow,
    @VariantField(
            access = FieldAccess.WRITE_ONLY)
        java.util.List<String> guests) {}

class Idle {
  class Inside {}
}

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

@VariantMixIn(Pixel.class)
@VariantDictionary
interface PixelMixIn {}

class Pixel {
  int x;
}

@VariantDictionary
record Method(@VariantField("size") int count) {
  int sum() {
    return count;
  }
}

@VariantMixIn(java.awt.Point.class)
@VariantArray
interface PointMixIn {
  @VariantCreator
  java.awt.Point of(int x, int y);

  void move(int z);
}

@VariantDictionary
record Plain(@VariantField("x") int column) {}

enum Suit {
  @VariantValue("h")
  HEARTS;

  int rank;
}

@VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Worker(int id) {}

@VariantDictionary
class Account {
  static int MAX = 3;

  transient int cache;

  @VariantField("key")
  int id;

  void setId(int id) {}
}

@VariantDictionary
sealed interface Shape {
  @VariantDictionary(changes = true)
  record Circle(float radius) implements Shape {}
}

@VariantDictionary
record Rest(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantArray
record Row(
    java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary(unknownKeys = UnknownKeys.KEEP)
record Kept(
    int hp, @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
class Hut {
  @VariantField("n")
  int rooms;

  int getRooms() {
    return rooms;
  }

  static int mostRooms() {
    return 4;
  }
}

@VariantDictionary
interface House {
  @VariantField("n")
  int rooms();

  int MOST = 20;

  default int size() {
    return rooms() * 20;
  }

  static House of(int rooms) {
    return () -> rooms;
  }
}

@VariantDictionary
record Guarded(@VariantField("q") int x, @VariantField("h") int hp, @VariantIgnore int z) {
  Guarded(int x, @VariantField("h") int hp, int z) {
    this.x = x;
    this.hp = hp;
    this.z = z;
  }

  static Guarded of(int x) {
    return new Guarded(x, 0, 0);
  }

  public int x() {
    return x;
  }

  public int hp() {
    return hp;
  }
}

abstract class Base {
  static int count;

  @VariantIgnore
  static int most;

  transient int cache;

  @VariantField("health")
  int hp;

  Base() {}

  Base(@VariantField("health") int hp, int mp) {}

  int getHp() {
    return hp;
  }

  @VariantField("levels")
  abstract int levels();

  abstract int level(int index);
}

interface Named {
  @VariantField("title")
  default String name() {
    return "";
  }

  static String unknown() {
    return "anyone";
  }

  private String hidden() {
    return "";
  }

  default void rename() {}
}

@VariantDictionary
sealed abstract class Event {
  static int last;

  @VariantField("at")
  int time;

  @VariantDictionary
  static final class Start extends Event {}
}

@VariantDictionary
sealed interface Command {
  @VariantDictionary(
      naming = KeyNaming.SNAKE_CASE,
      keyCase = KeyCase.IGNORE,
      keyOrder = KeyOrder.ALPHABETICAL,
      nulls = NullPolicy.OMIT,
      creator = CreatorPreference.NO_PARAMETERS,
      nullness = Nullness.NULLABLE,
      time = TimeForm.SECONDS,
      unknownKeys = UnknownKeys.FAIL,
      views = "server")
  record Go() implements Command {}
}

@VariantArray
@VariantSubtypes(Leap.class)
interface Step {}

@VariantArray(reserved = 1)
record Leap(int x) implements Step {}

@VariantDictionary
@VariantSubtypes(Oak.class)
interface Leaf {}

@VariantDictionary
record Oak() implements Leaf {}

@VariantDictionary.Template(unknownKeys = UnknownKeys.KEEP)
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
@interface Lossless {}

@Lossless
record Empty() {}

@VariantDictionary
@VariantSubtypes({Cat.class, Plant.class})
abstract class Pet {
  int age;
}

@VariantDictionary
class Cat extends Pet {}

@VariantDictionary
class Plant extends Pet {}

@VariantDictionary
sealed interface Vehicle {
  @VariantDictionary(readInto = true)
  final class Cart implements Vehicle {
    int wheels;
  }
}

enum Season { SPRING, FALL }

@VariantDictionary
@VariantSubtypes(Axe.class)
interface Weapon {}

@VariantDictionary
record Axe() implements Weapon {}
