package game;

import io.variantmapper.annotations.*;
import java.io.IOException;
// FIXED

/** The processor reports all mistakes of one class, which are of twelve kinds. */
// FIXED /** A class with mistakes of twelve kinds, after all of them have been corrected. */
@VariantDictionary(views = {"server", "owner"})
class Player {
  private String name; // ERROR name [VariantNoGetter] Player.name can't be written, because the field is private and has no getter. Add name() or getName() with the field's own type, make the field package-private, or leave the field out with @VariantIgnore. // ERROR name [VariantNoSetter] Player.name can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setName(…) if the field is not final, or leave the field out with @VariantIgnore.
  private int level; // ERROR level [VariantNoSetter] Player.level can't be read, because the field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter to the creator, add setLevel(…) if the field is not final, make the field write-only with access = FieldAccess.WRITE_ONLY, or leave the field out with @VariantIgnore.
  Thread thread; // ERROR thread [VariantUnsupportedType] Player.thread has type java.lang.Thread, which has no Variant type. Import a serializer with @VariantImport, or leave the field out with @VariantIgnore.
  // FIXED @VariantIgnore
  // FIXED Thread thread;

  @VariantField("thread") // ERROR "thread" [VariantDuplicateKey] Player.score has the key "thread", which the field thread already has. Give one of them another key with @VariantField.
  // FIXED @VariantField("points")
  int score;

  @VariantField("mana\0") // ERROR "mana\0" [VariantInvalidKey] Player.mana has a key with U+0000 or half of a surrogate pair, which a String can't carry. Remove these characters.
  // FIXED @VariantField("mana")
  int mana;

  @VariantField(type = WireType.PACKED_VECTOR3_ARRAY) // ERROR . [VariantInvalidType] Player.path can't be written as PACKED_VECTOR3_ARRAY, because its type is int[]. Choose ARRAY, TYPED_ARRAY, PACKED_INT32_ARRAY or PACKED_INT64_ARRAY, or remove the option type.
  // FIXED @VariantField(type = WireType.ARRAY)
  int[] path;

  @VariantField(flatten = true) // ERROR true [VariantInvalidFlattening] Player.home can't be flattened, because its type, java.lang.String, has no fields to take its place. Use a type with @VariantDictionary or @VariantArray, or remove flatten.
  // FIXED
  String home;

  @VariantField(defaultValue = "many") // ERROR "many" [VariantInvalidDefault] The default of Player.lives, "many", is not a value of type int. Write a whole number of 32 bits in decimal digits, without a suffix.
  // FIXED @VariantField(defaultValue = "3")
  int lives;

  @VariantField // ERROR @VariantField [VariantContradiction] @VariantField on Player.id is combined with @VariantIgnore, which leaves the field out. Keep one of the two.
  @VariantIgnore
  // FIXED
  int id;

  @VariantField // ERROR @VariantField [VariantMisplacedMark] @VariantField on Player.count has no effect, because static fields are not mapped. Remove it.
  // FIXED
  static int count;

  @VariantField(views = "sever") // ERROR "sever" [VariantUnknownView] Player.hash is for the view "sever", which is not declared. Did you mean "server"? Declare the view, or use a declared one: "server", "owner".
  // FIXED @VariantField(views = "server")
  String hash;

  private int gold; // ERROR gold [VariantCheckedException] Player.getGold throws java.io.IOException, but generated code can't throw checked exceptions. Throw an unchecked exception instead.

// FIXED
  // FIXED String name() {
    // FIXED return name;
  // FIXED }
// FIXED
  // FIXED void setName(String name) {
    // FIXED this.name = name;
  // FIXED }
// FIXED
  // FIXED void setLevel(int level) {
    // FIXED this.level = level;
  // FIXED }
// FIXED
  int getLevel() {
    return level;
  }

  int getGold() throws IOException {
  // FIXED int getGold() {
    return gold;
  }

  void setGold(int newGold) {
    gold = newGold;
  }
}
