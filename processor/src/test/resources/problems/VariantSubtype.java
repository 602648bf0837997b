package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Message {
  record Move(int x) implements Message {} // ERROR record [VariantSubtype] Message.Move is a subtype of Message, but is not mapped itself. Annotate it with @VariantDictionary or @VariantArray.
  // FIXED @VariantDictionary
  // FIXED record Move(int x) implements Message {}

  non-sealed interface Open extends Message {} // ERROR interface [VariantSubtype] Message.Open is a subtype of Message, but its own subtypes are unknown. Make it sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete class.
  // FIXED sealed interface Open extends Message {}

  enum Order implements Message { // ERROR enum [VariantSubtype] Message.Order is a subtype of Message, but is an enum, which has no fields to write beside the tag. Make it a mapped record that holds the enum.
  // FIXED @VariantDictionary
  // FIXED record Openly(int width) implements Open {}
// FIXED
  // FIXED @VariantDictionary
  // FIXED record Order(Kind kind) implements Message {}
// FIXED
  // FIXED enum Kind {
    STOP
  }

  @VariantUsing(Code.class)
  // FIXED @VariantDictionary
  record Sent(int code) implements Message {} // ERROR record [VariantSubtype] Message.Sent is a subtype of Message, but has its own serializer, which does not write the tag. Annotate it with @VariantDictionary or @VariantArray instead of @VariantUsing, or annotate Message itself with @VariantUsing.

  abstract class Code implements io.variantmapper.runtime.VariantSerializer<Sent> {
    static final Code INSTANCE = null;
  }

  @VariantDictionary
  record Box<T>(T content) implements Message {} // ERROR record [VariantSubtype] Message.Box is a subtype of Message, but their type parameters do not match, so reading can't determine the type arguments of Message.Box. Give both the same type parameters, with the same bounds, and pass each of them to Message.
  // FIXED record Box(String content) implements Message {}
}

@VariantDictionary
sealed interface Being {
  @VariantDictionary
  non-sealed abstract class Beast implements Being {} // ERROR class [VariantSubtype] Being.Beast is a subtype of Being, but its own subtypes are unknown. Make it sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete class.
  // FIXED sealed abstract class Beast implements Being {}
// FIXED
  // FIXED @VariantDictionary
  // FIXED final class Wolf extends Beast {}

  @VariantArray
  non-sealed interface Plant extends Being {} // ERROR interface [VariantSubtype] Being.Plant is a subtype of Being, but its own subtypes are unknown. Make it sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete class.
  // FIXED sealed interface Plant extends Being {}

  @VariantDictionary
  enum Ghost implements Being { // ERROR enum [VariantSubtype] Being.Ghost is a subtype of Being, but is an enum, which has no fields to write beside the tag. Make it a mapped record that holds the enum.
  // FIXED record Oak() implements Plant {}
// FIXED
  // FIXED @VariantDictionary
  // FIXED record Ghost(Color color) implements Being {}
// FIXED
  // FIXED enum Color {
    WHITE
  }
}

@VariantDictionary
@VariantSubtypes(Cart.class)
interface Vehicle {}

@VariantDictionary
abstract class Cart implements Vehicle {} // ERROR class [VariantSubtype] Cart is a subtype of Vehicle, but its own subtypes are unknown. Make it sealed, list its subtypes with @VariantSubtypes, or make it a record or concrete class.
// FIXED sealed abstract class Cart implements Vehicle {}

@VariantDictionary
@VariantSubtypes({Sword.class, String.class}) // ERROR @VariantSubtypes [VariantSubtype] String is listed as a subtype of Weapon, but does not extend or implement it. Remove String from @VariantSubtypes, or let it extend or implement Weapon.
// FIXED final class Barrow extends Cart {}
// FIXED
// FIXED @VariantDictionary
// FIXED @VariantSubtypes(Sword.class)
interface Weapon {}

@VariantDictionary
record Sword(int damage) implements Weapon, Gear {}

@VariantDictionary
@VariantSubtypes({})
// FIXED @VariantSubtypes(Hammer.class)
interface Tool {} // ERROR interface [VariantSubtype] Tool lists no subtypes, so none of its objects can be written. Add its subtypes to @VariantSubtypes, and annotate them with @VariantDictionary or @VariantArray.

@VariantDictionary
@VariantSubtypes({Sword.class, int.class}) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Gear lists a primitive or an array, which can't be a subtype. Remove this type from the list.
// FIXED record Hammer() implements Tool {}
// FIXED
// FIXED @VariantDictionary
// FIXED @VariantSubtypes(Sword.class)
interface Gear {}

class Hidden {
  @VariantDictionary
  sealed interface Spell {}

  @VariantDictionary
  private record Secret() implements Spell {} // ERROR record [VariantPrivateType] Hidden.Secret is private, or nested in a private type, so its serializer can't name it. Make it, and the types around it, package-private or wider. // ERROR record [VariantSubtype] Generated code can't name Hidden.Secret, a subtype of Hidden.Spell, because Hidden.Secret is private, or in another package and not public. Widen its access, or the access of a type around it.
  // FIXED record Secret() implements Spell {}
}

@VariantDictionary
sealed interface Pair<A, B> {
  @VariantDictionary
  record Twins<A, B>(A one, B other) implements Pair<A, A> {} // ERROR record [VariantSubtype] Pair.Twins is a subtype of Pair, but their type parameters do not match, so reading can't determine the type arguments of Pair.Twins. Give both the same type parameters, with the same bounds, and pass each of them to Pair.
  // FIXED record Twins<A, B>(A one, B other) implements Pair<A, B> {}

  @VariantDictionary
  record Turned<A, B>(A one, B other) implements Pair<B, A> {}
}

@VariantDictionary
sealed interface Result<T> {
  @VariantDictionary
  record Done(int count) implements Result<Integer> {} // ERROR record [VariantSubtype] Result.Done is a subtype of Result, but their type parameters do not match, so reading can't determine the type arguments of Result.Done. Give both the same type parameters, with the same bounds, and pass each of them to Result.
  // FIXED record Done<T>(int count) implements Result<T> {}

  @VariantDictionary
  record Sorted<T extends Comparable<T>>(T least) implements Result<T> {} // ERROR record [VariantSubtype] Result.Sorted is a subtype of Result, but their type parameters do not match, so reading can't determine the type arguments of Result.Sorted. Give both the same type parameters, with the same bounds, and pass each of them to Result.
  // FIXED record Sorted<T>(T least) implements Result<T> {}
}
