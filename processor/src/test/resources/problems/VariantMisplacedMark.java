package game;

import io.variantmapper.annotations.*;

class Forgotten {
// FIXED @VariantDictionary
// FIXED class Forgotten {
  @VariantField("x") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Forgotten.column has no effect, because the type is not mapped. Annotate the type with @VariantDictionary or @VariantArray, or make it abstract if mapped classes of another module extend it.
  int column;

  @VariantCreator // ERROR @VariantCreator [VariantMisplacedMark] @VariantCreator on Forgotten has no effect, because the type is not mapped. Annotate the type with @VariantDictionary or @VariantArray, or remove this annotation.
  Forgotten(@VariantIgnore int row) {} // ERROR @VariantIgnore [VariantMisplacedMark] @VariantIgnore on Forgotten.row has no effect, because the type is not mapped. Annotate the type with @VariantDictionary or @VariantArray, or remove this annotation.
}

@VariantEnum(as = EnumForm.NAME) // ERROR @VariantEnum [VariantMisplacedMark] @VariantEnum on Kinds has no effect, because the type is not an enum. Remove it.
// FIXED
class Kinds {
  @VariantFallback // ERROR @VariantFallback [VariantMisplacedMark] @VariantFallback on Kinds.sword has no effect, because it applies only to the constants of an enum. Remove it.
  // FIXED
  @VariantValue("sword") // ERROR @VariantValue [VariantMisplacedMark] @VariantValue on Kinds.sword has no effect, because it applies only to the constants of an enum. Remove it.
  // FIXED
  int sword;
}

@VariantDictionary
// FIXED @VariantImport(type = Thread.class, using = Threads.class)
// FIXED @VariantDictionary
record Hero(@VariantField(unknownConstants = UnknownConstants.SKIP) EnumForm form) {} // ERROR .SKIP [VariantMisplacedMark] @VariantField on Hero.form sets unknownConstants without effect, because the field has no elements that are constants of an enum. Remove unknownConstants.
// FIXED record Hero(EnumForm form) {}

@VariantDictionary(nulls = NullPolicy.OMIT)
class Monk {
  int hp;

  @VariantField(nulls = NullPolicy.OMIT) // ERROR .OMIT [VariantMisplacedMark] @VariantField on Monk.mp sets the option nulls without effect, because a primitive is never null. Remove the option.
  // FIXED
  int mp;

  @VariantField(access = FieldAccess.READ_ONLY)
  String name;

  @VariantField(access = FieldAccess.READ_ONLY, nulls = NullPolicy.OMIT) // ERROR .OMIT [VariantMisplacedMark] @VariantField on Monk.title sets the option nulls without effect, because the field is never written. Remove the option.
  // FIXED @VariantField(access = FieldAccess.READ_ONLY)
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
    @VariantField(nulls = NullPolicy.OMIT_EMPTY) int size, // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.size sets the option nulls without effect, because a primitive is never null. Remove the option.
    // FIXED int size,
    @VariantField(nulls = NullPolicy.OMIT_EMPTY) // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.keys sets nulls = OMIT_EMPTY, which has the same effect as OMIT here. The reason is that the type has no empty value, or that a missing key already means something else: null, a default, or a packet for another view. Set nulls = OMIT.
    // FIXED @VariantField(nulls = NullPolicy.OMIT)
        Integer keys,
    @VariantField(nulls = NullPolicy.OMIT_EMPTY) // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.owner sets nulls = OMIT_EMPTY, which has the same effect as OMIT here. The reason is that the type has no empty value, or that a missing key already means something else: null, a default, or a packet for another view. Set nulls = OMIT.
    // FIXED @VariantField(nulls = NullPolicy.OMIT)
        @org.jspecify.annotations.Nullable String owner,
    @VariantField(defaultValue = "oak", nulls = NullPolicy.OMIT_EMPTY) // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.wood sets nulls = OMIT_EMPTY, which has the same effect as OMIT here. The reason is that the type has no empty value, or that a missing key already means something else: null, a default, or a packet for another view. Set nulls = OMIT.
    // FIXED @VariantField(defaultValue = "oak", nulls = NullPolicy.OMIT)
        String wood,
    @VariantField(views = "server", nulls = NullPolicy.OMIT_EMPTY) // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.secret sets nulls = OMIT_EMPTY, which has the same effect as OMIT here. The reason is that the type has no empty value, or that a missing key already means something else: null, a default, or a packet for another view. Set nulls = OMIT.
    // FIXED @VariantField(views = "server", nulls = NullPolicy.OMIT)
        String secret,
    @VariantField(access = FieldAccess.READ_ONLY, nulls = NullPolicy.OMIT_EMPTY) // ERROR .OMIT_EMPTY [VariantMisplacedMark] @VariantField on Cell.visitor sets the option nulls without effect, because the field is never written. Remove the option.
    // FIXED @VariantField(access = FieldAccess.READ_ONLY)
        String visitor) {}

@VariantDictionary
record Vow(
    @VariantField(nulls = NullPolicy.REFUSE) String text,
    @VariantField(nulls = NullPolicy.REFUSE) // ERROR .REFUSE [VariantMisplacedMark] @VariantField on Vow.years sets nulls = REFUSE without effect, because the field is never null, is never written, or may accept a nil when it is read. Remove the option nulls.
    // FIXED
        int years,
    @VariantField(required = false, nulls = NullPolicy.REFUSE) // ERROR .REFUSE [VariantMisplacedMark] @VariantField on Vow.place sets nulls = REFUSE without effect, because the field is never null, is never written, or may accept a nil when it is read. Remove the option nulls.
    // FIXED @VariantField(required = false)
        String place) {}

@VariantDictionary(time = TimeForm.SECONDS)
record Feast(
    java.time.LocalDate day,
    @VariantField(time = TimeForm.SECONDS) // ERROR .SECONDS [VariantMisplacedMark] @VariantField on Feast.eve sets the option time without effect, because the field contains no Instant, Date or Duration, or has a serializer that writes these values itself. Remove the option, or declare the field as an Instant or a Duration.
    // FIXED
        java.time.LocalDate eve,
    @VariantField(time = TimeForm.TEXT) java.util.List<java.time.Duration> courses,
    @VariantField(time = TimeForm.TEXT) // ERROR .TEXT [VariantMisplacedMark] @VariantField on Feast.vow sets the option time without effect, because the field contains no Instant, Date or Duration, or has a serializer that writes these values itself. Remove the option, or declare the field as an Instant or a Duration.
    // FIXED
        Vow vow,
    @VariantField(
            as = java.util.LinkedList.class, // ERROR .class [VariantMisplacedMark] @VariantField on Feast.guests sets the option "as" without effect, because the field is never read. Remove the option.
            // FIXED
            access = FieldAccess.WRITE_ONLY)
        java.util.List<String> guests) {}

@VariantImport(type = Thread.class, using = Threads.class) // ERROR @VariantImport [VariantMisplacedMark] @VariantImport on Idle has no effect, because neither the type nor a type inside it is mapped. Move it to a mapped type, or to package-info.java.
// FIXED
class Idle {
  class Inside {}
}

abstract class Threads implements io.variantmapper.runtime.VariantSerializer<Thread> {
  static final Threads INSTANCE = null;
}

@VariantMixIn(Pixel.class) // ERROR @VariantMixIn [VariantMisplacedMark] @VariantMixIn on PixelMixIn has no effect, because it does not choose between Dictionary and Array. Add @VariantDictionary or @VariantArray.
interface PixelMixIn {}
// FIXED @VariantDictionary
// FIXED interface PixelMixIn {}

class Pixel {
  int x;
}

@VariantDictionary
record Method(@VariantField("size") int count) {
  @VariantField("none") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Method.sum has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  int sum(int first, int second) {
    return count + first + second;
  }
}

@VariantMixIn(java.awt.Point.class)
@VariantArray
interface PointMixIn {
  @VariantCreator
  java.awt.Point of(int x, int y);

  void move(@VariantField("z") int z); // ERROR @VariantField [VariantMisplacedMark] @VariantField on PointMixIn.z has no effect, because reading doesn't call the constructor or method that has this parameter. Move it to the field, or to the parameter of the creator, or remove it.
  // FIXED void move(int z);
}

record Plain(@VariantField("x") int column) {} // ERROR @VariantField [VariantMisplacedMark] @VariantField on Plain.column has no effect, because the record is not mapped. Annotate the record with @VariantDictionary or @VariantArray, or remove this annotation.
// FIXED @VariantDictionary
// FIXED record Plain(@VariantField("x") int column) {}

enum Suit {
  @VariantField("h") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Suit.HEARTS has no effect, because a constant of an enum is written as a text or number, without fields. Give the constants their values with @VariantValue, and remove this annotation.
  // FIXED @VariantValue("h")
  HEARTS;

  @VariantIgnore // ERROR @VariantIgnore [VariantMisplacedMark] @VariantIgnore on Suit.rank has no effect, because a constant of an enum is written as a text or number, without fields. Give the constants their values with @VariantValue, and remove this annotation.
  // FIXED
  int rank;
}

@VariantImport(type = void.class, using = Threads.class) // ERROR @VariantImport [VariantMisplacedMark] @VariantImport on Worker names void, which has no values. Name a type, and a serializer for it.
// FIXED @VariantImport(type = Thread.class, using = Threads.class)
@VariantDictionary
record Worker(int id) {}

@VariantDictionary
class Account {
  @VariantField("max") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Account.MAX has no effect, because static fields are not mapped. Remove it.
  // FIXED
  static int MAX = 3;

  @VariantField("cache") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Account.cache has no effect, because transient fields are not mapped. Remove it, or remove the modifier transient.
  // FIXED
  transient int cache;

  int id;

  void setId(@VariantField("key") int id) {} // ERROR @VariantField [VariantMisplacedMark] @VariantField on Account.id has no effect, because it is on the parameter of a setter. Move it to the setter.
  // FIXED @VariantField("key")
  // FIXED void setId(int id) {}
}

@VariantDictionary(changes = true)
// FIXED @VariantDictionary
sealed interface Shape { // ERROR interface [VariantMisplacedMark] Shape has changes = true, but is mapped by its subtypes, and a packet of changes can't replace an object with an object of another subtype. Set changes = true on the subtypes instead.
  @VariantDictionary(changes = true)
  record Circle(float radius) implements Shape {}
}

@VariantDictionary
record Rest(
    @VariantExtras java.util.Map<String, Integer> rest) {} // ERROR @VariantExtras [VariantMisplacedMark] @VariantExtras on Rest.rest can't keep unknown keys in a field of this type. Declare it as Map<String, Variant>, Map<String, Object> or Map<Variant, Variant>.
    // FIXED @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantArray
record Row(
    @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {} // ERROR @VariantExtras [VariantMisplacedMark] @VariantExtras on Row.rest has no effect, because an Array has no keys. Remove it, or use @VariantDictionary.
    // FIXED java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary(unknownKeys = UnknownKeys.KEEP) // ERROR .KEEP [VariantMisplacedMark] @VariantDictionary on Kept keeps unknown keys, but the type has no field for them. Add a Map<String, Variant> with @VariantExtras.
record Kept(int hp) {}
// FIXED record Kept(
    // FIXED int hp, @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}

@VariantDictionary
class Hut {
  int rooms;

  @VariantField("n") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Hut.setRooms has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  Hut setRooms(String rooms) {
    return this;
  }

  @VariantField("max") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Hut.mostRooms has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  static int mostRooms() {
    return 4;
  }
}

@VariantDictionary
class Barn {
  java.util.concurrent.atomic.AtomicInteger cows =
  // FIXED transient java.util.concurrent.atomic.AtomicInteger cows =
      new java.util.concurrent.atomic.AtomicInteger();
  int hay;
  int carts;

  @VariantField("n") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Barn.getCows has no effect, because the type of the method differs from the type of its field. Make the field transient, so that the getter and the setter are a property without a field, or remove this annotation.
  int getCows() {
    return cows.get();
  }

  void setCows(int value) {
    cows.set(value);
  }

  @VariantField("h") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Barn.setHay has no effect, because the method is private. Make the method package-private or wider, or remove this annotation.
  private void setHay(int hay) {
  // FIXED void setHay(int hay) {
    this.hay = hay;
  }

  void setCarts(@VariantField("c") int carts) { // ERROR @VariantField [VariantMisplacedMark] @VariantField on Barn.carts has no effect, because it is on the parameter of a setter. Move it to the setter.
  // FIXED @VariantField("c")
  // FIXED void setCarts(int carts) {
    this.carts = carts;
  }
}

@VariantDictionary
interface House {
  @VariantField("n")
  int rooms();

  @VariantField("m") // ERROR @VariantField [VariantMisplacedMark] @VariantField on House.MOST has no effect, because only the abstract methods of the type are mapped. Move it to one of them, or remove it.
  // FIXED
  int MOST = 20;

  @VariantIgnore // ERROR @VariantIgnore [VariantMisplacedMark] @VariantIgnore on House.size has no effect, because only the abstract methods of the type are mapped. Move it to one of them, or remove it.
  // FIXED
  default int size() {
    return rooms() * 20;
  }

  static House of(int rooms) {
    return () -> rooms;
  }
}

@VariantDictionary
record Guarded(int x, @VariantField("h") int hp, @VariantIgnore int z) {
// FIXED record Guarded(@VariantField("q") int x, @VariantField("h") int hp, @VariantIgnore int z) {
  Guarded(int x, @VariantField("h") int hp, int z) {
    this.x = x;
    this.hp = hp;
    this.z = z;
  }

  static Guarded of(@VariantField("q") int x) { // ERROR @VariantField [VariantMisplacedMark] @VariantField on Guarded.x has no effect, because reading doesn't call the constructor or method that has this parameter. Move it to the field, or to the parameter of the creator, or remove it.
  // FIXED static Guarded of(int x) {
    return new Guarded(x, 0, 0);
  }
}

abstract class Base {
  @VariantField("count") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Base.count has no effect, because static fields are not mapped. Remove it.
  // FIXED
  static int count;

  @VariantIgnore
  static int most;

  @VariantField("cache") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Base.cache has no effect, because transient fields are not mapped. Remove it, or remove the modifier transient.
  // FIXED
  transient int cache;

  @VariantField("health")
  int hp;

  @VariantCreator // ERROR @VariantCreator [VariantMisplacedMark] @VariantCreator on Base has no effect, because reading creates no objects of the abstract type itself. Move it to the subtypes, or remove it.
  // FIXED
  Base() {}

  Base(@VariantField("health") int hp, @VariantField("mp") int mp) {} // ERROR @VariantField("mp [VariantMisplacedMark] @VariantField on Base.mp has no effect, because reading doesn't call the constructor or method that has this parameter. Move it to the field, or to the parameter of the creator, or remove it.
  // FIXED Base(@VariantField("health") int hp, int mp) {}

  @VariantField("levels")
  abstract int levels();

  @VariantField("level") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Base.level has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  abstract int level(int index);
}

interface Named {
  @VariantField("title")
  default String name() {
    return "";
  }

  @VariantField("anyone") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Named.unknown has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  static String unknown() {
    return "anyone";
  }

  @VariantField("hidden") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Named.hidden has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  private String hidden() {
    return "";
  }

  @VariantField("rename") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Named.rename has no effect, because the method is neither the getter nor the setter of a property. Remove it, or move it to the field, getter or setter of a property.
  // FIXED
  default void rename() {}
}

@VariantDictionary
sealed abstract class Event {
  @VariantField("last") // ERROR @VariantField [VariantMisplacedMark] @VariantField on Event.last has no effect, because static fields are not mapped. Remove it.
  // FIXED
  static int last;

  @VariantField("at")
  int time;

  @VariantDictionary
  static final class Start extends Event {}
}

@VariantDictionary(
// FIXED @VariantDictionary
    naming = KeyNaming.SNAKE_CASE, // ERROR .SNAKE_CASE [VariantMisplacedMark] @VariantDictionary(naming = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    keyCase = KeyCase.IGNORE, // ERROR .IGNORE [VariantMisplacedMark] @VariantDictionary(keyCase = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    keyOrder = KeyOrder.ALPHABETICAL, // ERROR .ALPHABETICAL [VariantMisplacedMark] @VariantDictionary(keyOrder = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    nulls = NullPolicy.OMIT, // ERROR .OMIT [VariantMisplacedMark] @VariantDictionary(nulls = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    creator = CreatorPreference.NO_PARAMETERS, // ERROR .NO_PARAMETERS [VariantMisplacedMark] @VariantDictionary(creator = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    nullness = Nullness.NULLABLE, // ERROR .NULLABLE [VariantMisplacedMark] @VariantDictionary(nullness = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    time = TimeForm.SECONDS, // ERROR .SECONDS [VariantMisplacedMark] @VariantDictionary(time = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    unknownKeys = UnknownKeys.FAIL, // ERROR .FAIL [VariantMisplacedMark] @VariantDictionary(unknownKeys = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
    views = "server") // ERROR "server" [VariantMisplacedMark] @VariantDictionary(views = …) on Command has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
    // FIXED
sealed interface Command {
  @VariantDictionary
  // FIXED @VariantDictionary(
      // FIXED naming = KeyNaming.SNAKE_CASE,
      // FIXED keyCase = KeyCase.IGNORE,
      // FIXED keyOrder = KeyOrder.ALPHABETICAL,
      // FIXED nulls = NullPolicy.OMIT,
      // FIXED creator = CreatorPreference.NO_PARAMETERS,
      // FIXED nullness = Nullness.NULLABLE,
      // FIXED time = TimeForm.SECONDS,
      // FIXED unknownKeys = UnknownKeys.FAIL,
      // FIXED views = "server")
  record Go() implements Command {}
}

@VariantArray(reserved = 1) // ERROR 1 [VariantMisplacedMark] @VariantArray(reserved = …) on Step has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
// FIXED @VariantArray
@VariantSubtypes(Leap.class)
interface Step {}

@VariantArray
// FIXED @VariantArray(reserved = 1)
record Leap(int x) implements Step {}

@VariantSubtypes(Oak.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Leaf has no effect, because the type is not mapped. Annotate the type with @VariantDictionary or @VariantArray, or remove this annotation.
// FIXED @VariantDictionary
// FIXED @VariantSubtypes(Oak.class)
interface Leaf {}

@VariantDictionary
record Oak() implements Leaf {}

@VariantDictionary.Template(unknownKeys = UnknownKeys.KEEP)
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
@interface Lossless {}

@Lossless
record Empty() {}

@VariantDictionary
@VariantSubtypes(Cat.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Pet has no effect, because the type is not abstract, and only an abstract type is mapped by its subtypes. Make it abstract, with a further subtype for its own objects, or remove this annotation.
// FIXED @VariantSubtypes({Cat.class, Plant.class})
class Pet {
// FIXED abstract class Pet {
  int age;
}

@VariantDictionary
class Cat extends Pet {}

@VariantDictionary(readInto = true) // ERROR true [VariantMisplacedMark] @VariantDictionary(readInto = …) on Vehicle has no effect, because the type is mapped by its subtypes, and the subtypes have the fields. Move it to the subtypes.
// FIXED @VariantDictionary
// FIXED class Plant extends Pet {}
// FIXED
// FIXED @VariantDictionary
sealed interface Vehicle {
  @VariantDictionary(readInto = true)
  final class Cart implements Vehicle {
    int wheels;
  }
}

@VariantEnum // ERROR @VariantEnum [VariantMisplacedMark] @VariantEnum on Season has no effect, because it sets nothing. Set the option "as" or ignoreCase, or remove the annotation.
// FIXED
enum Season { SPRING, FALL }

@VariantDictionary
@VariantSubtypes({Axe.class, Axe.class}) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Weapon lists a type twice, but each subtype must be listed only once. Remove one of the two.
// FIXED @VariantSubtypes(Axe.class)
interface Weapon {}

@VariantDictionary
record Axe() implements Weapon {}
