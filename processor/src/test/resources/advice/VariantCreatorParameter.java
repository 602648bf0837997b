// Solves 9 problems.
package game;

import io.variantmapper.annotations.*;
import org.jspecify.annotations.Nullable;

@VariantDictionary
class Account {
  private final String owner;
  final int id;

  Account(
      String owner,
      int id,
      long opened) {
    this.owner = owner;
    this.id = id;
  }

  @VariantCreator
  Account(String owner, int id) {
    this(owner, id, 0);
  }

  String owner() { return owner; }
}

@VariantDictionary
interface Gate {
  int width();

  static Gate of(int width) {
    return () -> width;
  }
}

@VariantDictionary
class Coin {
  final int gold;
  final long silver;
  final @Nullable Integer copper;
  final Integer tin;

  Coin(
      int gold,
      long silver,
      @Nullable Integer copper,
      int tin) {
    this.gold = (int) gold;
    this.silver = (long) silver;
    this.copper = copper;
    this.tin = tin;
  }
}

@VariantDictionary
class Lamp {
  final int light;

  @VariantCreator
  Lamp(
      int light,
      @VariantIgnore Oil oil) {
    this.light = light;
  }

  Lamp(int light, String oil) {
    this.light = light;
  }

  static class Oil {}
}

class Crate {
  final int size;

  Crate(int sise) {
    size = sise;
  }
}

@VariantDictionary
@VariantMixIn(Crate.class)
interface CrateMixIn {
  @VariantCreator
  Crate of(int size);
}
