package game;

import io.variantmapper.annotations.*;
import java.util.List;
import java.util.Optional;

@VariantDictionary
record Player(
    @VariantField(defaultValue = "five") int hp, // ERROR "five" [VariantInvalidDefault] The default of Player.hp, "five", is no int. Write one as in Java, without suffix.
    @VariantField(defaultValue = "128") byte level, // ERROR "128" [VariantInvalidDefault] The default of Player.level, "128", is no byte. Write one as in Java, without suffix.
    @VariantField(defaultValue = "1f") Float speed, // ERROR "1f" [VariantInvalidDefault] The default of Player.speed, "1f", is no java.lang.Float. Write one as in Java, without suffix.
    @VariantField(defaultValue = "yes") boolean alive, // ERROR "yes" [VariantInvalidDefault] The default of Player.alive, "yes", is no boolean. Write one as in Java, without suffix.
    @VariantField(defaultValue = "a\0") String name, // ERROR "a\0" [VariantInvalidDefault] The default of Player.name has U+0000 or half of a surrogate pair, which no String can carry. Write it without.
    @VariantField(defaultValue = "MAGE") Kind kind, // ERROR "MAGE" [VariantInvalidDefault] The default of Player.kind, MAGE, is no constant of game.Kind. Did you mean MAGES? Write the name of one.
    @VariantField(defaultValue = "none") List<String> items, // ERROR "none" [VariantInvalidDefault] The default of Player.items can't be written as text, for its type is java.util.List<java.lang.String>. Name a static field or method of Player with defaultFrom.
    @VariantField(defaultFrom = "noTag") List<String> tags, // ERROR "noTag" [VariantInvalidDefault] The default of Player.tags is to come from noTag, but Player has no field or method of that name. Did you mean noTags? Add a static one.
    @VariantField(defaultFrom = "noTags") int tagCount, // ERROR "noTags" [VariantInvalidDefault] The default of Player.tagCount is to come from noTags, which can't give it. Make that a static field, or a static method without parameters and checked exceptions; package-private or wider, and of type int.
    @VariantField(defaultFrom = "SECRET") int mp, // ERROR "SECRET" [VariantInvalidDefault] The default of Player.mp is to come from SECRET, which can't give it. Make that a static field, or a static method without parameters and checked exceptions; package-private or wider, and of type int.
    @VariantField(defaultValue = "1", defaultFrom = "ONE") int xp) { // ERROR "ONE" [VariantInvalidDefault] The default of Player.xp is given by defaultValue and by defaultFrom. Keep one.
  static final int ONE = 1;
  private static final int SECRET = 7;

  static List<String> noTags() {
    return List.of();
  }
}

enum Kind {
  MAGES,
  ROGUES
}

@VariantDictionary
class Wolf {
  @VariantField(omitDefault = true) int hp = 5; // ERROR true [VariantInvalidDefault] Wolf.hp can't leave out its default, for it has none that is known here. Give it one with defaultValue or defaultFrom.
}

@VariantArray
record Tile(@VariantField(defaultValue = "1", omitDefault = true) int cost) {} // ERROR true [VariantInvalidDefault] Tile.cost can't leave out its default, for in an Array each field has its place. Remove omitDefault.
