package game;

import java.util.List;

public final class Examples {
  public static List<?> values() {
    byte small = -8;
    short level = 300;
    return List.of(
        new Scalars(
            true, small, level, 70_000, 1L << 40, 'é', 0.1f, 0.1, false, small, level, 1, 2L, 'x',
            1.5f, 2.5, "text", "any"));
  }

  private Examples() {}
}
