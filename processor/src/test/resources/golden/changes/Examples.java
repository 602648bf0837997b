package game;

import io.variantmapper.runtime.value.Vector2;
import java.util.List;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Player.Guild north = new Player.Guild("north", 1);
    Vector2 here = new Vector2(1, 2);
    List<String> items = List.of("rope");
    return List.of(
        new Player("Ada", 7, 0.5f, here, null, Optional.empty(), null, path(1), items, null, 0),
        new Player(
            "Ada", 5, 0.5f, here, Player.Kind.THIEF, Optional.of("Sir"), 3, path(1, 2), items,
            north, 0),
        Creature.of(10, "none", null),
        Creature.of(3, null, north),
        Creature.of(3, "wolf", new Player.Guild("north", 2)),
        Chest.of(1, false),
        Chest.of(1, true),
        Chest.of(2, false),
        new Login("Ada", 1),
        new Login("Bob", 1),
        new Crate("a", new Box<>(1, 2)),
        new Crate("a", new Box<>(1, 3)));
  }

  private static float[] path(float... steps) {
    return steps;
  }

  private Examples() {}
}
