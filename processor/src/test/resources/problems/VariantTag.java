package game;

import io.variantmapper.annotations.*;

@VariantDictionary
sealed interface Message {
  @VariantDictionary
  @VariantSubtype("move")
  // FIXED @VariantSubtype(number = 1)
  record Move(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype("move") // ERROR @VariantSubtype [VariantTag] Message.Walk has the tag "move", which Message.Move already has. Give one of them another tag with @VariantSubtype.
  // FIXED @VariantSubtype(number = 2)
  record Walk(int x) implements Message {}

  @VariantDictionary
  @VariantSubtype(number = 7) // ERROR @VariantSubtype [VariantTag] Message.Chat has the tag 7, but Message.Move has "move", and only one of the two is a number. Give a number to all subtypes with @VariantSubtype(number = …), or to none.
  record Chat(String text) implements Message {}

  @VariantDictionary
  @VariantSubtype(value = "jump", number = 3) // ERROR @VariantSubtype [VariantTag] Message.Jump has both a String and a number as its tag, but a type has one tag. Keep one of the two. // ERROR @VariantSubtype [VariantTag] Message.Jump has the tag 3, but Message.Move has "move", and only one of the two is a number. Give a number to all subtypes with @VariantSubtype(number = …), or to none.
  // FIXED @VariantSubtype(number = 3)
  record Jump() implements Message {}

  @VariantDictionary
  @VariantSubtype("\0") // ERROR @VariantSubtype [VariantInvalidKey] Message.Fall has a tag with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
  // FIXED @VariantSubtype(number = 4)
  record Fall() implements Message {}

  @VariantDictionary
  record Leave(@VariantField("type") int reason) implements Message {} // ERROR "type" [VariantDuplicateKey] Message.Leave.reason has the key "type", which is the key of the tag. Give the field another key with @VariantField, or give the tag another key with @VariantTag.
  // FIXED @VariantSubtype(number = 5)
  // FIXED record Leave(@VariantField("kind") int reason) implements Message {}
}

@VariantDictionary
@VariantTag("kind")
sealed interface Weapon {
  @VariantDictionary
  record Axe(@VariantField(aliases = "kind") int form) implements Weapon {} // ERROR "kind" [VariantDuplicateKey] Weapon.Axe.form has the alias "kind", which its tag already has as a key or an alias. Remove one of the two.
  // FIXED record Axe(int form) implements Weapon {}

  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Sword() implements Weapon {}

  @VariantDictionary
  @VariantSubtype(fallback = true) // ERROR @VariantSubtype [VariantTag] Weapon.Bow is a fallback of Weapon, but Weapon.Sword is already one. Keep one of the two.
  // FIXED
  record Bow() implements Weapon {}
}

@VariantDictionary
sealed interface Thing {
// FIXED @VariantTag("weight")
// FIXED sealed interface Thing {
  @VariantDictionary
  record Stone() implements Thing, Weight {} // ERROR record [VariantTag] The tag of Thing.Stone has the key "type", but the tags of its supertype Weight have the key "weight". Give all supertypes of Thing.Stone the same key with @VariantTag.
}

@VariantDictionary
@VariantTag("weight")
sealed interface Weight {}

@VariantTag("type") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Shape has no effect, because the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list its subtypes with @VariantSubtypes. Then annotate it with @VariantDictionary or @VariantArray. As an alternative, remove this annotation.
interface Shape {}
// FIXED @VariantDictionary
// FIXED sealed interface Shape {}

@VariantDictionary
@VariantSubtype("circle") // ERROR @VariantSubtype [VariantMisplacedMark] @VariantSubtype on Circle has no effect, because the type is not a concrete subtype of a type that is mapped by its subtypes. Such a supertype is sealed or lists its subtypes with @VariantSubtypes, and has @VariantDictionary or @VariantArray. Annotate the supertype, or remove this annotation.
record Circle(int radius) implements Shape, Figure {}

@VariantDictionary
@VariantSubtypes(Stop.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Order has no effect, because a sealed type already declares its subtypes. Remove it.
// FIXED
sealed interface Order {}

@VariantDictionary
record Stop() implements Order {}

@VariantSubtypes(Circle.class) // ERROR @VariantSubtypes [VariantMisplacedMark] @VariantSubtypes on Figure has no effect, because the type is not mapped. Annotate the type with @VariantDictionary or @VariantArray, or remove this annotation.
// FIXED @VariantDictionary
// FIXED @VariantSubtypes(Circle.class)
interface Figure {}

@VariantDictionary
sealed interface Charm {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField(value = "type", aliases = "kind") String name) implements Charm {} // ERROR "type" [VariantDuplicateKey] Charm.Other.name has the key "type", which is the key of the tag, but the field also has an alias. A value that is read from the alias would be written as the tag, and so select another subtype. Remove the alias.
  // FIXED record Other(@VariantField("type") String name) implements Charm {}
}

@VariantDictionary
sealed interface Spell {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", access = FieldAccess.READ_ONLY) String name) implements Spell {} // ERROR "type" [VariantDuplicateKey] Spell.Other.name has the key "type", which is the key of the tag, but the field is never written, because it is READ_ONLY. Give the field another key with @VariantField, or set access = READ_WRITE and mark the subtype with fallback = true.
      // FIXED @VariantField(value = "kind", access = FieldAccess.READ_ONLY) String name) implements Spell {}
}

@VariantDictionary
sealed interface Potion {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(@VariantField("type") int color) implements Potion {} // ERROR "type" [VariantDuplicateKey] Potion.Other.color has the key "type", which is the key of the tag, but the type of the field can't hold a String. Give the field another type, or give it another key with @VariantField.
  // FIXED record Other(@VariantField("type") String color) implements Potion {}
}

@VariantArray
sealed interface Signal {
  @VariantArray
  @VariantSubtype(number = 1, fallback = true)
  record Other(@VariantField("type") java.util.Optional<String> text) implements Signal {} // ERROR "type" [VariantDuplicateKey] Signal.Other.text has the key "type", which is the key of the tag, but the type of the field can't hold an int. Give the field another type, or give it another key with @VariantField.
  // FIXED record Other(@VariantField("type") int text) implements Signal {}
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
  record Other(@VariantField("type") Temper temper) implements Beast {} // ERROR "type" [VariantDuplicateKey] Beast.Other.temper has the key "type", which is the key of the tag, but the type of the field can't hold an int. Give the field another type, or give it another key with @VariantField.
  // FIXED record Other(@VariantField("type") int temper) implements Beast {}

  enum Temper {
    TAME,
    WILD
  }
}

@VariantDictionary
sealed interface Quest {
  @VariantDictionary(views = "server")
  @VariantSubtype(fallback = true)
  record Other(@VariantField(value = "type", views = "server") String name) implements Quest {} // ERROR "type" [VariantDuplicateKey] Quest.Other.name has the key "type", which is the key of the tag, but some packets do not contain the field. Remove its views, or give the field another key with @VariantField.
  // FIXED record Other(@VariantField("type") String name) implements Quest {}
}

@VariantDictionary
sealed interface Rumor {
  @VariantDictionary
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", defaultValue = "news", omitDefault = true) String name) implements Rumor {} // ERROR "type" [VariantDuplicateKey] Rumor.Other.name has the key "type", which is the key of the tag, but some packets do not contain the field. Remove its omitDefault, or give the field another key with @VariantField.
      // FIXED @VariantField(value = "type", defaultValue = "news") String name) implements Rumor {}
}

@VariantArray
sealed interface Tool {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      @VariantField(value = "type", index = 1) String name, // ERROR "type" [VariantDuplicateKey] Tool.Other.name has the key "type", which is the key of the tag. Give the field another key with @VariantField, or give the tag another key with @VariantTag.
      // FIXED @VariantField(value = "name", index = 1) String name,
      @VariantField(index = 2) int uses) implements Tool {}
}

@VariantDictionary
sealed interface Step {
  @VariantDictionary(views = "server")
  record Jump(@VariantField(value = "type", views = "server") String name) implements Step {} // ERROR "type" [VariantDuplicateKey] Step.Jump.name has the key "type", which is the key of the tag. Give the field another key with @VariantField, or give the tag another key with @VariantTag.
  // FIXED record Jump(@VariantField(value = "name", views = "server") String name) implements Step {}
}

@VariantDictionary
@VariantTag("kind") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Pebble has no effect, because the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list its subtypes with @VariantSubtypes. Then annotate it with @VariantDictionary or @VariantArray. As an alternative, remove this annotation.
// FIXED
record Pebble(int size) {}

@VariantTag("kind") // ERROR @VariantTag [VariantMisplacedMark] @VariantTag on Door has no effect, because the type is not mapped by its subtypes. Make it a sealed interface or abstract class, or list its subtypes with @VariantSubtypes. Then annotate it with @VariantDictionary or @VariantArray. As an alternative, remove this annotation.
sealed interface Door {}
// FIXED @VariantDictionary
// FIXED sealed interface Door {}

@VariantDictionary
record Gate() implements Door {}

@VariantArray
sealed interface Trap {
  @VariantArray
  @VariantSubtype(fallback = true)
  record Other(
      int depth,
      @VariantField("type") String name) implements Trap {} // ERROR "type" [VariantDuplicateKey] Trap.Other.name has the key "type", which is the key of the tag. Give the field another key with @VariantField, or give the tag another key with @VariantTag.
      // FIXED @VariantField("name") String name) implements Trap {}
}
