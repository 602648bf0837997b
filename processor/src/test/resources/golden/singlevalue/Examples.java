package game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

public final class Examples {
  public static List<?> values() {
    Heat heat = new Heat();
    heat.setDegrees(36.5f);
    return List.of(
        new Score(
            new PlayerId(7),
            new Nick("ada"),
            Optional.of(new Tags(List.of("a", "b"))),
            Map.of(new PlayerId(1), heat),
            List.of(Code.of(new UUID(1, 2))),
            new Held<>(new PlayerId(3))),
        new Score(
            new PlayerId(-1),
            null,
            Optional.empty(),
            Map.of(),
            List.of(),
            new Held<>(new PlayerId(0))));
  }

  private Examples() {}
}
