package game;

import io.variantmapper.annotations.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Node(int value, Node next) {} // ERROR next [VariantEndlessType] Node.next requires a value of type Node in every Node, so reading would never end. Mark it @Nullable, make it an Optional, or set required = false.
// FIXED record Node(int value, @Nullable Node next) {}

interface Loop {}

@VariantDictionary
record Ring(@VariantField(as = Ring.class) Loop next) implements Loop {} // ERROR next [VariantEndlessType] Ring.next requires a value of type Loop in every Ring, so reading would never end. Mark it @Nullable, make it an Optional, or set required = false.
// FIXED record Ring(@VariantField(as = Ring.class) @Nullable Loop next) implements Loop {}

@VariantSingleValue
record Self(Self self) {} // ERROR self [VariantEndlessType] Self.self requires a value of type Self in every Self, so reading would never end. Use a list, which may be empty, or use @VariantDictionary and mark the field @Nullable.
// FIXED record Self(List<Self> self) {}

@VariantSingleValue
record Selves(List<Selves> all) {}

@VariantArray
record Cell<T>(T value, Cell<T> next) {} // ERROR next [VariantEndlessType] Cell.next requires a value of type Cell in every Cell, so reading would never end. Mark it @Nullable, make it an Optional, or set required = false.
// FIXED record Cell<T>(T value, @Nullable Cell<T> next) {}

@VariantDictionary
class Room {
  final int id;
  final Room door; // ERROR door [VariantEndlessType] Room.door requires a value of type Room in every Room, so reading would never end. Mark it @Nullable, make it an Optional, or set required = false.
  // FIXED final @Nullable Room door;

  Room(int id, Room door) {
  // FIXED Room(int id, @Nullable Room door) {
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
  static @Nullable Tree none() {
    return null;
  }
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
record Hero(Guild guild) {} // ERROR guild [VariantEndlessType] Hero.guild requires a value of type Guild in every Hero, and this value requires another Hero through Guild.leader, so reading would never end. Mark one of these fields @Nullable, make it an Optional, or set required = false.
// FIXED record Hero(@Nullable Guild guild) {}

@VariantDictionary
record Egg(Shell shell) {
  @VariantDictionary
  record Shell(Hen hen) {}
}

@VariantDictionary
record Hen(Optional<Egg> last, Egg first) {} // ERROR first [VariantEndlessType] Hen.first requires a value of type Egg in every Hen, and this value requires another Hen through Egg.shell and Egg.Shell.hen, so reading would never end. Mark one of these fields @Nullable, make it an Optional, or set required = false.
// FIXED record Hen(Optional<Egg> last, @Nullable Egg first) {}

@VariantDictionary
record Owner(List<Pet> pets) {}

@VariantDictionary
record Pet(Owner owner) {}

@VariantDictionary
record Player(Team team) {}

@VariantDictionary
record Team(@Nullable Player captain) {}

record Link(int id, Link next) {}
// FIXED record Link(int id, @Nullable Link next) {}

@VariantDictionary
@VariantMixIn(Link.class)
@VariantImport(type = Link.class, using = LinkMixIn.class)
interface LinkMixIn { // ERROR interface [VariantEndlessType] Link.next requires a value of type Link in every Link, so reading would never end. Mark it @Nullable, make it an Optional, or set required = false.
}

@VariantSingleValue
record Seal(Letter letter) {}

@VariantSingleValue
record Letter(Seal seal) {} // ERROR seal [VariantEndlessType] Letter.seal requires a value of type Seal in every Letter, and this value requires another Letter through Seal.letter, so reading would never end. Use a list, which may be empty, in one of these fields. In a type that is not written as a single value, you can also mark the field @Nullable.
// FIXED record Letter(List<Seal> seal) {}
