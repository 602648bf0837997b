package game;

import io.variantmapper.annotations.*;

@VariantDictionary
record Player(
    @VariantField("a\0") String name, // ERROR "a\0" [VariantInvalidKey] Player.name has a key with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField("a") String name,
    @VariantField("\ud800") int first, // ERROR "\ud800" [VariantInvalidKey] Player.first has a key with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField("first") int first,
    @VariantField("\udfff") int last, // ERROR "\udfff" [VariantInvalidKey] Player.last has a key with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField("last") int last,
    @VariantField(aliases = "b\0") int past) {} // ERROR "b\0" [VariantInvalidKey] Player.past has an alias with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(aliases = "b") int past) {}

enum Kind {
  @VariantValue("\0") // ERROR "\0" [VariantInvalidKey] Kind.SWORD has a value with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
  // FIXED @VariantValue("sword")
  SWORD
}
