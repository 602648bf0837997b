package game;

import game.Containers.Item;
import game.Containers.Kind;
import io.variantmapper.runtime.value.Vector3;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Item sword = new Item(Kind.SWORD, 1);
    Item bow = new Item(Kind.BOW, 1L << 33);
    return List.of(
        new Containers(
            new int[] {1, -2},
            new Vector3[] {new Vector3(1, 2, 3)},
            new boolean[] {true, false},
            new int[][] {{1}, {}},
            new Item[] {sword, bow},
            List.of("red"),
            List.of("fast", "loud"),
            List.of(bow),
            new LinkedHashSet<>(List.of(3, 1, 2)),
            List.of(List.of(sword), List.of()),
            List.of(Optional.of("x"), Optional.empty()),
            Map.of("a", 1),
            Map.of(Kind.BOW, List.of(bow))),
        sword);
  }

  private Examples() {}
}
