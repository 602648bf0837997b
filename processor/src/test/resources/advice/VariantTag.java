// Solves 25 problems.
package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Message {
  @VariantDictionary
  @VariantSubtype(number = 1)
  record Move(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 2)
  record Walk(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 7)
  record Chat(String text) implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 3)
  record Jump() implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 4)
  record Fall() implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 5)
  record Leave(@VariantField("kind") int reason) implements Message {}
}

@VariantDictionary
@VariantTag("kind")
sealed interface Weapon {
  @VariantDictionary
  record Axe(int form) implements Weapon {}

  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Sword() implements Weapon {}

  @VariantDictionary
  record Bow() implements Weapon {}
}

@VariantDictionary
@VariantTag("weight")
sealed interface Thing {
  @VariantDictionary
  record Stone() implements Thing, Weight {}
}

@VariantDictionary
@VariantTag("weight")
sealed interface Weight {}

@VariantTag("type")
@VariantDictionary
sealed interface Shape {}

@VariantDictionary
@VariantSubtype("circle")
record Circle(int radius) implements Shape, Figure {}

@VariantDictionary
sealed interface Order {}

@VariantDictionary
record Stop() implements Order {}

@VariantDictionary
@VariantSubtypes(Circle.class)
interface Figure {}

@VariantDictionary
sealed interface Charm {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") String name) implements Charm {}
}

@VariantDictionary
sealed interface Spell {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "kind", access = FieldAccess.READ_ONLY) String name) implements Spell {}
}

@VariantDictionary
sealed interface Potion {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") String color) implements Potion {}
}

@VariantArray
sealed interface Signal {
  @VariantArray
  @VariantSubtype(number = 1, fallback = true)
  record Other(@VariantField("type") int text) implements Signal {}
}

@VariantDictionary
sealed interface Sound {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") Object name) implements Sound {}
}

@VariantDictionary
sealed interface Beast {
  @VariantDictionary
  @VariantSubtype(number = 1, fallback = true)
  record Other(@VariantField("type") int temper) implements Beast {}

  enum Temper {
    TAME,
    WILD
  }
}

@VariantDictionary
sealed interface Quest {
  @VariantDictionary(views = "server")
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") String name) implements Quest {}
}

@VariantDictionary
sealed interface Rumor {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", defaultValue = "news") String name) implements Rumor {}
}

@VariantArray
sealed interface Tool {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "name", index = 1) String name,
      @VariantField(index = 2) int uses) implements Tool {}
}

@VariantDictionary
sealed interface Step {
  @VariantDictionary(views = "server")
  record Jump(@VariantField(value = "name", views = "server") String name) implements Step {}
}

@VariantDictionary
record Pebble(int size) {}

@VariantTag("kind")
@VariantDictionary
sealed interface Door {}

@VariantDictionary
record Gate() implements Door {}

@VariantArray
sealed interface Trap {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      int depth,
      @VariantField("name") String name) implements Trap {}
}
