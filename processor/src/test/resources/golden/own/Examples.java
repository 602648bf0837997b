package game;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Examples {
  public static List<?> values() {
    Money price = new Money(3, 50);
    return List.of(
        new Spell(
            "fireball",
            Duration.ofMillis(1500),
            Optional.of(Duration.ofMillis(250)),
            0xff8000,
            255,
            price,
            Arrays.asList(price, null),
            Map.of("friend", new Money(2, 0))),
        new Spell("light", Duration.ZERO, Optional.empty(), 0, null, price, List.of(), Map.of()));
  }

  private Examples() {}
}
