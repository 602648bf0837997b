package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    return List.of(new Unit.Tank(1, 2, new Unit.Place(3, 4)), new Unit.Other("ship", "Ada"));
  }

  private Examples() {}
}
