package game;

import game.Inventory.Cell;
import game.Inventory.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

public final class Examples {
  public static List<?> values() {
    Cell cell = new Cell(3, 4);
    Queue<String> wanted = new ArrayDeque<>(List.of("rope", "torch"));
    return List.of(new Inventory(
        new ArrayList<>(List.of("a", "b")),
        new LinkedList<>(List.of(1, 2)),
        wanted,
        new HashSet<>(Set.of(cell)),
        new TreeSet<>(Set.of(Kind.BOW, Kind.SWORD)),
        EnumSet.of(Kind.BOW),
        new TreeMap<>(Map.of("gate", cell)),
        new EnumMap<>(Map.of(Kind.SWORD, 2)),
        new ConcurrentHashMap<>(Map.of(cell, "Ada")),
        new ConcurrentLinkedQueue<>(List.of("rope", "torch"))));
  }

  private Examples() {}
}
