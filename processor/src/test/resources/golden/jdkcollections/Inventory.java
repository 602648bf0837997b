package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

@VariantDictionary
public record Inventory(
    ArrayList<String> names,
    LinkedList<Integer> recent,
    Queue<String> wanted,
    HashSet<Cell> taken,
    TreeSet<? extends Kind> sorted,
    EnumSet<Kind> allowed,
    SortedMap<String, Cell> places,
    EnumMap<Kind, Integer> counts,
    ConcurrentHashMap<Cell, String> owners,
    ConcurrentLinkedQueue<String> offers) {
  public enum Kind {
    SWORD,
    BOW
  }

  @VariantArray
  public record Cell(int x, int y) {}
}
