package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Unit("Ada", new Spot(1, 2, "start"), new Spot(3, 4, "forest"), 7),
        new Unit("", new Spot(-1, 0, ""), new Spot(0, 0, "start"), 0));
  }

  private Examples() {}
}
