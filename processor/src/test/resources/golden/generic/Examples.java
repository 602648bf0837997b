package game;

import game.Shelf.Item;
import game.Shelf.Kind;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

public final class Examples {
  public static List<?> values() {
    Item rope = new Item("rope");
    Box<Item> box = new Box<>(rope, 2);
    Tree<Item> leaf = new Tree<>();
    leaf.value = rope;
    Tree<Item> tree = new Tree<>();
    tree.value = new Item("root");
    tree.children.add(leaf);
    tree.named = Map.of("a", rope);
    return List.of(
        new Shelf(
            new Box<>("top", 1),
            box,
            new Box<>(Kind.CLOSED, 1),
            new Box<>(List.of(rope, rope), 1),
            new Box<>(new Box<>(7, 1), 1),
            new Box<>(new byte[] {1, 2}, 1),
            List.of(
                new Pair<>(
                    "k", null, Optional.of(box), List.of(), new Box<>(List.of("a", "b"), 1))),
            Map.of(
                "n",
                new Pair<>(
                    3,
                    OptionalInt.of(4),
                    Optional.empty(),
                    List.of(new Box<>(OptionalInt.empty(), 5)),
                    new Box<>(List.of(), 0))),
            new Box<>("there", 1),
            tree,
            new Shelf.Crate(box),
            new Box<>(new Vector3(1, 2, 3), 1)));
  }

  private Examples() {}
}
