package game;

import io.variantmapper.annotations.*;
import java.util.List;
import java.util.Optional;

@VariantDictionary
record Player(
    @VariantField(defaultValue = "five") int hp, // ERROR "five" [VariantInvalidDefault] The default of Player.hp, "five", is not a value of type int. Write a whole number of 32 bits in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "5") int hp,
    @VariantField(defaultValue = "128") byte level, // ERROR "128" [VariantInvalidDefault] The default of Player.level, "128", is not a value of type byte. Write a whole number from -128 to 127 in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "127") byte level,
    @VariantField(defaultValue = "1f") Float speed, // ERROR "1f" [VariantInvalidDefault] The default of Player.speed, "1f", is not a value of type java.lang.Float. Write a decimal number from -3.4e38 to 3.4e38, without a suffix.
    // FIXED @VariantField(defaultValue = "1") Float speed,
    @VariantField(defaultValue = "yes") boolean alive, // ERROR "yes" [VariantInvalidDefault] The default of Player.alive, "yes", is not a value of type boolean. Write true or false.
    // FIXED @VariantField(defaultValue = "true") boolean alive,
    @VariantField(defaultValue = "a\0") String name, // ERROR "a\0" [VariantInvalidDefault] The default of Player.name contains U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(defaultValue = "a") String name,
    @VariantField(defaultValue = "MAGE") Kind kind, // ERROR "MAGE" [VariantInvalidDefault] The default of Player.kind, "MAGE", is not a constant of game.Kind. Did you mean MAGES? Write the name of a constant.
    // FIXED @VariantField(defaultValue = "MAGES") Kind kind,
    @VariantField(defaultValue = "none") List<String> items, // ERROR "none" [VariantInvalidDefault] The default of Player.items can't be written as text, because its type is java.util.List<java.lang.String>. Name a static method of Player with defaultFrom.
    // FIXED @VariantField(defaultFrom = "noItems") List<String> items,
    @VariantField(defaultFrom = "noTag") List<String> tags, // ERROR "noTag" [VariantInvalidDefault] The default of Player.tags refers to "noTag", but Player has no field or method of that name. Did you mean noTags? Add a static method that returns java.util.List<java.lang.String>.
    // FIXED @VariantField(defaultFrom = "noTags") List<String> tags,
    @VariantField(defaultFrom = "noTags") int tagCount, // ERROR "noTags" [VariantInvalidDefault] The default of Player.tagCount refers to "noTags", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    // FIXED @VariantField(defaultFrom = "noTagCount") int tagCount,
    @VariantField(defaultFrom = "SECRET") int mp, // ERROR "SECRET" [VariantInvalidDefault] The default of Player.mp refers to "SECRET", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "START") List<String> titles, // ERROR "START" [VariantInvalidDefault] The default of Player.titles is the static field "START". All objects that are read would share its value, and java.util.List<java.lang.String> is not known to be immutable. Turn the field into a static method that returns a new value for each call.
    @VariantField(defaultValue = "1", defaultFrom = "ONE") int xp) { // ERROR "ONE" [VariantInvalidDefault] The default of Player.xp is given both by defaultValue and by defaultFrom. Keep one of the two.
    // FIXED @VariantField(defaultFrom = "ONE") int xp) {
  static final int ONE = 1;
  static final List<String> START = List.of("Ada");
  // FIXED static final int SECRET = 7;
  private static final int SECRET = 7;
// FIXED
  // FIXED static List<String> START() {
    // FIXED return List.of("Ada");
  // FIXED }
// FIXED
  // FIXED static List<String> noItems() {
    // FIXED return List.of();
  // FIXED }
// FIXED
  // FIXED static int noTagCount() {
    // FIXED return 0;
  // FIXED }

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
  @VariantField(omitDefault = true) int hp = 5; // ERROR true [VariantInvalidDefault] Wolf.hp can't omit its default, because no default is known. Set one with defaultValue or defaultFrom.
  // FIXED @VariantField(defaultValue = "5", omitDefault = true) int hp = 5;
}

@VariantArray
record Tile(@VariantField(defaultValue = "1", omitDefault = true) int cost) {} // ERROR true [VariantInvalidDefault] Tile.cost can't omit its default, because each field of an Array has a fixed index. Remove omitDefault.
// FIXED record Tile(@VariantField(defaultValue = "1") int cost) {}

@VariantDictionary
record Digits(
    @VariantField(defaultValue = "0x10") int hex, // ERROR "0x10" [VariantInvalidDefault] The default of Digits.hex, "0x10", is not a value of type int. Write a whole number of 32 bits in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "16") int hex,
    @VariantField(defaultValue = "1_000") int grouped, // ERROR "1_000" [VariantInvalidDefault] The default of Digits.grouped, "1_000", is not a value of type int. Write a whole number of 32 bits in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "1000") int grouped,
    @VariantField(defaultValue = "+5") long signed, // ERROR "+5" [VariantInvalidDefault] The default of Digits.signed, "+5", is not a value of type long. Write a whole number of 64 bits in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "5") long signed,
    @VariantField(defaultValue = "\u0663") Short arabic, // ERROR "\u0663" [VariantInvalidDefault] The default of Digits.arabic, "٣", is not a value of type java.lang.Short. Write a whole number from -32768 to 32767 in decimal digits, without a suffix.
    // FIXED @VariantField(defaultValue = "3") Short arabic,
    @VariantField(defaultValue = "+.5e3") double plus, // ERROR "+.5e3" [VariantInvalidDefault] The default of Digits.plus, "+.5e3", is not a value of type double. Write a decimal number from -1.7e308 to 1.7e308, without a suffix.
    // FIXED @VariantField(defaultValue = "500") double plus,
    @VariantField(defaultValue = "0x1p3") float power, // ERROR "0x1p3" [VariantInvalidDefault] The default of Digits.power, "0x1p3", is not a value of type float. Write a decimal number from -3.4e38 to 3.4e38, without a suffix.
    // FIXED @VariantField(defaultValue = "8") float power,
    @VariantField(defaultValue = "True") Boolean truth, // ERROR "True" [VariantInvalidDefault] The default of Digits.truth, "True", is not a value of type java.lang.Boolean. Write true or false.
    // FIXED @VariantField(defaultValue = "true") Boolean truth,
    @VariantField(defaultValue = "") char none, // ERROR "" [VariantInvalidDefault] The default of Digits.none, "", is not a value of type char. Write one character.
    // FIXED @VariantField(defaultValue = " ") char none,
    @VariantField(defaultValue = "\0") char end, // ERROR "\0" [VariantInvalidDefault] The default of Digits.end contains U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(defaultValue = "e") char end,
    @VariantField(defaultValue = "\uD800") Character half, // ERROR "\uD800" [VariantInvalidDefault] The default of Digits.half contains U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(defaultValue = "h") Character half,
    @VariantField(defaultFrom = "empty") List<String> list, // ERROR "empty" [VariantInvalidDefault] The default of Digits.list refers to "empty", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type java.util.List<java.lang.String>.
    @VariantField(defaultValue = "-.5e-3") double small) {
  static <T extends Number> List<T> empty() {
  // FIXED static List<String> empty() {
    return List.of();
  }
}

abstract class Beast {
  @VariantField(defaultValue = "x") int hp; // ERROR "x" [VariantInvalidDefault] The default of Bear.hp, "x", is not a value of type int. Write a whole number of 32 bits in decimal digits, without a suffix.
  // FIXED @VariantField(defaultValue = "1") int hp;
}

@VariantDictionary
class Bear extends Beast {}

@VariantDictionary
class Boar extends Beast {}

@VariantDictionary
record Tower(
    @VariantField(defaultFrom = "perObject") int height, // ERROR "perObject" [VariantInvalidDefault] The default of Tower.height refers to "perObject", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "NAME") int width, // ERROR "NAME" [VariantInvalidDefault] The default of Tower.width refers to "NAME", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "scaled") int depth, // ERROR "scaled" [VariantInvalidDefault] The default of Tower.depth refers to "scaled", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "loaded") int age, // ERROR "loaded" [VariantInvalidDefault] The default of Tower.age refers to "loaded", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "cleared") int stones, // ERROR "cleared" [VariantInvalidDefault] The default of Tower.stones refers to "cleared", which can't provide a default. Change it, or name another member. The member must be a static method without parameters or checked exceptions, or a static field of an immutable type. It must also be package-private or wider, and of type int.
    @VariantField(defaultFrom = "Stairs") int stairs, // ERROR "Stairs" [VariantInvalidDefault] The default of Tower.stairs refers to "Stairs", but Tower has no field or method of that name. Add a static method that returns int.
    @VariantField(defaultFrom = "perObjec") int rooms, // ERROR "perObjec" [VariantInvalidDefault] The default of Tower.rooms refers to "perObjec", but Tower has no field or method of that name. Add a static method that returns int.
    @VariantField(defaultValue = "1e39") float area, // ERROR "1e39" [VariantInvalidDefault] The default of Tower.area, "1e39", is not a value of type float. Write a decimal number from -3.4e38 to 3.4e38, without a suffix.
    // FIXED @VariantField(defaultValue = "1e38") float area,
    @VariantField(defaultValue = "-1e309") double ground, // ERROR "-1e309" [VariantInvalidDefault] The default of Tower.ground, "-1e309", is not a value of type double. Write a decimal number from -1.7e308 to 1.7e308, without a suffix.
    // FIXED @VariantField(defaultValue = "-1e308") double ground,
    @VariantField(defaultValue = "ab") char mark, // ERROR "ab" [VariantInvalidDefault] The default of Tower.mark, "ab", is not a value of type char. Write one character.
    // FIXED @VariantField(defaultValue = "a") char mark,
    @VariantField(defaultValue = "\uDFFF") char half, // ERROR "\uDFFF" [VariantInvalidDefault] The default of Tower.half contains U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(defaultValue = "h") char half,
    @VariantField(defaultValue = "\0") CharSequence note, // ERROR "\0" [VariantInvalidDefault] The default of Tower.note contains U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
    // FIXED @VariantField(defaultValue = "") CharSequence note,
    @VariantField(defaultValue = "weight") Stone stone) { // ERROR "weight" [VariantInvalidDefault] The default of Tower.stone, "weight", is not a constant of game.Stone. Write the name of a constant.
    // FIXED @VariantField(defaultValue = "CHALK") Stone stone) {
  static final String NAME = "";
  // FIXED static final int NAME = 2;

  int perObject() {
  // FIXED static int perObject() {
    return 1;
  }

  static int scaled(int by) {
  // FIXED static int scaled() {
    return by;
    // FIXED return 3;
  }

  static int loaded() throws java.io.IOException {
  // FIXED static int loaded() {
    return 1;
  }

  static void cleared() {}
  // FIXED static int cleared() {
    // FIXED return 0;
  // FIXED }
// FIXED
  // FIXED static int Stairs() {
    // FIXED return 0;
  // FIXED }
// FIXED
  // FIXED static int perObjec() {
    // FIXED return 0;
  // FIXED }

  static class Stairs {}
}

enum Stone {
  GRANITE,
  CHALK;
  int weight;
}
