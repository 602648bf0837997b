package game;

import java.util.List;
import java.util.Map;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Bag("", "", null, 2, new byte[0], List.of(), Map.of()),
        new Bag("a", "b", "", 3, new byte[] {1}, List.of("c"), Map.of("c", 4)));
  }

  private Examples() {}
}
