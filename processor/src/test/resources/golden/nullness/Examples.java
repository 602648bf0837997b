package game;

import java.util.List;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    return List.of(
        new Guest("Ada", "12", 36, List.of(1, 2), Optional.of("red")),
        new Guest(null, "14", 0, null, Optional.empty()));
  }

  private Examples() {}
}
