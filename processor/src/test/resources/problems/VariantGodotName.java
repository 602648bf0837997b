// OPTION -Avariant.gdscript=4
package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantProtocol;
// FIXED import io.variantmapper.annotations.VariantField;
// FIXED import io.variantmapper.annotations.VariantProtocol;
import io.variantmapper.annotations.VariantSubtype;
import io.variantmapper.annotations.VariantTag;

// FIXED import io.variantmapper.annotations.VariantValue;
// FIXED
@VariantDictionary
record Node(int id) {} // ERROR record [VariantGodotName] Node becomes the GDScript class Node, but Node is a class of Godot 4. Rename Node, or set a prefix for all classes with -Avariant.gdscript.prefix.
// FIXED record NodeData(int id) {}

@VariantDictionary
record OS(int id) {} // ERROR record [VariantGodotName] OS becomes the GDScript class OS, but OS is a class of Godot 4. Rename OS, or set a prefix for all classes with -Avariant.gdscript.prefix.
// FIXED record OSData(int id) {}

@VariantDictionary
record Array(int id) {} // ERROR record [VariantGodotName] Array becomes the GDScript class Array, but Array is a type of Godot 4. Rename Array, or set a prefix for all classes with -Avariant.gdscript.prefix.
// FIXED record ArrayData(int id) {}

@VariantDictionary
record WorldPlayer(int hp) {}

class World {
  @VariantDictionary
  record Player(int hp) {} // ERROR record [VariantGodotName] World.Player becomes the GDScript file world_player.gd, but game.WorldPlayer becomes a file of the same name. Rename one of the two.
  // FIXED record PlayerData(int hp) {}
}

enum Side {
// FIXED enum SideOfDoor {
  LEFT
}

class Shop {
  enum Rank {
  // FIXED enum RankOfShop {
    FULL
  }
}

enum Rank {
  GOLD
}

@VariantDictionary
record Door(
    Side side, // ERROR side [VariantGodotName] Door.side needs the GDScript enum Side, but Side is an enum of Godot 4. Rename Side, or set a prefix for all enums with -Avariant.gdscript.prefix.
    // FIXED SideOfDoor side,
    Rank rank,
    Shop.Rank shopRank, // ERROR shopRank [VariantGodotName] Door.shopRank needs the GDScript enum Rank for Shop.Rank, but the same class also needs an enum for game.Rank. Enums of a class must differ in more than case and underscores. Rename one of the two.
    // FIXED Shop.RankOfShop shopRank,
    int maxHp,
    int max_hp) {} // ERROR max_hp [VariantGodotName] Door.max_hp becomes the GDScript variable max_hp, but Door.maxHp becomes a variable of the same name. Rename one of the two, and keep its key with @VariantField.
    // FIXED @VariantField("max_hp") int maxHpLimit) {}

enum Fruit {
  ÄPFEL,
  APFEL
  // FIXED @VariantValue("APFEL")
  // FIXED APFEL_2
}

class Zoo {
  enum Pet {
    CAT
  }
}

@VariantDictionary
record Basket(
// FIXED record Basket(Fruit fruit, Zoo.Pet pet) {}
    Fruit fruit, // ERROR fruit [VariantGodotName] Basket.fruit needs a GDScript enum for Fruit, but its constants ÄPFEL and APFEL both become APFEL. Rename one of the two, and keep its text with @VariantValue.
    // FIXED
    Zoo.Pet pet) {}
    // FIXED

@VariantDictionary
record Pet(int id) {} // ERROR record [VariantGodotName] Pet becomes the GDScript class Pet, which hides the GDScript enum of game.Zoo.Pet. Rename one of the two.
// FIXED record PetData(int id) {}

@VariantDictionary
record Cage(Zoo.Pet pet) {} // ERROR pet [VariantGodotName] Cage.pet needs the GDScript enum Pet for Zoo.Pet, but game.Pet becomes a GDScript class of the same name, which hides the enum. Rename one of the two.

@VariantDictionary
sealed interface Message permits Say {}
// FIXED sealed interface Message permits Loggable {}

@VariantDictionary
sealed interface Loggable permits Say {}
// FIXED sealed interface Loggable extends Message permits Say {}

@VariantDictionary
record Say(String text) implements Message, Loggable {} // ERROR record [VariantGodotName] Say is a subtype of Loggable and of Message, but a GDScript class extends only one class. Let one of Loggable and Message extend the other, or let only one of them have Say as a subtype.
// FIXED record Say(String text) implements Loggable {}

@VariantDictionary
sealed interface Order {
  @VariantDictionary
  record Buy(int id) implements Order {}

  class Large {
    @VariantDictionary
    @VariantSubtype("large")
    record Buy(int id) implements Order {}
    // FIXED record BuyLarge(int id) implements Order {}
  }
}

@VariantProtocol(toGodot = Order.class, toJava = Say.class)
interface Market {} // ERROR interface [VariantGodotName] Market has the messages Order.Large.Buy and Order.Buy, but both would have the name buy in GDScript. Rename one of the two.

@VariantProtocol(toGodot = Say.class, toJava = Say.class)
interface Signal {} // ERROR interface [VariantGodotName] Signal becomes the GDScript class Signal, but Signal is a type of Godot 4. Rename Signal, or set a prefix for all classes with -Avariant.gdscript.prefix.
// FIXED interface SignalProtocol {}
