package game;

import game.Inventory.Cell;
import game.Inventory.Kind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

public final class Examples {
  public static List<?> values() {
    Cell cell = new Cell(3, 4);
    return List.of(new Inventory(
        new HashSet<>(Set.of(cell)),
        new TreeSet<>(Set.of(Kind.BOW, Kind.SWORD)),
        EnumSet.of(Kind.BOW),
        new EnumMap<>(Map.of(Kind.SWORD, 2)),
        new ConcurrentHashMap<>(Map.of(cell, "Ada"))));
  }

  private Examples() {}
}
