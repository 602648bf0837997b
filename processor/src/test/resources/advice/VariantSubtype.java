// Solves 17 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Message {
  @VariantDictionary
  record Move(int x) implements Message {}

  sealed interface Open extends Message {}

  @VariantDictionary
  record Openly(int width) implements Open {}

  @VariantDictionary
  record Order(Kind kind) implements Message {}

  enum Kind {
    STOP
  }

  @VariantDictionary
  record Sent(int code) implements Message {}

  abstract class Code implements io.variantmapper.runtime.VariantSerializer<Sent> {
    static final Code INSTANCE = null;
  }

  @VariantDictionary
  record Box(String content) implements Message {}
}

@VariantDictionary
sealed interface Being {
  @VariantDictionary
  sealed abstract class Beast implements Being {}

  @VariantDictionary
  final class Wolf extends Beast {}

  @VariantArray
  sealed interface Plant extends Being {}

  @VariantDictionary
  record Oak() implements Plant {}

  @VariantDictionary
  record Ghost(Color color) implements Being {}

  enum Color {
    WHITE
  }
}

@VariantDictionary
@VariantSubtypes(Cart.class)
interface Vehicle {}

@VariantDictionary
sealed abstract class Cart implements Vehicle {}

@VariantDictionary
final class Barrow extends Cart {}

@VariantDictionary
@VariantSubtypes(Sword.class)
interface Weapon {}

@VariantDictionary
record Sword(int damage) implements Weapon, Gear {}

@VariantDictionary
@VariantSubtypes(Hammer.class)
interface Tool {}

@VariantDictionary
record Hammer() implements Tool {}

@VariantDictionary
@VariantSubtypes(Sword.class)
interface Gear {}

class Hidden {
  @VariantDictionary
  sealed interface Spell {}

  @VariantDictionary
  record Secret() implements Spell {}
}

@VariantDictionary
sealed interface Pair<A, B> {
  @VariantDictionary
  record Twins<A, B>(A one, B other) implements Pair<A, B> {}

  @VariantDictionary
  record Turned<A, B>(A one, B other) implements Pair<B, A> {}
}

@VariantDictionary
sealed interface Result<T> {
  @VariantDictionary
  record Done<T>(int count) implements Result<T> {}

  @VariantDictionary
  record Sorted<T>(T least) implements Result<T> {}
}
