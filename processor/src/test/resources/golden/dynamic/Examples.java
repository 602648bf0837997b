package game;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Vector2;
import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    Variant tree = Variant.of(Map.of("hp", 7));
    return List.of(
        new Note(7L, "seven", List.of(7.5, new Vector2(1, 2)), Map.of("hp", 7L), tree),
        new Note(List.of(Map.of("a", true)), null, List.of(), Map.of(), Variant.Nil.INSTANCE));
  }

  private Examples() {}
}
