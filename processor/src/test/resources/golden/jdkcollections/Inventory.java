package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

@VariantDictionary
public record Inventory(
    HashSet<Cell> taken,
    TreeSet<? extends Kind> sorted,
    EnumSet<Kind> allowed,
    EnumMap<Kind, Integer> counts,
    ConcurrentHashMap<Cell, String> owners) {
  public enum Kind {
    SWORD,
    BOW
  }

  @VariantArray
  public record Cell(int x, int y) {}
}
