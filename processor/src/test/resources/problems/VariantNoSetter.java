package game;

import io.variantmapper.annotations.*;

@VariantDictionary
class Account {
  final String owner = ""; // ERROR owner [VariantNoSetter] Account.owner can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter, or setOwner(…) if the field is not final, or leave the field out with @VariantIgnore.
  private int id; // ERROR id [VariantNoSetter] Account.id can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter, or setId(…) if the field is not final, or leave the field out with @VariantIgnore.

  int id() {
    return id;
  }
  // Returns another object, or it would not compile.
  Account owner(String owner) {
    return new Account();
  }
}

@VariantDictionary
class Guild {
  int rank; // ERROR rank [VariantNoSetter] Guild.rank can't be read, for the builder has no method that takes it. Add rank(…) to the builder, or leave the field out with @VariantIgnore.

  private Guild() {}

  static class Builder {
    void rank(String rank) {}

    Guild build() {
      return new Guild();
    }
  }
}

class Engine {
  private int heat;

  int heat() {
    return heat;
  }
}

@VariantMixIn(Engine.class)
@VariantDictionary
interface EngineMixIn {} // ERROR interface [VariantNoSetter] Engine.heat can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Leave it out: declare heat() with @VariantIgnore in EngineMixIn.

@VariantDictionary
class Names extends java.util.ArrayList<String> {} // ERROR class [VariantNoSetter] Names.size can't be read, for its field is that of java.util.ArrayList, in another package, and has no public setter, nor the creator a parameter of that name. Leave it out: declare size() with @VariantIgnore in a mix-in for the type.

@VariantDictionary
abstract class Tower {
  abstract int height();

  abstract int getFloors(); // ERROR getFloors [VariantNoSetter] Tower.floors can't be read, for the factory has no parameter of that name. Add the parameter, or leave the field out with @VariantIgnore.

  static Tower of(int height) {
    return null;
  }
}

@VariantDictionary
class Chest {
  final int size;
  private int gold; // ERROR gold [VariantNoSetter] Chest.gold can't be read, for its field is private or final, has no setter, and the creator has no parameter of that name. Add the parameter, or setGold(…) if the field is not final, or leave the field out with @VariantIgnore.

  Chest(int size, @VariantIgnore int seed) {
    this.size = size;
  }

  int gold() {
    return gold;
  }
}
