// Solves 13 problems.
// OPTION -Avariant.gdscript=4
package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;
import io.variantmapper.annotations.VariantValue;

@VariantDictionary
record NodeData(int id) {}

@VariantDictionary
record OSData(int id) {}

@VariantDictionary
record ArrayData(int id) {}

@VariantDictionary
record WorldPlayer(int hp) {}

class World {
  @VariantDictionary
  record PlayerData(int hp) {}
}

enum SideOfDoor {
  LEFT
}

class Shop {
  enum RankOfShop {
    FULL
  }
}

enum Rank {
  GOLD
}

@VariantDictionary
record Door(
    SideOfDoor side,
    Rank rank,
    Shop.RankOfShop shopRank,
    int maxHp,
    @VariantField("max_hp") int maxHpLimit) {}

enum Fruit {
  ÄPFEL,
  @VariantValue("APFEL")
  APFEL_2
}

class Zoo {
  enum Pet {
    CAT
  }
}

@VariantDictionary
record Basket(Fruit fruit, Zoo.Pet pet) {}

@VariantDictionary
record PetData(int id) {}

@VariantDictionary
record Cage(Zoo.Pet pet) {}

@VariantDictionary
sealed interface Message permits Loggable {}

@VariantDictionary
sealed interface Loggable extends Message permits Say {}

@VariantDictionary
record Say(String text) implements Loggable {}

@VariantDictionary
sealed interface Order {
  @VariantDictionary
  record Buy(int id) implements Order {}

  class Large {
    @VariantDictionary
    @VariantSubtype("large")
    record BuyLarge(int id) implements Order {}
  }
}

@VariantProtocol(toGodot = Order.class, toJava = Say.class)
interface Market {}

@VariantProtocol(toGodot = Say.class, toJava = Say.class)
interface SignalProtocol {}
