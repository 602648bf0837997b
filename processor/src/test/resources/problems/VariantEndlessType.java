package game;

import io.variantmapper.annotations.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Node(int value, Node next) {} // ERROR next [VariantEndlessType] Node.next is a value of type Node, which every Node has to hold, so that reading would never end. Mark it @Nullable, make it an Optional, or say required = false.

@VariantArray
record Cell<T>(T value, Cell<T> next) {} // ERROR next [VariantEndlessType] Cell.next is a value of type Cell, which every Cell has to hold, so that reading would never end. Mark it @Nullable, make it an Optional, or say required = false.

@VariantDictionary
class Room {
  final int id;
  final Room door; // ERROR door [VariantEndlessType] Room.door is a value of type Room, which every Room has to hold, so that reading would never end. Mark it @Nullable, make it an Optional, or say required = false.

  Room(int id, Room door) {
    this.id = id;
    this.door = door;
  }
}

@VariantDictionary(views = "server")
record Tree(
    @Nullable Tree parent,
    Optional<Tree> first,
    List<Tree> rest,
    Map<String, Tree> named,
    Tree[] array,
    @VariantField(required = false) Tree other,
    @VariantField(defaultFrom = "none") Tree replaced,
    @VariantField(access = FieldAccess.WRITE_ONLY) Tree copy,
    @VariantField(views = "server") Tree hidden) {
  static final @Nullable Tree none = null;
}

@VariantDictionary
class Chain {
  Chain next;
}

@VariantDictionary
sealed interface Shape permits Group, Dot {}

@VariantDictionary
record Group(Shape inner) implements Shape {}

@VariantDictionary
record Dot(int x) implements Shape {}

@VariantDictionary
record Guild(String name, Hero leader) {}

@VariantDictionary
record Hero(Guild guild) {} // ERROR guild [VariantEndlessType] Hero.guild is a value of type Guild, which every Hero has to hold, and which by Guild.leader holds another, so that reading would never end. Mark one of these fields @Nullable, make it an Optional, or say required = false.

@VariantDictionary
record Egg(Shell shell) {
  @VariantDictionary
  record Shell(Hen hen) {}
}

@VariantDictionary
record Hen(Optional<Egg> last, Egg first) {} // ERROR first [VariantEndlessType] Hen.first is a value of type Egg, which every Hen has to hold, and which by Egg.shell and Egg.Shell.hen holds another, so that reading would never end. Mark one of these fields @Nullable, make it an Optional, or say required = false.

@VariantDictionary
record Owner(List<Pet> pets) {}

@VariantDictionary
record Pet(Owner owner) {}

@VariantDictionary
record Player(Team team) {}

@VariantDictionary
record Team(@Nullable Player captain) {}
