package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Message {
  @VariantDictionary
  @VariantSubtype("move")
  record Move(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype("move") // ERROR @VariantSubtype [VariantTag] Message.Walk has the tag "move", which Message.Move has already. Give one of them another with @VariantSubtype.
  record Walk(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 7) // ERROR @VariantSubtype [VariantTag] Message.Chat has the tag 7, but Message.Move has "move", and only one of them is a number. Give a number to all with @VariantSubtype(number = …), or to none.
  record Chat(String text) implements Message {}

  @VariantDictionary
  @VariantSubtype(value = "jump", number = 3) // ERROR @VariantSubtype [VariantTag] Message.Jump has a String and a number for its tag, and is written with one of them. Keep one. // ERROR @VariantSubtype [VariantTag] Message.Jump has the tag 3, but Message.Move has "move", and only one of them is a number. Give a number to all with @VariantSubtype(number = …), or to none.
  record Jump() implements Message {}

  @VariantDictionary
  @VariantSubtype("\0") // ERROR @VariantSubtype [VariantInvalidKey] Message.Fall has a tag with U+0000 or half of a surrogate pair, which no String can carry. Write it without.
  record Fall() implements Message {}

  @VariantDictionary
  record Leave(@VariantField("type") int reason) implements Message {} // ERROR "type" [VariantDuplicateKey] Message.Leave.reason has the key "type", under which its tag stands. Give it another with @VariantField, or the tag with @VariantTag.
}

@VariantDictionary
@VariantTag("kind")
sealed interface Weapon {
  @VariantDictionary
  record Axe(@VariantField(aliases = "kind") int form) implements Weapon {} // ERROR "kind" [VariantDuplicateKey] Weapon.Axe.form has the alias "kind", which its tag has already as a key or an alias. Remove it here, or there.

  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Sword() implements Weapon {}

  @VariantDictionary
  @VariantSubtype(fallback = true) // ERROR @VariantSubtype [VariantTag] Weapon.Bow is a fallback of Weapon, and Weapon.Sword is one already. Keep one.
  record Bow() implements Weapon {}
}

@VariantDictionary
sealed interface Thing {
  @VariantDictionary
  record Stone() implements Thing, Weight {} // ERROR record [VariantTag] Thing.Stone has its tag under "type", but Weight has its tags under "weight". Give all types above it the same key with @VariantTag.
}

@VariantDictionary
@VariantTag("weight")
sealed interface Weight {}

@VariantTag("type") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Shape has no effect, for the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list them with @VariantSubtypes, and mark it with @VariantDictionary or @VariantArray.
interface Shape {}

@VariantDictionary
@VariantSubtype("circle") // ERROR @VariantSubtype [VariantMisplacedMark] @VariantSubtype on Circle has no effect, for the type is no concrete subtype of a sealed interface or abstract class with @VariantDictionary or @VariantArray, or of one that lists it with @VariantSubtypes. Mark that, or remove this.
record Circle(int radius) implements Shape {}

@VariantDictionary
@VariantSubtypes(Stop.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Order has no effect, for a sealed type says itself what its subtypes are. Remove it.
sealed interface Order {}

@VariantDictionary
record Stop() implements Order {}

@VariantSubtypes(Circle.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Figure has no effect, for the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list them with @VariantSubtypes, and mark it with @VariantDictionary or @VariantArray.
interface Figure {}

@VariantDictionary
sealed interface Spell {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", access = FieldAccess.READ_ONLY) String name) implements Spell {} // ERROR "type" [VariantDuplicateKey] Spell.Other.name has the key "type", under which its tag stands, but is never written, for it is READ_ONLY. Give it another with @VariantField, or let a fallback write it.
}

@VariantDictionary
sealed interface Potion {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") int color) implements Potion {} // ERROR "type" [VariantDuplicateKey] Potion.Other.color has the key "type", under which its tag stands, and its type can't hold a String. Give it one that can, or another key with @VariantField.
}

@VariantArray
sealed interface Signal {
  @VariantArray
  @VariantSubtype(number = 1, fallback = true)
  record Other(@VariantField("type") java.util.Optional<String> text) implements Signal {} // ERROR "type" [VariantDuplicateKey] Signal.Other.text has the key "type", under which its tag stands, and its type can't hold an int. Give it one that can, or another key with @VariantField.
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
  record Other(@VariantField("type") Temper temper) implements Beast {} // ERROR "type" [VariantDuplicateKey] Beast.Other.temper has the key "type", under which its tag stands, and its type can't hold an int. Give it one that can, or another key with @VariantField.

  enum Temper {
    TAME,
    WILD
  }
}

@VariantDictionary
sealed interface Quest {
  @VariantDictionary(views = "server")
  @VariantSubtype(fallback = true)
  record Other(@VariantField(value = "type", views = "server") String name) implements Quest {} // ERROR "type" [VariantDuplicateKey] Quest.Other.name has the key "type", under which its tag stands, but not all packets have it. Remove its views, or give it another with @VariantField.
}

@VariantDictionary
sealed interface Rumor {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", defaultValue = "news", omitDefault = true) String name) implements Rumor {} // ERROR "type" [VariantDuplicateKey] Rumor.Other.name has the key "type", under which its tag stands, but not all packets have it. Remove its omitDefault, or give it another with @VariantField.
}

@VariantArray
sealed interface Tool {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", index = 1) String name, // ERROR "type" [VariantDuplicateKey] Tool.Other.name has the key "type", under which its tag stands. Give it another with @VariantField, or the tag with @VariantTag.
      @VariantField(index = 2) int uses) implements Tool {}
}

@VariantDictionary
sealed interface Step {
  @VariantDictionary(views = "server")
  record Jump(@VariantField(value = "type", views = "server") String name) implements Step {} // ERROR "type" [VariantDuplicateKey] Step.Jump.name has the key "type", under which its tag stands. Give it another with @VariantField, or the tag with @VariantTag.
}

@VariantDictionary
@VariantTag("kind") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Pebble has no effect, for the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list them with @VariantSubtypes, and mark it with @VariantDictionary or @VariantArray.
record Pebble(int size) {}

@VariantTag("kind") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Door has no effect, for the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list them with @VariantSubtypes, and mark it with @VariantDictionary or @VariantArray.
sealed interface Door {}

record Gate() implements Door {}

@VariantArray
sealed interface Trap {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      int depth,
      @VariantField("type") String name) implements Trap {} // ERROR "type" [VariantDuplicateKey] Trap.Other.name has the key "type", under which its tag stands. Give it another with @VariantField, or the tag with @VariantTag.
}
