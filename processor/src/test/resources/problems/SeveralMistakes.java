package game;

import io.variantmapper.annotations.*;

/** One type with several mistakes reports all of them. */
@VariantDictionary
class Player {
  private String name; // ERROR name [VariantNoGetter] Player.name can't be written, for its field is private and has no getter. Add name() or getName() with the field's own type, make the field package-private, or leave it out with @VariantIgnore. // ERROR name [VariantNoSetter] Player.name can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add setName(…) or the parameter, or leave the field out with @VariantIgnore.
  Thread thread; // ERROR thread [VariantUnsupportedType] Player.thread has type java.lang.Thread, which has no Variant type. Give the field a type that has one, or leave the field out with @VariantIgnore.

  @VariantField("thread") // ERROR "thread" [VariantDuplicateKey] Player.score has the key "thread", which thread has already. Give one of them another with @VariantField.
  int score;
}
