package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.Variant;
// FIXED import io.variantmapper.annotations.VariantImport;
// FIXED import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Unit(
    @VariantField(flatten = true) int hp, // ERROR true [VariantInvalidFlattening] Unit.hp can't be flattened, because its type, int, has no fields to take its place. Use a type with @VariantDictionary or @VariantArray, or remove flatten.
    // FIXED @VariantField(flatten = true) Health hp,
    @VariantField(flatten = true) Optional<Place> home, // ERROR true [VariantInvalidFlattening] Unit.home can't be flattened, because its type, java.util.Optional<game.Place>, has no fields to take its place. Use a type with @VariantDictionary or @VariantArray, or remove flatten.
    // FIXED @VariantField(flatten = true) Home home,
    @VariantField(flatten = true) @Nullable Place place, // ERROR true [VariantInvalidFlattening] Unit.place can't be flattened, because it is @Nullable, and nothing in the packet would show that it is null. Remove @Nullable, or remove flatten.
    // FIXED @VariantField(flatten = true) Place place,
    @VariantField(flatten = true, value = "a_", required = false) Place other, // ERROR false [VariantInvalidFlattening] Unit.other is flattened and sets the option "required", which has no effect on a flattened field. Set the option on the fields of its type, or remove the option.
    // FIXED @VariantField(flatten = true, value = "a_") Place other,
    @VariantField(flatten = true) Event event, // ERROR true [VariantInvalidFlattening] Unit.event can't be flattened, because its type, game.Event, is written as one of its subtypes, and each subtype has its own fields. Remove flatten, or declare the field with one of the subtypes.
    // FIXED Event event,
    @VariantField(flatten = true) Box<Place> box, // ERROR true [VariantInvalidFlattening] Unit.box can't be flattened, because its type, game.Box<game.Place>, has type arguments, and only the type's own serializer gets them. Remove flatten, or use a type without type arguments.
    // FIXED Box<Place> box,
    @VariantField(flatten = true) Secret secret, // ERROR true [VariantInvalidFlattening] Unit.secret can't be flattened because of a problem in its type: Secret has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator. Its parameters must have the names of fields.
    @VariantField(flatten = true, using = Flat.class) Thread thread, // ERROR true [VariantInvalidFlattening] Unit.thread can't be flattened, because the serializer game.Flat writes it as one value, so no fields can take its place. Remove flatten, or map the type of the field with @VariantDictionary or a @VariantMixIn.
    // FIXED @VariantField(using = Flat.class) Thread thread,
    @VariantField(flatten = true) List<Place> places) {} // ERROR true [VariantInvalidFlattening] Unit.places can't be flattened, because its type, java.util.List<game.Place>, has no fields to take its place. Use a type with @VariantDictionary or @VariantArray, or remove flatten.
    // FIXED @VariantField(flatten = true) Places places) {}

@VariantArray
record Line(
    int width,
    @VariantField(flatten = true) int from, // ERROR true [VariantInvalidFlattening] Line.from can't be flattened, because its type, int, has no fields to take its place. Use a type with @VariantDictionary or @VariantArray, or remove flatten.
    // FIXED @VariantField(flatten = true) Place from,
    @VariantField(flatten = true) Secret secret, // ERROR true [VariantInvalidFlattening] Line.secret can't be flattened because of a problem in its type: Secret has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator. Its parameters must have the names of fields.
    @VariantField(flatten = true) Box<Place> to) {} // ERROR true [VariantInvalidFlattening] Line.to can't be flattened, because its type, game.Box<game.Place>, has type arguments, and only the type's own serializer gets them. Remove flatten, or use a type without type arguments.
    // FIXED Box<Place> to) {}

@VariantDictionary
sealed interface Event {
  @VariantDictionary
  record Start(int time) implements Event {}
}

@VariantDictionary
record Box<T>(T content) {}

@VariantArray
record Place(int x, int y) {}
// FIXED record Place(@VariantField(required = false) int x, @VariantField(required = false) int y) {}
// FIXED
// FIXED @VariantDictionary
// FIXED record Health(int hp) {}
// FIXED
// FIXED @VariantDictionary
// FIXED record Home(Optional<Place> home) {}
// FIXED
// FIXED @VariantDictionary
// FIXED record Places(List<Place> places) {}

@VariantDictionary
class Secret { // ERROR class [VariantNoCreator] Secret has only constructors that reading can't call, because they are private, or in another package and not public. Widen the access of one, or mark a static factory with @VariantCreator. Its parameters must have the names of fields.
  private Secret() {}
  // FIXED Secret() {}
}

@VariantDictionary
record Node(@VariantField(flatten = true) Node next) {} // ERROR true [VariantInvalidFlattening] Node.next can't be flattened, because its type, game.Node, flattens Node in turn, which would never end. Remove flatten from one field, and mark that field @Nullable.
// FIXED record Node(@Nullable Node next) {}

@VariantDictionary(changes = true)
record Sent(@VariantField(flatten = true) Place place) {} // ERROR true [VariantInvalidFlattening] Sent.place can't be flattened, because Sent sends changes, and changes are merged only into fields of Sent itself. Remove flatten, or remove changes.
// FIXED record Sent(Place place) {}

@VariantDictionary
record Packed(@VariantField(flatten = true) Sent sent) {}

@VariantDictionary
record Loaded(@VariantField(flatten = true) Save save) {} // ERROR true [VariantInvalidFlattening] Loaded.save can't be flattened, because its type, game.Save, keeps unknown keys, and reading can't distinguish them from the keys of Loaded. Remove flatten, or remove @VariantExtras.
// FIXED record Loaded(Save save) {}

@VariantDictionary
record Save(@VariantExtras Map<String, Variant> rest) {}

abstract class Flat implements VariantSerializer<Thread> {
  static final Flat INSTANCE = null;
}

@VariantDictionary
record Egg(@VariantField(flatten = true) Hen hen) {} // ERROR true [VariantInvalidFlattening] Egg.hen can't be flattened, because its type, game.Hen, flattens Egg in turn, which would never end. Remove flatten from one field, and mark that field @Nullable.
// FIXED record Egg(@Nullable Hen hen) {}

@VariantDictionary
record Hen(@VariantField(flatten = true) Egg egg) {}

@VariantDictionary
record Nest(@VariantField(flatten = true) Hen hen) {}

@VariantDictionary
record Route(@VariantField(flatten = true) Stop stop) {} // ERROR true [VariantInvalidFlattening] Route.stop can't be flattened because of a problem in its type: Stop.guard has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.

@VariantDictionary
// FIXED @VariantImport(type = Thread.class, using = Flat.class)
// FIXED @VariantDictionary
record Stop(
    Thread guard, // ERROR guard [VariantUnsupportedType] Stop.guard has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
    Thread other) {} // ERROR other [VariantUnsupportedType] Stop.other has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.

@VariantDictionary(readInto = true)
class Filled {
  @VariantField(flatten = true) // ERROR true [VariantInvalidFlattening] Filled.place can't be flattened, because Filled has readInto, which sets only fields of Filled itself. Remove flatten, or set readInto = false.
  // FIXED
  Place place;
}
