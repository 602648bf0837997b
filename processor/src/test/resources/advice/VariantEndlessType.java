// Solves 9 problems.
package game;

import io.variantmapper.annotations.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Node(int value, @Nullable Node next) {}

interface Loop {}

@VariantDictionary
record Ring(@VariantField(as = Ring.class) @Nullable Loop next) implements Loop {}

@VariantSingleValue
record Self(List<Self> self) {}

@VariantSingleValue
record Selves(List<Selves> all) {}

@VariantArray
record Cell<T>(T value, @Nullable Cell<T> next) {}

@VariantDictionary
class Room {
  final int id;
  final @Nullable Room door;

  Room(int id, @Nullable Room door) {
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
record Hero(@Nullable Guild guild) {}

@VariantDictionary
record Egg(Shell shell) {
  @VariantDictionary
  record Shell(Hen hen) {}
}

@VariantDictionary
record Hen(Optional<Egg> last, @Nullable Egg first) {}

@VariantDictionary
record Owner(List<Pet> pets) {}

@VariantDictionary
record Pet(Owner owner) {}

@VariantDictionary
record Player(Team team) {}

@VariantDictionary
record Team(@Nullable Player captain) {}

record Link(int id, @Nullable Link next) {}

@VariantDictionary
@VariantMixIn(Link.class)
@VariantImport(type = Link.class, using = LinkMixIn.class)
interface LinkMixIn {
}

@VariantSingleValue
record Seal(Letter letter) {}

@VariantSingleValue
record Letter(List<Seal> seal) {}
