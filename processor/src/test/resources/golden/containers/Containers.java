package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@VariantDictionary
public record Containers(
    int[] scores,
    Vector3[] path,
    boolean[] flags,
    int[][] grid,
    Item[] items,
    List<String> tags,
    List<String> moreTags,
    List<? extends Item> loot,
    Set<Integer> seen,
    List<List<Item>> piles,
    List<Optional<String>> labels,
    Map<String, Integer> counts,
    Map<Kind, List<Item>> byKind) {
  public enum Kind {
    SWORD,
    BOW
  }

  @VariantDictionary
  public record Item(Kind kind, long id) {}
}
