package game;

import java.util.List;

@Deprecated
public final class Examples {
  public static List<?> values() {
    return List.of(new Keys(1, 2, 3, 4, 5, 6, 7, 8));
  }

  private Examples() {}
}
